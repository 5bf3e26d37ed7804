import EndpointGenerator
import EndpointSpec

extension ChangeRule {
  /// The rules on pagination, timeouts, retries and caches.
  static let callPolicies: [ChangeRule] = [
    // Added pagination changes the Swift type of the request to `PagedRequest`.
    ChangeKind[.paginationChanged].endpoints { kind, pair, match in
      guard pair.old.pagination?.facts != pair.new.pagination?.facts else { return nil }
      let place = { (endpoint: EndpointDefinition) in endpoint.pagination?.place }
      guard let old = pair.old.pagination else {
        return match.addedPagination(kind, pair)
      }
      guard let new = pair.new.pagination else {
        return match.change(kind, pair, "the response is no longer paginated", at: place)
          .showing(old.text(without: nil), nil)
      }
      let isSameStyle = old.words == new.words
      if isSameStyle, new.onlyAddsTotals(to: old) {
        return match.change(kind, pair, "the pagination now has totals", at: place)
          .showing(nil, new.text(without: old)).with(wire: .safe, swift: .safe)
          .saying("Shipped apps find the next page as before").advising(nil)
      }
      let summary =
        isSameStyle
        ? "the pagination by \(new.words) changed"
        : "the pagination changed from \(old.words) to \(new.words)"
      return match.change(kind, pair, summary, at: place).with(swift: .safe).showing(
        isSameStyle ? old.text(without: new) : old.words,
        isSameStyle ? new.text(without: old) : new.words
      )
    },
    ChangeKind[.retryTimeoutIdempotencyChanged].rule { kind, match in
      var changes: [Change] = []
      for pair in match.changedEndpoints {
        changes += clientPolicies.compactMap { $0.change(kind, pair, match) }
      }
      if let change = match.throttleChange(kind) { changes.append(change) }
      for group in match.parameterGroups { changes += group.secrecyChanges(kind) }
      for group in match.fieldGroups { changes += group.secrecyChanges(kind) }
      return changes
    },
  ]
}

extension Match {
  /// Pagination is new. If its parameter is, too, the endpoint returned everything before.
  fileprivate func addedPagination(_ kind: ChangeKind, _ pair: Pair<EndpointModel>) -> Change {
    let change = change(kind, pair, "the response is now paginated", at: { $0.pagination?.place })
      .showing(nil, pair.new.pagination?.text(without: nil)).with(swift: .care)
    guard let selector = pair.new.pagination?.selector, !pair.old.sends(selector, old) else {
      return change.with(wire: .safe).saying("Shipped apps read the first page, as before")
        .advising(nil)
    }
    return change.with(wire: .care)
      .saying("Shipped apps may get only the first page, where they got everything")
      .advising("return everything if \(quoted(selector.name)) is missing")
  }
}

extension EndpointModel {
  /// Whether requests may have this parameter or this field of the body.
  fileprivate func sends(_ selector: PaginationModel.Selector, _ side: Side) -> Bool {
    switch selector {
    case .parameter(let name):
      parameters.contains { $0.location != .body && $0.field.wireName == name }
    case .field(let path): BodyPath(path, of: self, in: side.model).end != .missing
    }
  }
}

extension PaginationModel.Selector {
  /// The name of the parameter, or the path of the field.
  fileprivate var name: String {
    switch self {
    case .parameter(let name): name.text
    case .field(let path): "\(path)"
    }
  }

  /// The selector in words: `page`, `page in the body`.
  fileprivate var words: String {
    switch self {
    case .parameter(let name): "`\(name)`"
    case .field(let path): "`\(path)` in the body"
    }
  }

  /// The selector as a fact: `parameter page`, `parameter page in the body`.
  fileprivate func fact(_ key: String) -> String {
    switch self {
    case .parameter(let name): "\(key) \(name)"
    case .field(let path): "\(key) \(path) in the body"
    }
  }
}

extension PaginationModel {
  /// Whether the only difference is a new `total`, `more` or `pages`.
  fileprivate func onlyAddsTotals(to old: PaginationModel) -> Bool {
    let others = Set(old.facts)
    let totals = Set(
      parts.filter { ["total", "more", "pages"].contains($0.key) }
        .map { "\($0.key) \($0.path)" }
    )
    return others.isSubset(of: facts)
      && facts.allSatisfy { others.contains($0) || totals.contains($0) }
  }

  /// The pagination in words: ``cursors (`cursor`)``.
  fileprivate var words: String {
    let selector = selector.map { " (\($0.words))" } ?? ""
    return switch style {
    case .page: "page numbers\(selector)"
    case .offset: "offsets\(selector)"
    case .cursor: "cursors\(selector)"
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
    if let selector { facts.append(selector.fact("parameter")) }
    if let start { facts.append("start \(start)") }
    if let limit { facts.append(limit.fact("limit")) }
    facts += parts.map { "\($0.key) \($0.path)" }
    if let items { facts.append("items \(items)") }
    return facts
  }
}

extension Match {
  fileprivate func throttleChange(_ kind: ChangeKind) -> Change? {
    let before = old.model.throttle.map { "\($0)" }
    let after = new.model.throttle.map { "\($0)" }
    guard before != after else { return nil }
    return change(
      kind,
      Subject("defaults", part: "throttle"),
      "the throttle is now \(after ?? "off")",
      at: old.document.defaults.throttle?.place,
      new.document.defaults.throttle?.place
    ).showing(before, after).affecting(endpoints(new.model.endpoints.map(\.id)))
  }
}

extension ParameterGroup {
  fileprivate func secrecyChanges(_ kind: ChangeKind) -> [Change] {
    (parameters.pairs + bodyFields.pairs)
      .filter { $0.old.field.isSecret != $0.new.field.isSecret }
      .map { pair in
        change(kind, pair, pair.new.field.secrecy).with(swift: pair.new.field.secrecyLevel)
      }
  }
}

extension FieldGroup {
  /// The changes of fields of types. Those of bodies are arguments.
  fileprivate func secrecyChanges(_ kind: ChangeKind) -> [Change] {
    guard case .type = owner else { return [] }
    return changed.filter { $0.old.isSecret != $0.new.isSecret }.map { fields in
      change(kind, fields, fields.new.secrecy).with(swift: fields.new.secrecyLevel)
        .about(FieldPair(self, .request, fields).subject)
    }
  }
}

extension FieldModel {
  fileprivate var secrecy: String {
    let name = quoted(wireName.text)
    return isSecret
      ? "\(name) is now hidden in descriptions and logs"
      : "\(name) now shows in descriptions and logs"
  }

  fileprivate var secrecyLevel: Level { isSecret ? .safe : .care }
}

/// A policy of a client around a call.
private struct Policy: Sendable {
  let name: String
  var hasDefault = false
  /// Nil if the endpoint cannot have the policy.
  let text: @Sendable (EndpointModel) -> String?
  let place: @Sendable (EndpointDefinition) -> Place?

  func change(_ kind: ChangeKind, _ pair: Pair<EndpointModel>, _ match: Match) -> Change? {
    guard let old = text(pair.old), let new = text(pair.new), old != new else { return nil }
    let summary = "\(name) changed from \(old) to \(new)"
    let change = match.change(kind, pair, summary, at: place).showing(old, new)
    let isDefault =
      hasDefault && [pair.old, pair.new].allSatisfy { place($0.written.value) == nil }
    return isDefault ? match.ofDefaults(change, at: { $0.timeout?.place }) : change
  }
}

private let clientPolicies = [
  Policy(
    name: "the timeout",
    hasDefault: true,
    text: {
      let seconds = $0.policy.timeout.map { Int(exactly: $0).map(String.init) ?? "\($0)" }
      return seconds.map { "\($0) seconds" } ?? "the default"
    },
    place: { $0.timeout?.place }
  ),
  Policy(
    name: "the retry of requests",
    text: { $0.policy.isIdempotent.map { $0 ? "always" : "never" } ?? "by method" },
    place: { ($0.isIdempotent ?? $0.isSafe)?.place }
  ),
  Policy(name: "the cache policy", text: { $0.policy.cache.rawValue }, place: { $0.cache?.place }),
  Policy(
    name: "the redirect policy",
    text: { $0.policy.redirects.rawValue },
    place: { $0.redirects?.place }
  ),
  Policy(
    name: "the reconnection of the stream",
    text: {
      guard case .stream(_, .events(_, let reconnects)) = $0.response else { return nil }
      return reconnects ? "always" : "after events with ids"
    },
    place: { $0.response?.place }
  ),
]
