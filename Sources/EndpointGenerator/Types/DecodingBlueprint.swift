import EndpointJSON
import EndpointSpec

/// The initializer that decodes a struct from JSON or any `Decoder`.
///
/// ```swift
/// while let key = json.next(&object) {
///   switch key.name {
///   case .suit: json.value(&suit)
///   case .size: json.int(&size)
///   }
/// }
/// ```
struct DecodingBlueprint {
  let blueprint: StructBlueprint
  /// All decoded fields in the order of the initializer.
  private let decoded: [DecodedField]
  private let keyed: [DecodedField]
  /// The fields at a path, or that are the object itself.
  private let located: [DecodedField]
  /// The keys of fields that are not decoded by key, such as constants. They are not undeclared keys.
  private let unread: [String]

  init(_ blueprint: StructBlueprint) {
    self.blueprint = blueprint
    decoded = DecodedField.fields(of: blueprint)
    keyed = decoded.filter { $0.property.field.at == nil }
    located = decoded.filter { $0.property.field.at != nil }
    var known = Set(keyed.map(\.property.field.wireName.text))
    unread =
      blueprint.additional == nil
      ? [] : blueprint.structure.fields.compactMap(\.key).filter { known.insert($0).inserted }
  }

  var declaration: Declaration {
    let (cases, unread) = (self.cases, unreadLines)
    return Declaration(
      template: "decoding",
      section: .coding,
      context: [
        "access": .string(type.access),
        "name": .string(type.name.escaped),
        "hasCases": .bool(!cases.isEmpty),
        "cases": .array(cases),
        "keysAccess": .string(type.isMemberByKeys ? "" : "private "),
        "hasKeys": .bool(!cases.isEmpty || !unread.isEmpty),
        "unread": .array(unread.map(JSONValue.string)),
        "variables": .array(variables.map(JSONValue.string)),
        "located": .array(located.map { .string($0.locatedStatement) }),
        "conditions": .string(conditions.joined(separator: ", ")),
        "arguments": .string(arguments.joined(separator: ", ")),
      ]
    )
  }

  private var type: GeneratedType { blueprint.type }
  private var additional: PropertyBlueprint? { blueprint.additional }

  private var variables: [String] {
    keyed.map(\.declaration)
      + (additional.map { ["var \($0.name.text): \($0.swiftType) = [:]"] } ?? [])
  }

  // MARK: Keys

  /// A case for each key in order, and one for undeclared keys if they are decoded.
  private var cases: [JSONValue] {
    let facts = Dictionary(firstOf: type.memberKeys.map { ($0.name, $0) })
    var names = Set(keyed.map(\.property.name.text))
    func name(_ proposed: String) -> SwiftName {
      let name = SwiftName(unique(proposed, suffix: "Key", among: names))
      names.insert(name.text)
      return name
    }
    var cases = keyed.map { field in
      let key = field.property.field.wireName.text
      let line = line(
        key,
        field.isRequired ? "required" : nil,
        field.acceptsNull ? "nullable" : nil,
        field.property.field.isSecret ? "secret" : nil,
        facts[key]?.traits(isRequired: field.isRequired)
      )
      return keyCase(field.property.name, line, field.statement)
    }
    for key in unread {
      let name = name(SwiftNaming.memberName(for: key)?.text ?? "other")
      cases.append(keyCase(name, line(key, facts[key]?.traits(isRequired: false)), "break"))
    }
    if let additional, let value = blueprint.structure.additional {
      let statements = statements(for: additional.name.text, value).joined(separator: "\n")
      let isNullable = type.index.isOptional(value) || type.index.model.holdsNull(value)
      cases.append(keyCase(name("unknown"), "", statements, isNullable: isNullable))
    }
    return cases
  }

  /// - Parameter line: The key with its traits as a literal. Empty for undeclared keys.
  private func keyCase(
    _ name: SwiftName,
    _ line: String,
    _ statement: String,
    isNullable: Bool = false
  ) -> JSONValue {
    [
      "key": .string(name.escaped),
      "member": .string(name.member),
      "line": .string(line),
      "isNullable": .bool(isNullable),
      "statement": .string(statement),
    ]
  }

  /// The keys that only the selection of a union member needs.
  private var unreadLines: [String] {
    let read = Set(keyed.map(\.property.field.wireName.text) + unread)
    return type.memberKeys.filter { !read.contains($0.name) }
      .map { line($0.name, $0.traits(isRequired: false)) }
  }

  /// `"image_url required"`
  private func line(_ key: String, _ traits: String?...) -> String {
    stringLiteral(([WireKeyLine.line(of: key)] + traits.compactMap(\.self)).joined(separator: " "))
  }

  private func statements(for name: String, _ value: TypeReference) -> [String] {
    guard case .optional(let wrapped) = type.index.resolvingAlias(value) else {
      return ["let key = json.key", "\(name)[key] = \(type.index.reading(value))"]
    }
    return [
      "let key = json.key",
      "let value = json.optional { \(type.index.reading(wrapped, reader: "$0")) }",
      "if let value { \(name).updateValue(value, forKey: key) }",
    ]
  }

  // MARK: The end

  private var conditions: [String] {
    ["json.finish(&object)"] + decoded.filter(\.isUnwrapped).map { "let \($0.local.escaped)" }
  }

  private var arguments: [String] {
    decoded.map { "\($0.property.name.label): \($0.local.escaped)" }
      + (additional.map { ["\($0.name.text): \($0.name.text)"] } ?? [])
  }
}

extension GeneratedType {
  /// True if a union selects the struct by its keys.
  fileprivate var isMemberByKeys: Bool { index.model.memberChoices.structures.contains(name) }

  fileprivate var memberKeys: [MemberKey] {
    isMemberByKeys ? index.model.memberKeys(of: model) : []
  }
}

extension MemberKey {
  /// The traits of a key for unions: `always only true`.
  fileprivate func traits(isRequired: Bool) -> String? {
    let list = values.map(\.description).joined(separator: ", ")
    let traits = [
      isAlways && !isRequired ? "always" : nil,
      values.isEmpty ? nil : (isOnly ? "only " : "listed ") + list,
    ].compactMap(\.self)
    return traits.isEmpty ? nil : traits.joined(separator: " ")
  }
}
