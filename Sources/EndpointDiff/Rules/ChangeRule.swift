import EndpointSpec

/// A rule that finds changes of some kinds.
package struct ChangeRule: Sendable {
  package let kinds: [ChangeKind.ID]
  /// Finds changes, given the findings of the previous rules.
  package let find: @Sendable (Match, [Change]) -> [Change]
}

extension ChangeRule {
  /// All rules. The last ones depend on the findings of the others.
  package static let all: [ChangeRule] = facts + documentation

  /// The rules that are independent of each other.
  static let facts: [ChangeRule] = [
    modules, endpoints, endpointIdentities, servers, authentication, callPolicies, bodies,
    mediaTypes, responses, headers, failures, parameterPresence, parameterNames, parameterValues,
    limits,
    types, typeChanges, requestFields, responseFields, fields, enums, unions,
  ].flatMap(\.self)
}

/// Rules that find changes of one kind. They pass the kind to the code that makes its findings.
extension ChangeKind {
  func rule(_ find: @escaping @Sendable (ChangeKind, Match) -> [Change]) -> ChangeRule {
    ChangeRule(kinds: [id].compactMap(\.self)) { match, _ in find(self, match) }
  }

  /// A rule that depends on the findings of the previous rules.
  func judging(
    _ find: @escaping @Sendable (ChangeKind, Match, [Change]) -> [Change]
  ) -> ChangeRule {
    ChangeRule(kinds: [id].compactMap(\.self)) { match, found in find(self, match, found) }
  }

  /// A rule for each changed endpoint.
  func endpoints(
    _ find: @escaping @Sendable (ChangeKind, Pair<EndpointModel>, Match) -> Change?
  ) -> ChangeRule {
    rule { kind, match in match.changedEndpoints.compactMap { find(kind, $0, match) } }
  }

  /// A rule for each parameter that both versions have, also in a body if requested.
  func parameters(
    inBody: Bool = false,
    _ find: @escaping @Sendable (ChangeKind, Pair<ParameterModel>, ParameterGroup) -> Change?
  ) -> ChangeRule {
    rule { kind, match in
      match.parameterGroups.flatMap { group in
        (group.changedParameters + (inBody ? group.changedBodyFields : []))
          .compactMap { find(kind, $0, group) }
      }
    }
  }

  /// A rule for each element of a list.
  func each<Element>(
    _ list: KeyPath<Match, [Element]> & Sendable,
    _ find: @escaping @Sendable (ChangeKind, Element) -> [Change]
  ) -> ChangeRule {
    rule { kind, match in match[keyPath: list].flatMap { find(kind, $0) } }
  }
}
