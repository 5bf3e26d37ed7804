import EndpointSpec

/// One kind of change, and how it is found.
///
/// Each rule stands in a file of its own, with a case folder of the kind's name in the tests.
package struct ChangeRule: Sendable {
  package let kind: ChangeKind
  /// What it finds, given what the rules before it have found.
  package let find: @Sendable (Match, [Change]) -> [Change]

  init(_ kind: ChangeKind, find: @escaping @Sendable (Match) -> [Change]) {
    self.kind = kind
    self.find = { match, _ in find(match) }
  }

  /// A rule about what the rules before it have found.
  init(_ kind: ChangeKind, judging find: @escaping @Sendable (Match, [Change]) -> [Change]) {
    self.kind = kind
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
