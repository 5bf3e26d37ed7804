import EndpointJSON

extension YAMLReader {
  /// Replaces each merge key `<<` of a mapping with the members of its mappings, as js-yaml and PyYAML do.
  ///
  /// Keys of the mapping itself take precedence, then those of earlier mappings. A quoted key is not a merge key.
  func merged(_ members: [JSONMember]) throws(JSONFailure) -> [JSONMember] {
    guard members.contains(where: isMergeKey) else { return members }
    var keys = Set(members.lazy.filter { !isMergeKey($0) }.map(\.key))
    var result: [JSONMember] = []
    for member in members {
      if isMergeKey(member) {
        for merged in try mergedMembers(of: member.value) where keys.insert(merged.key).inserted {
          result.append(merged.with(keyOf: member))
        }
      } else {
        result.append(member)
      }
    }
    return result
  }

  private func isMergeKey(_ member: JSONMember) -> Bool {
    member.keyEnd - member.keyStart == 2 && member.key == "<<"
  }

  /// The members of a mapping, or of several in a sequence.
  private func mergedMembers(of node: JSONNode) throws(JSONFailure) -> [JSONMember] {
    switch node.kind {
    case .object(let members): return members
    case .array(let elements):
      var members: [JSONMember] = []
      for element in elements {
        guard case .object(let own) = element.kind else { throw unmergeable(element) }
        members += own
      }
      return members
    default: throw unmergeable(node)
    }
  }

  private func unmergeable(_ node: JSONNode) -> JSONFailure {
    text.failure("a mapping, or a sequence of mappings, after the merge key \"<<\"", at: node.start)
  }
}

extension JSONMember {
  /// The member at the place of a merge key, so that the members of a mapping stay in the order of their places.
  fileprivate func with(keyOf mergeKey: JSONMember) -> JSONMember {
    JSONMember(key: key, keyStart: mergeKey.keyStart, keyEnd: mergeKey.keyEnd, value: value)
  }
}
