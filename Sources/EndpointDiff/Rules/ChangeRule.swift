import EndpointSpec

/// A way in which declarations change, and how it is found.
package struct ChangeRule: Sendable {
  /// The kinds of its findings.
  package let kinds: [ChangeKind]
  /// What it finds, given what the rules before it have found.
  package let find: @Sendable (Match, [Change]) -> [Change]

  init(_ kinds: [ChangeKind], find: @escaping @Sendable (Match) -> [Change]) {
    self.kinds = kinds
    self.find = { match, _ in find(match) }
  }

  init(_ kind: ChangeKind, find: @escaping @Sendable (Match) -> [Change]) {
    self.init([kind], find: find)
  }

  /// A rule about what the rules before it have found.
  init(_ kind: ChangeKind, judging find: @escaping @Sendable (Match, [Change]) -> [Change]) {
    kinds = [kind]
    self.find = find
  }

  /// A rule about each endpoint that both versions have.
  init(
    _ kind: ChangeKind,
    endpoints find: @escaping @Sendable (Pair<EndpointModel>, Match) -> Change?
  ) {
    self.init(kind) { match in match.changedEndpoints.compactMap { find($0, match) } }
  }
}

extension ChangeRule {
  /// Every rule. The last ones judge the findings of the others.
  package static let all: [ChangeRule] = facts + policies

  /// The rules that find changes, each by itself.
  static let facts: [ChangeRule] =
    modules + endpoints + endpointIdentities + servers + authentication + callPolicies + bodies
    + responses + headers + failures + parameterPresence + parameterNames + parameterValues
    + limits + types + typeChanges + requestFields + responseFields + fields + enums + unions
}
