import EndpointJSON

/// A form of a type by its word, and the key that describes it: `{ "type": "enum", "values": ["a"] }`.
///
/// RAML, Smithy, Avro, Kotlin and protocol buffers write types in this way.
struct ForeignForm {
  enum Form { case enumeration, array, dictionary, structure, identifier, union, optional }

  let form: Form
  let detail: JSONMember

  init?(_ node: JSONNode) {
    guard let word = node.member("type")?.value.text?.lowercased(), let form = Self.words[word],
      let detail = (Self.details[form] ?? []).lazy.compactMap(node.member).first
    else { return nil }
    (self.form, self.detail) = (form, detail)
  }

  private static let words: [String: Form] = [
    "enum": .enumeration, "enumeration": .enumeration, "choice": .enumeration, "array": .array,
    "list": .array, "set": .array, "sequence": .array, "map": .dictionary, "dict": .dictionary,
    "dictionary": .dictionary, "hash": .dictionary, "object": .structure, "struct": .structure,
    "structure": .structure, "record": .structure, "message": .structure, "class": .structure,
    "interface": .structure, "identifier": .identifier, "newtype": .identifier, "union": .union,
    "oneof": .union, "optional": .optional, "nullable": .optional,
  ]

  private static let details: [Form: [String]] = [
    .enumeration: ["values", "cases", "options", "symbols", "members", "constants"],
    .array: ["of", "element", "elements", "elementType", "itemType", "member", "values"],
    .dictionary: ["of", "values", "value", "valueType"],
    .structure: ["fields", "members", "props", "attributes"],
    .identifier: ["of", "raw", "rawType", "wraps", "base"],
    .union: ["of", "members", "types", "variants", "cases", "options"],
    .optional: ["of", "wraps", "value"],
  ]
}

extension ForeignSchema {
  /// The fields as an object. Avro has a list: `[{ "name": "id", "type": "int" }]`. Nil for other values.
  private static func fields(_ node: JSONNode) -> JSONNode? {
    guard case .array(let elements) = node.kind else { return node.members.isEmpty ? nil : node }
    let fields = elements.compactMap { element -> JSONMember? in
      guard let name = element.member("name"), let key = name.value.text,
        element.member("type") != nil
      else { return nil }
      let rest = element.members.filter { $0.key != "name" }
      let value = element.with(rest)
      return JSONMember(key: key, keyStart: name.keyStart, keyEnd: name.keyEnd, value: value)
    }
    guard fields.count == elements.count, !fields.isEmpty else { return nil }
    return node.with(fields)
  }

  /// The type as JSON of the spec language.
  func type(_ form: ForeignForm, of node: JSONNode) -> String? {
    let value = form.detail.value
    switch form.form {
    case .enumeration: return enumeration(value)
    case .array: return use(value).map(array)
    case .dictionary: return dictionary(value)
    case .structure: return Self.fields(value).flatMap { structure($0, of: node) }
    case .identifier: return use(value).map { "{ \"identifier\": \($0) }" }
    case .union: return union(value)
    case .optional: return use(value).flatMap(optional)
    }
  }
}
