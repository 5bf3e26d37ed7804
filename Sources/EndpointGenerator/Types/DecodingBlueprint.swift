import EndpointJSON
import EndpointMustache
import EndpointSpec

/// The initialiser that reads a struct, from JSON or from any `Decoder`.
///
/// ```swift
/// while let field = json.nextField(&fields) {
///   switch field {
///   case .f0: suit = Suit(from: &json)
///   default: json.int(&size)
///   }
/// }
/// ```
struct DecodingBlueprint {
  let blueprint: StructBlueprint
  /// In the order of the initialiser; of these, some have keys of their own …
  private let decoded: [DecodedField]
  private let keyed: [DecodedField]
  /// … and some lie deeper, or are the object itself.
  private let located: [DecodedField]
  private let reading: ReadExpression

  init(_ blueprint: StructBlueprint) {
    self.blueprint = blueprint
    reading = ReadExpression(index: blueprint.type.index)
    decoded = DecodedField.fields(of: blueprint)
    keyed = decoded.filter { $0.property.field.at == nil }
    located = decoded.filter { $0.property.field.at != nil }
  }

  var declaration: Declaration {
    Declaration(
      template: "decoding",
      context: [
        "access": .text(type.access),
        "name": .text(type.name.escaped),
        "opening": .text(type.extensionOpening("JSONDecodable")),
        "keys": .text(JSONKeysLiteral(keyed.map(\.property.field.wireName.text)).text),
        "locals": .list(locals),
        "objectArguments": .text(objectArguments),
        "isSwitch": .bool(statementCount > 1),
        "next": .text(hasFieldCases ? "nextField" : "next"),
        "cases": .list(cases),
        "located": .list(located.map { .text($0.locatedStatement(reading)) }),
        "guard": .text(guardStatement),
        "call": .text(initializerCall),
      ]
    )
  }

  private var type: GeneratedType { blueprint.type }
  private var additional: AdditionalBlueprint? { blueprint.additional }

  private var locals: [TemplateValue] {
    let locals = keyed.map { TemplateValue.text($0.declaration) }
    guard let additional else { return locals }
    return locals + [.text("var \(additional.name.text): \(additional.swiftType) = [:]")]
  }

  /// `, nulls: 0b100, additional: true`
  private var objectArguments: String {
    var nulls = keyed.map { $0.acceptsNull }
    if let additional {
      nulls.append(type.index.takesNull(additional.valueType))
    }
    let secrets = keyed.map(\.property.field.isSecret)
    var arguments = "Self.keys"
    // Of more than 64 fields, the reader asks for both sets or none.
    let hasBoth = keyed.count > 64 && (nulls + secrets).contains(true)
    if hasBoth || nulls.contains(true) { arguments += ", nulls: \(FieldSetLiteral(nulls).text)" }
    if hasBoth || secrets.contains(true) {
      arguments += ", secret: \(FieldSetLiteral(secrets).text)"
    }
    return arguments + (additional == nil ? "" : ", additional: true")
  }

  private var cases: [TemplateValue] {
    let isSwitch = statementCount > 1
    var statements = keyed.map { field in
      [field.statement(reading, indentation: isSwitch ? 8 : 6)]
    }
    if let additional { statements.append(self.statements(for: additional)) }
    return statements.enumerated().map { index, statements in
      let number = hasFieldCases ? ".f\(index)" : "\(index)"
      let label = index == statementCount - 1 ? "default" : "case \(number)"
      let length = "      \(label): \(statements[0])".characterCount
      let isShort =
        statements.count == 1 && length <= SwiftExpression.lineLength
        && !statements[0].holdsLineBreak
      return [
        "label": .text(label),
        "statement": .text(isShort ? statements[0] : ""),
        "statements": .list(statements.map(TemplateValue.text)),
      ]
    }
  }

  private var statementCount: Int { keyed.count + (additional == nil ? 0 : 1) }

  /// Whether `JSONField` has a case for each statement.
  private var hasFieldCases: Bool { statementCount <= JSONField.limit }

  private func statements(for additional: AdditionalBlueprint) -> [String] {
    let name = additional.name.text
    if let wrapped = type.index.wrapped(additional.valueType) {
      let read = reading.text(wrapped, reader: "$0")
      return [
        "let key = json.key",
        "if let value = json.optional({ \(read) }) { \(name).updateValue(value, forKey: key) }",
      ]
    }
    return ["let key = json.key", "\(name)[key] = \(reading.text(additional.valueType))"]
  }

  private var guardStatement: String {
    let required = keyed.map(\.isRequired)
    let mask = required.contains(true) ? ", required: \(FieldSetLiteral(required).text)" : ""
    let bindings = decoded.filter(\.isUnwrapped).map { "let \($0.local.escaped)" }
    let conditions = ["json.finish(&fields\(mask))"] + bindings
    let line = "    guard \(conditions.joined(separator: ", ")) else { return nil }"
    if line.characterCount <= SwiftExpression.lineLength { return line }
    let words = conditions.dropFirst().map { "\($0)," }
    var lines = ListLayout.wrapped(words, indentation: 6, first: "    guard \(conditions[0]),")
    lines[lines.count - 1].removeLast()
    return (lines + ["    else { return nil }"]).joined(separator: "\n")
  }

  private var initializerCall: String {
    var arguments = decoded.map { field in
      SwiftExpression.Argument(field.property.name.label, .text(field.local.escaped))
    }
    if let additional { arguments.append(.init(additional.name.text, .text(additional.name.text))) }
    return SwiftExpression.call("self.init", arguments).text(indentation: 4)
  }
}
