import EndpointJSON
import EndpointSpec

/// Converts schemas, which differ in a few keywords.
extension SwaggerConversion {
  mutating func schema(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind else { return node }
    let isNullable = members.contains { member in
      ["x-nullable", "x-isnullable"].contains(member.key) && member.value.isTrue
    }
    var result: [JSONMember] = []
    for member in members {
      switch member.key {
      case "$ref": result.append(member.rewritten)
      case "type" where member.value.text == "file":
        result.append(member.mapped { .text("string", at: $0) })
        result.append(.made("format", .text("binary", at: member.value)))
      case "format" where node["type"]?.text == "file": break
      case "x-nullable", "x-isnullable": break
      case "discriminator" where member.value.text != nil:
        result.append(
          member.mapped { .object([.made("propertyName", $0)], at: $0) }
        )
      case "properties", "patternProperties", "definitions":
        result.append(member.mapped { map($0) { $0.schema($1) } })
      case "items", "additionalProperties", "not", "allOf", "anyOf", "oneOf":
        result.append(member.mapped { schemas($0) })
      default: result.append(member)
      }
    }
    if isNullable {
      result.append(.made("nullable", .flag(true, at: node)))
    }
    return .object(result, at: node)
  }

  private mutating func schemas(_ node: JSONNode) -> JSONNode {
    guard case .array(let elements) = node.kind else { return schema(node) }
    return .array(elements.map { schema($0) }, at: node)
  }

  /// The object with each of its values converted.
  mutating func map(
    _ node: JSONNode,
    _ convert: (inout SwaggerConversion, JSONNode) -> JSONNode
  ) -> JSONNode {
    guard case .object(let members) = node.kind else { return node }
    return .object(members.map { $0.mapped { convert(&self, $0) } }, at: node)
  }

  /// The OpenAPI 3.0 locations of the top-level sections of Swagger 2.0.
  static let sections = [
    ("definitions", "components/schemas"), ("parameters", "components/parameters"),
    ("responses", "components/responses"), ("securityDefinitions", "components/securitySchemes"),
  ]
}

/// Values of a converted document, at the locations of the original values.
extension JSONNode {
  subscript(key: String) -> JSONNode? { member(key)?.value }

  var text: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  var isTrue: Bool {
    if case .bool(true) = kind { true } else { false }
  }

  var elements: [JSONNode] {
    if case .array(let elements) = kind { elements } else { [] }
  }

  var members: [JSONMember] {
    if case .object(let members) = kind { members } else { [] }
  }

  var texts: [String] { elements.compactMap(\.text) }

  /// An object with other members. Other values stay unchanged, but for a reference in OpenAPI 3.0 syntax.
  func changed(_ change: ([JSONMember]) -> [JSONMember]) -> JSONNode {
    guard case .object(let members) = kind, self["$ref"] == nil else { return rewritten }
    return .object(change(members), at: self)
  }

  /// The object with its reference in OpenAPI 3.0 syntax.
  var rewritten: JSONNode {
    guard case .object(let members) = kind, self["$ref"] != nil else { return self }
    return .object(members.map(\.rewritten), at: self)
  }

  static func flag(_ flag: Bool, at node: JSONNode) -> JSONNode {
    JSONNode(kind: .bool(flag), start: node.start, end: node.end)
  }

  static func text(_ text: String, at node: JSONNode) -> JSONNode {
    JSONNode(kind: .string(text), start: node.start, end: node.end)
  }

  static func object(_ members: [JSONMember], at node: JSONNode) -> JSONNode {
    JSONNode(kind: .object(members), start: node.start, end: node.end)
  }

  static func array(_ elements: [JSONNode], at node: JSONNode) -> JSONNode {
    JSONNode(kind: .array(elements), start: node.start, end: node.end)
  }
}

extension JSONMember {
  init(_ key: String, _ value: JSONNode, at place: JSONNode) {
    self.init(key: key, keyStart: place.start, keyEnd: place.end, value: value)
  }

  /// A member that does not exist in the document, at the location of its value.
  static func made(_ key: String, _ value: JSONNode) -> JSONMember {
    JSONMember(
      key: key,
      keyStart: value.start,
      keyEnd: min(value.start + 1, value.end),
      value: value
    )
  }

  func renamed(_ key: String, _ value: JSONNode) -> JSONMember {
    JSONMember(key: key, keyStart: keyStart, keyEnd: keyEnd, value: value)
  }

  func mapped(_ convert: (JSONNode) -> JSONNode) -> JSONMember { renamed(key, convert(value)) }

  /// The member with a reference in OpenAPI 3.0 syntax.
  var rewritten: JSONMember {
    guard key == "$ref", let text = value.text else { return self }
    for (old, new) in SwaggerConversion.sections where text.hasPrefix("#/\(old)/") {
      return renamed(key, .text("#/\(new)/" + text.dropFirst(old.count + 3), at: value))
    }
    return self
  }
}
