import EndpointJSON

extension NodeReader {
  /// Reads the members of a union: a list of types, or an object of cases and types.
  mutating func unionMembers(_ node: JSONNode) -> [UnionSpec.Member] {
    if node.isEmpty {
      reportValue("a union needs a member", at: opening(of: node))
    }
    if case .array = node.kind {
      return list(node) { node, reader in
        reader.typeUse(node).map { UnionSpec.Member(name: nil, type: $0) }
      } ?? []
    }
    return map(node, expected: "an array or an object") { name, node, reader in
      reader.unionMember(node, name: name)
    }.map(\.value)
  }

  private mutating func unionMember(
    _ node: JSONNode,
    name: Located<String>
  ) -> UnionSpec.Member? {
    guard node.member("type") != nil || node.member("tag") != nil else {
      return typeUse(node).map { UnionSpec.Member(name: name, type: $0) }
    }
    var draft = UnionMemberDraft()
    object(node, into: &draft, UnionMemberDraft.keys)
    return draft.type.map { UnionSpec.Member(name: name, tag: draft.tag, type: $0) }
  }
}

/// A partially read union member in its long form.
struct UnionMemberDraft: Sendable {
  var tag: Located<JSONValue>?
  var type: TypeUse?

  static let keys = ObjectKeys<UnionMemberDraft>(
    "a member of a union",
    definition: "unionMember",
    [
      ObjectKey("tag") { $1.tag = $2.scalar($0) },
      .type("type", \.type, isRequired: true),
    ]
  )
}
