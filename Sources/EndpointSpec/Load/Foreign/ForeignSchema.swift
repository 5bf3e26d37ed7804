import EndpointJSON

/// A schema of JSON Schema or OpenAPI in place of a type, and its translation into the spec language.
struct ForeignSchema {
  let types: ForeignTypes

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
    guard known.contains("type"), let type = node.member("type") else { return nil }
    if case .array(let elements) = type.value.kind, elements.contains(where: \.isTypeOfSchema) {
      return type
    }
    return node.member("enum")
  }

  private static let keys: Set = [
    "$ref", "properties", "items", "oneOf", "anyOf", "allOf", "additionalProperties", "format",
    "schema", "content", "prefixItems", "minimum", "maximum", "minLength", "maxLength", "minItems",
    "maxItems", "const", "readOnly", "writeOnly",
  ]

  // MARK: - Types

  /// The type as JSON of the spec language. Nil if it has parts that the language lacks.
  func use(_ node: JSONNode) -> String? {
    switch node.kind {
    case .string(let text): quote(types.translated(text) ?? types.ours(text))
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
  private func field(_ node: JSONNode, known: [String] = []) -> (type: String, more: [String])? {
    let node = node.member("schema")?.value.merged(with: node, without: "schema") ?? node
    if let content = node.member("content")?.value { return body(content, of: node) }
    var more: [String] = []
    var isOptional = false
    var limits = ForeignLimits()
    for member in node.members
    where !Self.ofType.contains(member.key) && member.key != "name" && member.key != "in"
      || known.contains(member.key) && ["name", "in"].contains(member.key)
    {
      switch member.key {
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
      case "examples" where known.contains("example"):
        guard case .array(let values) = member.value.kind, let value = values.first else {
          return nil
        }
        more.append("\"example\": \(value.value)")
      case _ where limits.take(member): break
      case _ where known.contains(member.key), _ where member.key.hasPrefix("x-"):
        more.append("\(quote(member.key)): \(member.value.value)")
      case "example", "examples", "default", "deprecated": break
      default: return nil
      }
    }
    if let text = limits.text, known.contains("limits") { more.append("\"limits\": \(text)") }
    if node.member("const") != nil, node.member("type") == nil, !more.isEmpty { return ("", more) }
    guard let type = type(node), let whole = isOptional ? optional(type) : type else { return nil }
    return (whole, more)
  }

  /// The keys that make the type.
  private static let ofType: Set = [
    "$ref", "type", "format", "items", "properties", "enum", "oneOf", "anyOf", "allOf",
    "additionalProperties", "discriminator",
  ]

  private func type(_ node: JSONNode) -> String? {
    if case .string(let reference)? = node.member("$ref")?.value.kind {
      return reference.split(separator: "/").last.map { quote(String($0)) }
    }
    if let values = node.member("enum")?.value { return enumeration(values) }
    if let members = (node.member("oneOf") ?? node.member("anyOf"))?.value { return union(members) }
    if let parts = node.member("allOf")?.value { return composition(parts) }
    if let properties = node.member("properties")?.value { return structure(properties, of: node) }
    if let items = node.member("items")?.value { return use(items).map(array) }
    if let values = node.member("additionalProperties")?.value { return dictionary(values) }
    return named(node)
  }

  private func named(_ node: JSONNode) -> String? {
    let format: String? =
      if case .string(let text)? = node.member("format")?.value.kind { text } else { nil }
    switch node.member("type")?.value.kind {
    case .string(let text): return scalar(text, format)
    case .array(let elements):
      let names = elements.compactMap { $0.text }
      let others = names.filter { $0 != "null" }
      guard names.count == elements.count, others.count == 1 else { return nil }
      let type = scalar(others[0], format)
      return others.count < names.count ? type.flatMap(optional) : type
    case nil: return format.map { scalar("string", $0) } ?? nil
    default: return nil
    }
  }

  private func scalar(_ type: String, _ format: String?) -> String? {
    let name =
      switch (type.lowercased(), format?.lowercased()) {
      case ("integer", "int32"?): "int32"
      case ("integer", _): "int"
      case ("number", "decimal"?): "decimal"
      case ("number", "int64"?), ("number", "int32"?): "int"
      case ("number", _): "double"
      case ("string", let format?):
        ForeignTypes.scalar(named: format) ?? Self.own(format) ?? "string"
      case ("object", _): "json"
      case ("array", _): "[json]"
      default: types.translated(type) ?? types.ours(type)
      }
    return quote(name)
  }

  private static func own(_ format: String) -> String? {
    switch format {
    case "date": "day"
    case _ where Scalar.names.contains(format): format
    default: nil
    }
  }

  private func enumeration(_ node: JSONNode) -> String? {
    guard case .array(let values) = node.kind else { return "{ \"enum\": \(node.value) }" }
    let texts = values.compactMap(\.text)
    let nulls = values.count(where: \.isNull)
    guard !texts.isEmpty, texts.count + nulls == values.count else { return nil }
    let list = texts.map(quote).joined(separator: ", ")
    return "{ \"enum\": [\(list)]\(nulls > 0 ? ", \"optional\": true" : "") }"
  }

  private func union(_ node: JSONNode) -> String? {
    guard case .array(let elements) = node.kind else { return nil }
    let others = elements.filter { $0.member("type")?.value.text != "null" }
    let members = others.compactMap(use)
    guard members.count == others.count, let first = members.first else { return nil }
    let isOptional = others.count < elements.count
    if members.count == 1 { return isOptional ? optional(first) : first }
    let list = members.joined(separator: ", ")
    return "{ \"union\": [\(list)]\(isOptional ? ", \"optional\": true" : "") }"
  }

  private func composition(_ node: JSONNode) -> String? {
    guard case .array(let parts) = node.kind else { return nil }
    if parts.count == 1 { return use(parts[0]) }
    let names = parts.compactMap { $0.member("$ref") == nil ? nil : type($0) }
    let own = parts.filter { $0.member("$ref") == nil }
    guard !names.isEmpty, own.count <= 1 else { return nil }
    let fields =
      own.isEmpty ? "{}" : own[0].member("properties").flatMap { members($0.value, of: own[0]) }
    return fields.map { "{ \"include\": [\(names.joined(separator: ", "))], \"fields\": \($0) }" }
  }

  private func structure(_ properties: JSONNode, of node: JSONNode) -> String? {
    members(properties, of: node).map { "{ \"fields\": \($0) }" }
  }

  private func members(_ properties: JSONNode, of node: JSONNode) -> String? {
    let required: [String]? =
      if case .array(let names)? = node.member("required")?.value.kind {
        names.compactMap(\.text)
      } else {
        nil
      }
    var fields: [String] = []
    for property in properties.members {
      guard
        let (own, more) = field(property.value, known: FieldSpec.keys.names)
          ?? plain(property.value)
      else { return nil }
      var type = own
      if let required, !required.contains(property.key), !type.isEmpty {
        guard let whole = optional(type) else { return nil }
        type = whole
      }
      if !more.isEmpty || type.hasPrefix("{") {
        let first = type.isEmpty ? [] : ["\"type\": \(type)"]
        type = "{ " + (first + more).joined(separator: ", ") + " }"
      }
      fields.append("\(quote(property.key)): \(type)")
    }
    return fields.isEmpty ? "{}" : "{ \(fields.joined(separator: ", ")) }"
  }

  private func plain(_ node: JSONNode) -> (type: String, more: [String])? {
    node.text == nil ? nil : use(node).map { ($0, []) }
  }

  private func dictionary(_ node: JSONNode) -> String? {
    if case .bool = node.kind { return quote("[string: json]") }
    return use(node).flatMap { type in expression(of: type).map { quote("[string: \($0)]") } }
  }

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

  private func array(_ type: String) -> String {
    expression(of: type).map { quote("[\($0)]") } ?? "[\(type)]"
  }

  /// The type with `?`. Nil for an inline array.
  private func optional(_ type: String) -> String? {
    if let expression = expression(of: type) {
      return quote(expression.hasSuffix("?") ? expression : expression + "?")
    }
    return type.hasPrefix("{") ? type.dropLast(2) + ", \"optional\": true }" : nil
  }

  private func expression(of type: String) -> String? {
    type.hasPrefix("\"") ? String(type.dropFirst().dropLast()) : nil
  }

  private func quote(_ text: String) -> String { JSONValue.string(text).description }

  /// The first line of a text.
  private func line(_ node: JSONNode) -> String? {
    node.text?.split(whereSeparator: \.isNewline).first.map { quote(String($0)) }
  }
}

/// Limits as other languages write them: `minLength` and `maxLength` become `"length": "1...20"`.
struct ForeignLimits {
  private var ends: [String: (least: String?, most: String?)] = [:]
  /// The keys of our language, as written.
  private var own: [(key: String, value: String)] = []

  static let keys: Set = [
    "min", "max", "length", "items", "pattern", "minimum", "maximum", "minLength", "maxLength",
    "minItems", "maxItems", "regex", "regexp", "minValue", "maxValue",
  ]

  /// Adds a limit. False for another key or value.
  mutating func take(_ member: JSONMember) -> Bool {
    switch (member.key, member.value.kind) {
    case ("minimum", .number(let number)), ("minValue", .number(let number)):
      own.append(("min", number))
    case ("maximum", .number(let number)), ("maxValue", .number(let number)):
      own.append(("max", number))
    case ("minLength", .number(let number)): ends["length", default: (nil, nil)].least = number
    case ("maxLength", .number(let number)): ends["length", default: (nil, nil)].most = number
    case ("minItems", .number(let number)): ends["items", default: (nil, nil)].least = number
    case ("maxItems", .number(let number)): ends["items", default: (nil, nil)].most = number
    case ("regex", .string), ("regexp", .string): own.append(("pattern", "\(member.value.value)"))
    case ("min", .number), ("max", .number), ("length", .number), ("length", .string),
      ("items", .number), ("pattern", .string):
      own.append((member.key, "\(member.value.value)"))
    default: return false
    }
    return true
  }

  /// The object of all limits. Nil without one.
  var text: String? {
    let ranges = ["length", "items"].compactMap { key in
      ends[key].map { "\"\(key)\": \"\($0.least ?? "")...\($0.most ?? "")\"" }
    }
    let parts = own.map { "\"\($0.key)\": \($0.value)" } + ranges
    return parts.isEmpty ? nil : "{ \(parts.joined(separator: ", ")) }"
  }
}

extension JSONNode {
  /// The text of a string. Nil for other values.
  var text: String? { if case .string(let text) = kind { text } else { nil } }

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
