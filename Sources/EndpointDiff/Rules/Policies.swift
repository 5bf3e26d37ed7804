import EndpointSpec

extension ChangeKind {
  package static let paginationChanged = ChangeKind(
    "pagination-changed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence:
      "Shipped apps use the old pagination: they may get an error, or the first page again",
    callers: "Calls or loops over the pages do not compile",
    remedy: "let the server accept the old pagination, too",
    exception:
      "Added pagination is safe on the wire; another pagination "
      + "is safe in Swift"
  )
  package static let retryTimeoutIdempotencyChanged = ChangeKind(
    "retry-timeout-idempotency-changed",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps keep the old policy",
    callers: "Rebuilt calls behave differently",
    exception: "A new secret is hidden in logs: safe"
  )
}

extension ChangeRule {
  /// The rules on pagination, timeouts, retries and caches.
  static let callPolicies: [ChangeRule] =
    [
      .paginationChanged,
      .retryTimeoutIdempotencyChanged,
    ]
}

extension ChangeRule {
  /// The pagination of an endpoint changed. Added pagination is safe for shipped apps, but changes the Swift type of
  /// the request to `PagedRequest`.
  static let paginationChanged = ChangeRule(
    .paginationChanged,
    endpoints: { pair, match in
      guard pair.old.pagination?.facts != pair.new.pagination?.facts else { return nil }
      let (old, new) = (pair.old.pagination, pair.new.pagination)
      let isInSummary = old != nil && new != nil && old?.words != new?.words
      let change = match.change(
        .paginationChanged,
        pair,
        old == nil
          ? "the response is now paginated"
          : new == nil ? "the response is no longer paginated" : summary(pair),
        old: isInSummary ? old?.words : old?.text(without: new),
        new: isInSummary ? new?.words : new?.text(without: old),
        at: { $0.pagination?.place }
      )
      if old == nil {
        return change.with(wire: .safe).saying("Shipped apps read the first page, as before")
          .advising(nil)
      }
      return new == nil ? change : change.with(swift: .safe)
    }
  )
}

private func summary(_ endpoint: Pair<EndpointModel>) -> String {
  let (old, new) = (endpoint.old.pagination?.words ?? "", endpoint.new.pagination?.words ?? "")
  return old == new
    ? "the pagination by \(new) changed" : "the pagination changed from \(old) to \(new)"
}

extension PaginationModel {
  /// The pagination in words: ``cursors (`cursor`)``.
  fileprivate var words: String {
    let parameter = parameter.map { " (`\($0)`)" } ?? ""
    return switch style {
    case .page: "page numbers\(parameter)"
    case .offset: "offsets\(parameter)"
    case .cursor: "cursors\(parameter)"
    case .url: "URLs" + (parts.first.map { " (`\($0.path)`)" } ?? "")
    case .link: "`Link` headers"
    }
  }

  /// The facts that differ from another pagination, in the form of the spec. Nil if all are equal.
  fileprivate func text(without other: PaginationModel?) -> String? {
    let others = other?.facts ?? []
    let own = facts.filter { !others.contains($0) }
    return own.isEmpty ? nil : own.joined(separator: ", ")
  }

  /// The pagination as in the spec.
  fileprivate var facts: [String] {
    var facts = [style.rawValue]
    if let parameter { facts.append("parameter \(parameter)") }
    if let start { facts.append("start \(start)") }
    if let limit { facts.append("limit \(limit)") }
    facts += parts.map { "\($0.key) \($0.path)" }
    if let items { facts.append("items \(items)") }
    return facts
  }
}

extension ChangeRule {
  /// The policy of a client changed: timeout, retries, cache, redirects, throttle, or secrets in logs.
  static let retryTimeoutIdempotencyChanged = ChangeRule(.retryTimeoutIdempotencyChanged) { match in
    match.changedEndpoints.flatMap { pair in
      clientPolicies.compactMap { policy in change(of: policy, pair, match) }
    } + throttle(match) + match.parameterGroups.flatMap { secrets($0, match) }
      + match.fieldGroups.flatMap { secrets($0, match) }
  }

  private static func change(
    of policy: Policy,
    _ pair: Pair<EndpointModel>,
    _ match: Match
  ) -> Change? {
    let (old, new) = (policy.text(pair.old.policy), policy.text(pair.new.policy))
    guard old != new else { return nil }
    var change = match.change(
      .retryTimeoutIdempotencyChanged,
      pair,
      "\(policy.name) changed from \(old) to \(new)",
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
      "the throttle is now \(new ?? "off")",
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
        group.change(.retryTimeoutIdempotencyChanged, pair, secrecy(of: pair.new.field), in: match)
          .with(swift: pair.new.field.isSecret ? .safe : .care)
      }
  }

  /// The fields of types. Those of bodies are arguments.
  private static func secrets(_ group: FieldGroup, _ match: Match) -> [Change] {
    guard case .type = group.owner else { return [] }
    return group.changed.filter { $0.old.isSecret != $0.new.isSecret }.map { fields in
      let pair = FieldPair(match: match, group: group, old: fields.old, new: fields.new)
      var change = Change(
        .retryTimeoutIdempotencyChanged,
        subject: pair.subject,
        secrecy(of: fields.new)
      )
      change.before = match.old.position(of: fields.old.place)
      change.after = match.new.position(of: fields.new.place)
      change.endpoints = match.endpoints(of: group)
      return change.with(swift: fields.new.isSecret ? .safe : .care)
    }
  }

  private static func secrecy(of field: FieldModel) -> String {
    let name = quoted(field.wireName.text)
    return field.isSecret
      ? "\(name) is now hidden in descriptions and logs"
      : "\(name) now shows in descriptions and logs"
  }
}

/// A policy of a client around a call.
private struct Policy: Sendable {
  let name: String
  let hasDefault: Bool
  let text: @Sendable (CallPolicy) -> String
  let place: @Sendable (EndpointDefinition) -> Place?
}

private let clientPolicies = [
  Policy(
    name: "the timeout",
    hasDefault: true,
    text: {
      $0.timeout.map { "\(Int(exactly: $0).map(String.init) ?? "\($0)") seconds" } ?? "the default"
    },
    place: { $0.timeout?.place }
  ),
  Policy(
    name: "the retry of requests",
    hasDefault: false,
    text: { $0.isIdempotent.map { $0 ? "always" : "never" } ?? "by method" },
    place: { $0.isIdempotent?.place }
  ),
  Policy(
    name: "the cache policy",
    hasDefault: false,
    text: { $0.cache.rawValue },
    place: { $0.cache?.place }
  ),
  Policy(
    name: "the redirect policy",
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
