import EndpointSpec

extension ChangeRule {
  /// The rules on responses.
  static let responses: [ChangeRule] = [
    // The result of `send` is discardable, so calls compile. Code that names the type of the request does not.
    ChangeKind[.respBodyAdded].responses { kind, response in
      guard response.old.type == .scalar(.void), response.new.type != .scalar(.void) else {
        return nil
      }
      return response.change(kind, "the \(response.new.name) now has a body")
    },
    ChangeKind[.respBodyRemoved].responses { kind, response in
      guard response.old.type != .scalar(.void), response.new.type == .scalar(.void) else {
        return nil
      }
      return response.change(kind, "the \(response.new.name) no longer has a body")
    },
    // Other rules rate the Swift type.
    ChangeKind[.respFormatChanged].responses { kind, response in
      let (old, new) = (response.old, response.new)
      guard old.type != .scalar(.void), new.type != .scalar(.void), old.reading != new.reading
      else { return nil }
      let summary = "the \(new.name) is now read as \(new.reading), no longer as \(old.reading)"
      return response.change(kind, summary).showing(old.reading, new.reading)
        .with(swift: old.isStream == new.isStream ? .safe : .breaking)
        .advising("keep the form of the response")
    },
    ChangeKind[.respStatusSuccessAdded].endpoints { kind, pair, match in
      let successes = SuccessChange(pair)
      guard !successes.added.isEmpty, !successes.isReplaced else { return nil }
      let change = successes.change(kind, pair, successes.summaryOfAdded, match)
      guard successes.old.isEmpty, successes.new.count == 1 else { return change }
      return change.with(wire: .safe).saying("Shipped apps accept any status from 200 to 299")
        .advising(nil)
    },
    // Without declared statuses, any status from 200 to 299 is a success.
    ChangeKind[.respStatusSuccessChanged].endpoints { kind, pair, match in
      if let documented = documentedStatusChange(kind, pair, match) { return documented }
      let successes = SuccessChange(pair)
      guard !successes.removed.isEmpty, successes.isReplaced || successes.added.isEmpty else {
        return nil
      }
      let change = successes.change(kind, pair, successes.summaryOfRemoved, match)
      if successes.isReplaced { return change }
      return successes.new.isEmpty
        ? change.with(wire: .care).saying("Shipped apps fail on a success with an unknown status")
          .advising(nil)
        : change.with(wire: .safe).saying("Shipped apps no longer receive the status")
          .advising(nil)
    },
  ]
}

extension ChangeKind {
  /// A rule for each response that both versions have.
  fileprivate func responses(
    _ find: @escaping @Sendable (ChangeKind, ResponsePair) -> Change?
  ) -> ChangeRule {
    rule { kind, match in match.responsePairs.compactMap { find(kind, $0) } }
  }
}

/// The change of the statuses that the spec only documents, since the client accepts every status from 200 to 299.
private func documentedStatusChange(
  _ kind: ChangeKind,
  _ pair: Pair<EndpointModel>,
  _ match: Match
) -> Change? {
  guard case .value(let old) = pair.old.response, case .value(let new) = pair.new.response,
    old.status == nil, new.status == nil, old.documentedStatuses != new.documentedStatuses
  else { return nil }
  let (before, after) = (
    old.statusKeys.joined(separator: ", "), new.statusKeys.joined(separator: ", ")
  )
  let summary = "a success is now documented with the status \(after), no longer \(before)"
  return match.change(kind, pair, summary, at: { $0.response?.place }).showing(before, after)
    .with(wire: .safe).with(swift: .safe).saying("Apps accept any status from 200 to 299")
    .advising(nil)
}

/// The change of the successful statuses of an endpoint.
private struct SuccessChange {
  let old: [Int]
  let new: [Int]

  init(_ endpoint: Pair<EndpointModel>) {
    old = endpoint.old.response.statuses
    new = endpoint.new.response.statuses
  }

  var added: [Int] { new.filter { !old.contains($0) } }
  var removed: [Int] { old.filter { !new.contains($0) } }

  /// True if a status was replaced by another.
  var isReplaced: Bool { !old.isEmpty && !new.isEmpty && !added.isEmpty && !removed.isEmpty }

  func change(
    _ kind: ChangeKind,
    _ pair: Pair<EndpointModel>,
    _ summary: String,
    _ match: Match
  ) -> Change {
    match.change(kind, pair, summary, at: { $0.response?.place }).showing(text(old), text(new))
      // Several successful statuses are a Swift enum. With one, the type is the value itself.
      .with(swift: old.count < 2 && new.count < 2 ? .safe : .breaking)
  }

  var summaryOfAdded: String {
    if !old.isEmpty { return "a success may now have the status \(text(added))" }
    return new.count == 1
      ? "only the status \(text(added)) is now a success" : "successes now differ by status"
  }

  var summaryOfRemoved: String {
    if new.isEmpty {
      return old.count == 1
        ? "any status from 200 to 299 is now a success"
        : "successes no longer differ by status"
    }
    return isReplaced
      ? "a success now has the status \(text(added)), no longer \(text(removed))"
      : "no success has the status \(text(removed)) anymore"
  }

  private func text(_ statuses: [Int]) -> String {
    statuses.isEmpty ? "2xx" : statuses.map { "\($0)" }.joined(separator: ", ")
  }
}
