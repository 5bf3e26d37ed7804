import EndpointSpec

extension ChangeRule {
  /// What a client does around a call: how long it waits, whether it tries again, what it answers from a cache, where it follows, how
  /// long it holds back, what it keeps out of its logs.
  static let retryTimeoutIdempotencyChanged = ChangeRule(.retryTimeoutIdempotencyChanged) { match in
    match.changedEndpoints.flatMap { pair in
      clientPolicies.compactMap { policy in change(of: policy, pair, match) }
    } + throttle(match) + match.parameterGroups.flatMap { secrets($0, match) }
  }

  private static func change(
    of policy: Policy,
    _ pair: Pair<EndpointModel>,
    _ match: Match
  ) -> Change? {
    let (old, new) = (policy.text(pair.old), policy.text(pair.new))
    guard old != new else { return nil }
    var change = match.change(
      .retryTimeoutIdempotencyChanged,
      pair,
      "\(policy.name) is \(new), no longer \(old)",
      old: old,
      new: new,
      at: policy.place
    )
    let isDefault = [(match.old, pair.old), (match.new, pair.new)].allSatisfy { side, endpoint in
      policy.hasDefault && side.definition(of: endpoint).flatMap(policy.place) == nil
    }
    guard isDefault else { return change }
    change.subject = "defaults"
    change.before = match.old.defaultPosition(match.old.document.defaults.timeout?.place)
    change.after = match.new.defaultPosition(match.new.document.defaults.timeout?.place)
    return change
  }

  private static func throttle(_ match: Match) -> [Change] {
    let old = match.old.model.throttle.map { "\($0)" }
    let new = match.new.model.throttle.map { "\($0)" }
    guard old != new else { return [] }
    var change = match.change(
      .retryTimeoutIdempotencyChanged,
      "defaults throttle",
      "the wait before the next call is told by \(new ?? "nothing") now",
      old: old,
      new: new,
      before: match.old.document.defaults.throttle?.place,
      after: match.new.document.defaults.throttle?.place
    )
    change.endpoints = match.new.model.endpoints.map(\.id)
    return [change]
  }

  private static func secrets(_ group: ParameterGroup, _ match: Match) -> [Change] {
    (group.parameters.pairs + group.bodyFields.pairs)
      .filter { $0.old.field.isSecret != $0.new.field.isSecret }
      .map { pair in
        let name = quoted(pair.new.field.wireName.text)
        return group.change(
          .retryTimeoutIdempotencyChanged,
          pair,
          pair.new.field.isSecret
            ? "\(name) is kept out of descriptions and logs now"
            : "\(name) shows in descriptions and logs now",
          in: match
        ).with(swift: pair.new.field.isSecret ? .safe : .care)
      }
  }
}

/// Something that a client does around a call.
private struct Policy: Sendable {
  let name: String
  let hasDefault: Bool
  let text: @Sendable (EndpointModel) -> String
  let place: @Sendable (EndpointDefinition) -> Place?
}

private let clientPolicies = [
  Policy(
    name: "the timeout",
    hasDefault: true,
    text: {
      $0.timeout.map { "\(Int(exactly: $0).map(String.init) ?? "\($0)") seconds" } ?? "the client's"
    },
    place: { $0.timeout?.place }
  ),
  Policy(
    name: "what may be sent again",
    hasDefault: false,
    text: { $0.isIdempotent.map { $0 ? "everything" : "nothing" } ?? "as the method says" },
    place: { $0.isIdempotent?.place }
  ),
  Policy(
    name: "the cache policy",
    hasDefault: false,
    text: { $0.cache.rawValue },
    place: { $0.cache?.place }
  ),
  Policy(
    name: "the policy of redirects",
    hasDefault: false,
    text: { $0.redirects.rawValue },
    place: { $0.redirects?.place }
  ),
]

extension Side {
  fileprivate func defaultPosition(_ place: Place?) -> Position {
    position(of: place ?? model.namePlace)
  }
}
