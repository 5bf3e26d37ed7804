import EndpointJSON
import EndpointSpec

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

  package var isNull: Bool {
    if case .null = node.kind { true } else { false }
  }

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
    return isAlone && isDay(day) ? day : nil
  }
}
