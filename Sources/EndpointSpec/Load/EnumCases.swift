import EndpointJSON

extension NodeReader {
  /// Reads the values of an enum: a list of strings, or an object of cases and strings or integers.
  mutating func enumCases(_ node: JSONNode) -> [EnumSpec.Case] {
    var cases: [EnumSpec.Case]
    if case .array = node.kind {
      cases = list(node) { node, reader in reader.listedCase(node) } ?? []
    } else {
      cases = map(node, expected: "an array or an object") { name, node, reader in
        reader.enumCase(node, name: name)
      }.map(\.value)
    }
    if node.isEmpty {
      reportValue("an enum needs a value", at: opening(of: node))
    }
    cases = uniform(cases)
    return cases
  }

  private mutating func listedCase(_ node: JSONNode) -> EnumSpec.Case? {
    guard let listed = enumCase(node, name: nil) else { return nil }
    guard case .string = listed.value.value else {
      reportValue(
        "an integer of an enum needs a name",
        at: listed.value.place,
        hint: "write \"enum\": { \"name\": \(listed.value.value.description), … }"
      )
      return nil
    }
    return listed
  }

  private mutating func enumCase(_ node: JSONNode, name: Located<String>?) -> EnumSpec.Case? {
    guard case .object = node.kind else {
      return scalar(node).map { EnumSpec.Case(name: name, value: $0) }
    }
    var draft = EnumCaseDraft()
    object(node, into: &draft, EnumCaseDraft.keys)
    guard let value = draft.value else { return nil }
    var result = EnumSpec.Case(name: name, value: value)
    result.summary = draft.summary
    result.deprecation = draft.deprecation
    result.was = draft.was
    return result
  }

  /// Reads a string or an integer, such as the value of an enum or a tag.
  mutating func scalar(_ node: JSONNode) -> Located<JSONValue>? {
    switch node.kind {
    case .string: return string(node).map { Located(node.value, at: $0.place) }
    case .number: return integer(node).map { Located(node.value, at: $0.place) }
    default:
      reportKind(expected: "a string or an integer", found: node)
      return nil
    }
  }

  /// The cases of the same kind as the first. Reports the others.
  private mutating func uniform(_ cases: [EnumSpec.Case]) -> [EnumSpec.Case] {
    guard let first = cases.first else { return cases }
    let expected = first.value.value.isString ? "a string" : "an integer"
    return cases.filter { item in
      guard item.value.value.isString != first.value.value.isString else { return true }
      report(
        .wrongType,
        "\"enum\": expected \(expected) like the first value, found \(item.value.value.description)",
        at: item.value.place,
        related: [.init("the first value is here", at: first.value.place)]
      )
      return false
    }
  }

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

/// A partially read value of an enum in its long form.
struct EnumCaseDraft: Sendable {
  var value: Located<JSONValue>?
  var summary: String?
  var deprecation: DeprecationSpec?
  var was: Located<String>?

  static let keys = ObjectKeys<EnumCaseDraft>(
    "a value of an enum",
    definition: "enumCase",
    [
      ObjectKey("value", \.value) { $1.scalar($0) }.required,
      .summary(\.summary),
      .deprecated(\.deprecation),
      .string("was", \.was),
    ]
  )
}

extension JSONValue {
  var isString: Bool {
    if case .string = self { true } else { false }
  }
}

extension JSONNode {
  /// True for an empty array or object.
  var isEmpty: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
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
      .type("type", \.type).required,
    ]
  )
}
