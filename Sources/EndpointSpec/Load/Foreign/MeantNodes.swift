import EndpointJSON

/// Nodes as they are meant, at the places of the written ones.
extension JSONNode {
  /// An object with other members.
  func with(_ members: [JSONMember]) -> JSONNode {
    JSONNode(kind: .object(members), start: start, end: end)
  }

  /// An object without one of its members.
  func without(_ member: JSONMember) -> JSONNode {
    with(members.filter { $0.keyStart != member.keyStart })
  }
}

extension Diagnostic {
  /// The value that is certainly meant by one of another kind, if this problem is that of the value.
  func meant(for node: JSONNode) -> JSONNode? {
    guard rule == .wrongType, let fix, fix.isCertain, fix.edits.count == 1,
      case .replace(let place, let json)? = fix.edits.first,
      place.start == node.start, place.end == node.end
    else { return nil }
    return (try? JSONNode.parse(Array(json.utf8)))?.moved(to: node)
  }
}

extension JSONNode {
  /// The node and its parts, at the place of another one.
  fileprivate func moved(to other: JSONNode) -> JSONNode {
    let kind: Kind =
      switch self.kind {
      case .array(let elements): .array(elements.map { $0.moved(to: other) })
      case .object(let members):
        .object(
          members.map { member in
            JSONMember(
              key: member.key,
              keyStart: other.start,
              keyEnd: other.end,
              value: member.value.moved(to: other)
            )
          }
        )
      default: self.kind
      }
    return JSONNode(kind: kind, start: other.start, end: other.end)
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
