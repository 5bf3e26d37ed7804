import EndpointJSON

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
}

/// Values of a converted document, at the locations of the original values.
extension JSONNode {
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

  /// The object with its members changed, or removed by nil. Other values stay unchanged.
  func changed(_ change: (JSONMember) -> JSONMember?) -> JSONNode {
    guard case .object(let members) = kind else { return self }
    return .object(members.compactMap(change), at: self)
  }

  /// The object with further members.
  func adding(_ others: [JSONMember]) -> JSONNode {
    others.isEmpty ? self : .object(members + others, at: self)
  }

  /// The array or object with its values changed.
  func mapped(_ change: (JSONNode) -> JSONNode) -> JSONNode {
    guard case .array(let elements) = kind else { return changed { $0.mapped(change) } }
    return .array(elements.map(change), at: self)
  }

  /// The object with another `$ref`.
  func referring(to text: String) -> JSONNode {
    changed { member in
      member.key == "$ref" ? member.mapped { .text(text, at: $0) } : member
    }
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
}
