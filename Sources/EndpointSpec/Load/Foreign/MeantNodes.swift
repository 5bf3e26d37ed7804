import EndpointJSON

/// Nodes as they are meant, at the places of the written ones.
extension JSONNode {
  /// An object with other members.
  func with(_ members: [JSONMember]) -> JSONNode {
    JSONNode(kind: .object(members), start: start, end: end)
  }
}

extension JSONMember {
  func with(_ value: JSONNode) -> JSONMember {
    JSONMember(key: key, keyStart: keyStart, keyEnd: keyEnd, value: value)
  }

  /// A member with another key and another value.
  func with(_ key: String, _ kind: JSONNode.Kind) -> JSONMember {
    let value = JSONNode(kind: kind, start: value.start, end: value.end)
    return JSONMember(key: key, keyStart: keyStart, keyEnd: keyEnd, value: value)
  }
}
