import EndpointJSON
import EndpointSpec
import EndpointWire

/// A value of a document and the index of its file, so that messages can show its location.
package struct DocumentNode: Sendable {
  package let node: JSONNode
  package let file: Int

  package init(_ node: JSONNode, file: Int) {
    self.node = node
    self.file = file
  }

  package subscript(key: String) -> DocumentNode? {
    node.member(key).map { DocumentNode($0.value, file: file) }
  }

  /// The location for messages: the opening bracket of an object or array, or the whole scalar.
  package var place: Place {
    switch node.kind {
    case .object, .array: Place(file: file, start: node.start, end: node.start + 1)
    default: Place(file: file, start: node.start, end: node.end)
    }
  }

  package var text: String? { node.text }

  package var flag: Bool? {
    guard case .bool(let flag) = node.kind else { return nil }
    return flag
  }

  package var isNull: Bool { node.isNull }

  package var isObject: Bool {
    if case .object = node.kind { true } else { false }
  }

  /// The digits of a number.
  package var number: String? {
    guard case .number(let text) = node.kind else { return nil }
    return text
  }

  package var elements: [DocumentNode]? {
    guard case .array(let elements) = node.kind else { return nil }
    return elements.map { DocumentNode($0, file: file) }
  }

  package var members: [DocumentMember]? {
    guard case .object(let members) = node.kind else { return nil }
    return members.map { member in
      DocumentMember(
        key: member.key,
        place: Place(file: file, start: member.keyStart, end: member.keyEnd),
        value: DocumentNode(member.value, file: file)
      )
    }
  }

  /// The members of the object under a key. Empty if there is no object.
  package func members(_ key: String) -> [DocumentMember] { self[key]?.members ?? [] }

  /// The elements of the array under a key. Empty if there is no array.
  package func elements(_ key: String) -> [DocumentNode] { self[key]?.elements ?? [] }

  /// The `example` and the `examples` of a schema.
  var examples: [DocumentNode] { [self["example"]].compactMap(\.self) + elements("examples") }

  /// The members without extensions (`x-…`).
  package var ownMembers: [DocumentMember] {
    (members ?? []).filter { !$0.key.hasPrefix("x-") }
  }
}

package struct DocumentMember: Sendable {
  package let key: String
  /// The location of the key.
  package let place: Place
  package let value: DocumentNode
}

extension DocumentNode {
  /// The `deprecated` value of the spec with the date of `x-sunset`. Nil if the object has neither.
  var deprecation: JSONValue? {
    if let day = self[VendorKey.sunset]?.sunset { return ["sunset": .string(day)] }
    return self["deprecated"]?.flag == true ? true : nil
  }

  /// The date of an `x-sunset`, without the time: `2027-03-01`. Nil if the text is not a date.
  var sunset: String? {
    guard let text else { return nil }
    let (day, rest) = (String(text.prefix(10)), text.dropFirst(10))
    let isAlone = rest.isEmpty || rest.hasPrefix("T") || rest.hasPrefix(" ")
    return isAlone && Day(day) != nil ? day : nil
  }
}

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
