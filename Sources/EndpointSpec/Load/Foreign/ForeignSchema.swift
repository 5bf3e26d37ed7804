import EndpointJSON

/// A schema of JSON Schema or OpenAPI in place of a type, and its translation into the spec language.
struct ForeignSchema {
  let types: ForeignTypes
  /// Whether the schema is that of a part, where binary data is a file.
  var isInMultipart = false

  /// The first key that only a schema has, such as `$ref` or `properties`. Nil for a type of the spec language.
  ///
  /// - Parameter known: The keys of the spec language at this place.
  static func foreignKey(of node: JSONNode, besides known: [String]) -> JSONMember? {
    let type = node.member("type")?.value
    let foreign = node.members.first { member in
      guard keys.contains(member.key), !known.contains(member.key) else { return false }
      return member.key != "items" || type?.text.map { $0 == "array" } ?? (type == nil)
        || !member.value.members.isEmpty
    }
    if let foreign { return foreign }
    if let form = ForeignForm(node) { return form.detail }
    guard known.contains("type"), let type = node.member("type") else { return nil }
    if case .array(let elements) = type.value.kind, elements.contains(where: \.isTypeOfSchema) {
      return type
    }
    return node.member("enum")
  }

  private static let keys: Set = [
    "$ref", "properties", "items", "oneOf", "anyOf", "allOf", "additionalProperties", "format",
    "schema", "content", "prefixItems", "minimum", "maximum", "minLength", "maxLength", "minItems",
    "maxItems", "const", "readOnly", "writeOnly", "target",
  ]

  // MARK: - Types

  /// The type as JSON of the spec language. Nil if it has parts that the language lacks.
  func use(_ node: JSONNode) -> String? {
    switch node.kind {
    case .string(let text): quote(types.translated(text) ?? types.ours(text))
    case .object where node.isDefinition(): "\(node.value)"
    case .object: field(node).flatMap { $0.more.isEmpty ? $0.type : nil }
    default: nil
    }
  }

  /// The field, parameter or body as JSON of the spec language.
  ///
  /// - Parameter known: The keys of the spec language at this place, which remain.
  func entry(_ node: JSONNode, known: [String]) -> String? {
    guard let (type, more) = field(node, known: known) else { return nil }
    // A definition of its own is the type of a field.
    if more.isEmpty, !type.hasPrefix("{") || !known.contains("type") { return type }
    let first = type.isEmpty ? [] : ["\"type\": \(type)"]
    return "{ " + (first + more).joined(separator: ", ") + " }"
  }

  /// The type of a schema, and the other keys of its field.
  func field(_ node: JSONNode, known: [String] = []) -> (type: String, more: [String])? {
    let isSchema = node.member("schema") != nil
    let node = node.member("schema")?.value.merged(with: node, without: "schema") ?? node
    if let content = node.member("content")?.value { return body(content, of: node) }
    var more: [String] = []
    // A parameter of OpenAPI is optional unless it is required, or has a value without an argument.
    let isParameter = ["query", "header", "cookie"].contains(node.member("in")?.value.text ?? "")
    var isOptional =
      isSchema && isParameter && known.contains("in")
      && !["required", "default"].contains { node.member($0) != nil }
    var limits = ForeignLimits()
    let detail = ForeignForm(node)?.detail.key
    let style = known.contains("style") ? ForeignStyle(node) : nil
    for member in node.members
    where member.key != detail && !Self.ofType.contains(member.key) && member.key != "name"
      && member.key != "in"
      || known.contains(member.key) && ["name", "in"].contains(member.key)
    {
      switch member.key {
      case "style" where style != nil, "explode" where style != nil: break
      case "description", "title":
        if let line = line(member.value), known.contains("summary") {
          more.append("\"summary\": \(line)")
        }
      case "nullable" where !known.contains("nullable"), "x-nullable":
        isOptional = member.value.isTrue
      case "required": if member.value.isFalse { isOptional = true }
      case "optional": isOptional = member.value.isTrue
      case "readOnly", "writeOnly":
        let direction = member.key == "readOnly" ? "response" : "request"
        if member.value.isTrue, known.contains("only") { more.append("\"only\": \"\(direction)\"") }
      case "const" where known.contains("constant"):
        more.append("\"constant\": \(member.value.value)")
      case "keys" where detail != nil, "keyType" where detail != nil: break
      case "examples" where known.contains("example"):
        guard case .array(let values) = member.value.kind, let value = values.first else {
          return nil
        }
        more.append("\"example\": \(value.value)")
      case _ where limits.take(member): break
      case "limits" where known.contains("limits"):
        guard member.value.members.allSatisfy({ limits.take($0) }) else { return nil }
      case _ where known.contains(member.key), _ where member.key.hasPrefix("x-"):
        more.append("\(quote(member.key)): \(member.value.value)")
      case "example", "examples", "default", "deprecated": break
      default: return nil
      }
    }
    if limits.hasRepetitions { return nil }
    if let text = limits.text, known.contains("limits") { more.append("\"limits\": \(text)") }
    if node.member("const") != nil, node.member("type") == nil, !more.isEmpty { return ("", more) }
    guard let type = type(node), let whole = isOptional ? optional(type) : type else { return nil }
    let isResponse = known.contains("status")
    if isResponse, type == "\"data\"", node.member("format")?.value.text == "binary",
      node.member("encoding") == nil
    {
      more.append("\"encoding\": \"binary\"")
    }
    switch style?.meaning(of: kind(of: type)) {
    case .style(let name): more.append("\"style\": \(quote(name))")
    case .unknown: return nil
    case .nothing, nil: break
    }
    return (whole, more)
  }

  private func kind(of type: String) -> ForeignStyle.Kind {
    type.hasPrefix("\"[") ? .array : type.hasPrefix("{ \"fields\"") ? .object : .scalar
  }

  /// The keys that make the type.
  private static let ofType: Set = [
    "$ref", "type", "format", "items", "properties", "enum", "oneOf", "anyOf", "allOf",
    "additionalProperties", "discriminator", "by", "target",
  ]

  /// The body of `{ "application/json": { "schema": … } }`.
  private func body(_ content: JSONNode, of node: JSONNode) -> (type: String, more: [String])? {
    guard let media = content.members.first, let schema = media.value.member("schema")?.value,
      let type = use(schema)
    else { return nil }
    let encoding = ForeignWords.word(
      for: media.key,
      among: ["form", "multipart", "text", "binary"]
    )
    return (type, encoding.map { ["\"encoding\": \(quote($0))"] } ?? [])
  }

  // MARK: - Texts

  func array(_ type: String) -> String {
    expression(of: type).map { quote("[\($0)]") } ?? "[\(type)]"
  }

  /// The type with `?`. Nil for an inline array.
  func optional(_ type: String) -> String? {
    if let expression = expression(of: type) {
      return quote(expression.hasSuffix("?") ? expression : expression + "?")
    }
    return type.hasPrefix("{") ? type.dropLast(2) + ", \"optional\": true }" : nil
  }

  func expression(of type: String) -> String? {
    type.hasPrefix("\"") ? String(type.dropFirst().dropLast()) : nil
  }

  func quote(_ text: String) -> String { JSONValue.string(text).description }

  /// The first line of a text.
  private func line(_ node: JSONNode) -> String? {
    node.text?.split(whereSeparator: \.isNewline).first.map { quote(String($0)) }
  }
}

extension JSONNode {
  /// The text of a string. Nil for other values.
  package var text: String? { if case .string(let text) = kind { text } else { nil } }

  var isTrue: Bool { if case .bool(true) = kind { true } else { false } }

  var isFalse: Bool { if case .bool(false) = kind { true } else { false } }

  fileprivate var isTypeOfSchema: Bool {
    ["null", "string", "integer", "number", "boolean", "object", "array"].contains(text ?? "")
  }

  /// The members of this object, then those of another one.
  fileprivate func merged(with other: JSONNode, without key: String) -> JSONNode {
    let own = members
    let more = other.members.filter { member in
      member.key != key && !own.contains { $0.key == member.key }
    }
    return JSONNode(kind: .object(own + more), start: start, end: end)
  }
}
