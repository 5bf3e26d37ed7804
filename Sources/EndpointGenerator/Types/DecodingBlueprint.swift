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
  /// The keys of fields that are not decoded under them, which are no additional ones: of constants, say.
  private let unread: [String]
  private let reading: ReadExpression

  init(_ blueprint: StructBlueprint) {
    self.blueprint = blueprint
    reading = ReadExpression(index: blueprint.type.index)
    decoded = DecodedField.fields(of: blueprint)
    keyed = decoded.filter { $0.property.field.at == nil }
    located = decoded.filter { $0.property.field.at != nil }
    var told = Set(keyed.map(\.property.field.wireName.text))
    unread =
      blueprint.additional == nil
      ? [] : blueprint.fields.compactMap(\.key).filter { told.insert($0).inserted }
  }

  var declaration: Declaration {
    Declaration(
      template: "decoding",
      context: [
        "access": .text(type.access),
        "name": .text(type.name.escaped),
        "opening": .text(type.extensionOpening("JSONDecodable")),
        "keys": .text(JSONKeysLiteral(keyed.map(\.property.field.wireName.text) + unread).text),
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
    var nulls = keyed.map { $0.acceptsNull } + unread.map { _ in false }
    var secrets = keyed.map(\.property.field.isSecret) + unread.map { _ in false }
    if let additional {
      nulls.append(type.index.takesNull(additional.valueType))
      secrets.append(false)
    }
    var arguments = "Self.keys"
    // Of more than 64 fields, the reader asks for both sets or none.
    let hasBoth = nulls.count > 64 && (nulls + secrets).contains(true)
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
    if !unread.isEmpty { statements.append(["break"]) }
    if let additional { statements.append(self.statements(for: additional)) }
    return statements.enumerated().map { index, statements in
      let label = label(index)
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

  /// `case .f2`, `case .f3, .f4` for what is not read, or `default` for the last statement.
  private func label(_ statement: Int) -> String {
    if statement == statementCount - 1 { return "default" }
    let fields = statement..<(statement < keyed.count ? statement + 1 : keyCount)
    return "case " + fields.map { hasFieldCases ? ".f\($0)" : "\($0)" }.joined(separator: ", ")
  }

  private var keyCount: Int { keyed.count + unread.count }

  private var statementCount: Int {
    keyed.count + (unread.isEmpty ? 0 : 1) + (additional == nil ? 0 : 1)
  }

  /// Whether `JSONField` has a case for each key, and for additional ones.
  private var hasFieldCases: Bool {
    keyCount + (additional == nil ? 0 : 1) <= JSONField.limit
  }

  private func statements(for additional: AdditionalBlueprint) -> [String] {
    let name = additional.name.text
    if let wrapped = type.index.wrapped(additional.valueType) {
      let read = reading.text(wrapped, reader: "$0")
      let update = "{ \(name).updateValue(value, forKey: key) }"
      let line = "if let value = json.optional({ \(read) }) \(update)"
      let isShort = line.characterCount + 8 <= SwiftExpression.lineLength
      return ["let key = json.key"]
        + (isShort ? [line] : ["let value = json.optional { \(read) }", "if let value \(update)"])
    }
    return ["let key = json.key", "\(name)[key] = \(reading.text(additional.valueType))"]
  }

  private var guardStatement: String {
    let required = keyed.map(\.isRequired) + unread.map { _ in false }
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
