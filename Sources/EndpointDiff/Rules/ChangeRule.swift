import EndpointSpec

/// A rule that finds changes of some kinds.
package struct ChangeRule: Sendable {
  /// The kinds of its findings.
  package let kinds: [ChangeKind]
  /// Finds changes, given the findings of the previous rules.
  package let find: @Sendable (Match, [Change]) -> [Change]

  init(_ kinds: [ChangeKind], find: @escaping @Sendable (Match) -> [Change]) {
    self.kinds = kinds
    self.find = { match, _ in find(match) }
  }

  init(_ kind: ChangeKind, find: @escaping @Sendable (Match) -> [Change]) {
    self.init([kind], find: find)
  }

  /// Creates a rule that depends on the findings of the previous rules.
  init(_ kind: ChangeKind, judging find: @escaping @Sendable (Match, [Change]) -> [Change]) {
    kinds = [kind]
    self.find = find
  }

  /// Creates a rule that runs for each endpoint in both versions.
  init(
    _ kind: ChangeKind,
    endpoints find: @escaping @Sendable (Pair<EndpointModel>, Match) -> Change?
  ) {
    self.init(kind) { match in match.changedEndpoints.compactMap { find($0, match) } }
  }
}

extension ChangeRule {
  /// All rules. The last ones depend on the findings of the others.
  package static let all: [ChangeRule] = facts + documentation

  /// The rules that are independent of each other.
  static let facts: [ChangeRule] =
    modules + endpoints + endpointIdentities + servers + authentication + callPolicies + bodies
    + responses + headers + failures + parameterPresence + parameterNames + parameterValues
    + limits + types + typeChanges + requestFields + responseFields + fields + enums + unions
}
