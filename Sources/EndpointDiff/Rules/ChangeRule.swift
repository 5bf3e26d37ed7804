import EndpointSpec

/// A rule that finds changes of some kinds.
package struct ChangeRule: Sendable {
  /// The kinds of its findings.
  package let kinds: [ChangeKind]
  /// Finds changes, given the findings of the previous rules.
  package let find: @Sendable (Match, [Change]) -> [Change]
}

extension ChangeRule {
  init(_ kinds: [ChangeKind], find: @escaping @Sendable (Match) -> [Change]) {
    self.init(kinds: kinds) { match, _ in find(match) }
  }

  /// All rules. The last ones depend on the findings of the others.
  package static let all: [ChangeRule] = facts + documentation

  /// The rules that are independent of each other.
  static let facts: [ChangeRule] = [
    modules, endpoints, endpointIdentities, servers, authentication, callPolicies, bodies,
    responses, headers, failures, parameterPresence, parameterNames, parameterValues, limits,
    types, typeChanges, requestFields, responseFields, fields, enums, unions,
  ].flatMap(\.self)
}

/// Rules that find changes of one kind. They pass the kind to the code that makes its findings.
extension ChangeKind {
  func rule(_ find: @escaping @Sendable (ChangeKind, Match) -> [Change]) -> ChangeRule {
    ChangeRule([self]) { match in find(self, match) }
  }

  /// A rule that depends on the findings of the previous rules.
  func judging(
    _ find: @escaping @Sendable (ChangeKind, Match, [Change]) -> [Change]
  ) -> ChangeRule {
    ChangeRule(kinds: [self]) { match, found in find(self, match, found) }
  }

  /// A rule for each changed endpoint.
  func endpoints(
    _ find: @escaping @Sendable (ChangeKind, Pair<EndpointModel>, Match) -> Change?
  ) -> ChangeRule {
    rule { kind, match in match.changedEndpoints.compactMap { find(kind, $0, match) } }
  }

  /// A rule for each parameter outside of the body that both versions have.
  func parameters(
    _ find: @escaping @Sendable (ChangeKind, Pair<ParameterModel>, ParameterGroup) -> Change?
  ) -> ChangeRule {
    rule { kind, match in
      match.parameterGroups.flatMap { group in
        group.changedParameters.compactMap { find(kind, $0, group) }
      }
    }
  }

  /// A rule for each parameter that both versions have, including body fields.
  func arguments(
    _ find: @escaping @Sendable (ChangeKind, Pair<ParameterModel>, ParameterGroup) -> Change?
  ) -> ChangeRule {
    rule { kind, match in
      match.parameterGroups.flatMap { group in
        (group.changedParameters + group.changedBodyFields).compactMap { find(kind, $0, group) }
      }
    }
  }

  /// A rule for each changed enum.
  func enums(_ find: @escaping @Sendable (ChangeKind, EnumPair) -> [Change]) -> ChangeRule {
    rule { kind, match in match.enumPairs.flatMap { find(kind, $0) } }
  }

  /// A rule for each changed union.
  func unions(_ find: @escaping @Sendable (ChangeKind, UnionPair) -> [Change]) -> ChangeRule {
    rule { kind, match in match.unionPairs.flatMap { find(kind, $0) } }
  }
}
