import EndpointSpec

extension ChangeKind {
  package static let respBodyAdded = ChangeKind(
    "resp-body-added",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps ignore the body",
    callers: "Calls now return a value"
  )
  package static let respBodyRemoved = ChangeKind(
    "resp-body-removed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps fail to decode the empty response",
    callers: "Calls return nothing: code that uses the result does not compile",
    remedy: "keep sending the body"
  )
  package static let respStatusSuccessAdded = ChangeKind(
    "resp-status-success-added",
    wire: .care,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps may receive an unexpected status",
    callers: "Calls compile",
    remedy: "send the new status to new clients only",
    exception: "Several successful statuses are a Swift enum: a `switch` lacks the new case"
  )
  package static let respStatusSuccessChanged = ChangeKind(
    "resp-status-success-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps treat the new status as an error",
    callers: "Calls compile",
    remedy: "keep responding with the old status",
    exception:
      "The case of the Swift enum is removed with its status; a status that is only removed "
      + "is safe on the wire"
  )
}

extension ChangeRule {
  /// The rules on responses.
  static let responses: [ChangeRule] =
    [
      .respBodyAdded,
      .respBodyRemoved,
      .respEncodingChanged,
      .respStatusSuccessAdded,
      .respStatusSuccessChanged,
    ]
}

extension ChangeRule {
  /// A response that had no value now has one. The result of `send` is discardable, so calls compile. Code that names
  /// the type of the request does not.
  static let respBodyAdded = ChangeRule(.respBodyAdded) { match in
    match.responsePairs.compactMap { response in
      guard response.old.type == .scalar(.void), response.new.type != .scalar(.void) else {
        return nil
      }
      return match.responseChange(
        .respBodyAdded,
        response,
        "the \(response.new.name) now has a body"
      )
    }
  }
}

extension ChangeRule {
  /// A response that had a value no longer has one.
  static let respBodyRemoved = ChangeRule(.respBodyRemoved) { match in
    match.responsePairs.compactMap { response in
      guard response.old.type != .scalar(.void), response.new.type == .scalar(.void) else {
        return nil
      }
      return match.responseChange(
        .respBodyRemoved,
        response,
        "the \(response.new.name) no longer has a body"
      )
    }
  }
}

extension ChangeRule {
  /// The decoding of a response changed: its encoding, its path in the body, or streaming. Other rules rate the Swift
  /// type.
  static let respEncodingChanged = ChangeRule(.respFormatChanged) { match in
    match.responsePairs.compactMap { response in
      let (old, new) = (response.old, response.new)
      guard old.type != .scalar(.void), new.type != .scalar(.void), old.reading != new.reading
      else {
        return nil
      }
      var change = match.responseChange(
        .respFormatChanged,
        response,
        "the \(new.name) is now read as \(new.reading), no longer as \(old.reading)"
      )
      (change.old, change.new) = (old.reading, new.reading)
      return change.with(swift: old.isStream == new.isStream ? .safe : .breaking)
    }
  }
}

extension ChangeRule {
  /// A new successful status. Several successful statuses are a Swift enum, so a `switch` does not compile without the
  /// new case.
  static let respStatusSuccessAdded = ChangeRule(
    .respStatusSuccessAdded,
    endpoints: { pair, match in
      let successes = SuccessChange(pair)
      guard !successes.added.isEmpty, !successes.isReplaced else { return nil }
      let change = match.change(
        .respStatusSuccessAdded,
        pair,
        summary(ofAdded: successes),
        old: successes.oldText,
        new: successes.newText,
        at: { $0.response?.place }
      ).with(swift: successes.swift)
      guard successes.old.isEmpty, successes.new.count == 1 else { return change }
      return change.with(wire: .safe).saying("Shipped apps accept any status from 200 to 299")
        .advising(nil)
    }
  )

  private static func summary(ofAdded successes: SuccessChange) -> String {
    let added = successes.text(successes.added)
    if !successes.old.isEmpty { return "a success may now have the status \(added)" }
    return successes.new.count == 1
      ? "only the status \(added) is now a success" : "successes now differ by status"
  }
}

extension ChangeRule {
  /// A successful status was removed or replaced. Without declared statuses, any 2xx is a success. A removed status is
  /// safe on the wire, but the case of the Swift enum is removed, too.
  static let respStatusSuccessChanged = ChangeRule(
    .respStatusSuccessChanged,
    endpoints: { pair, match in
      let successes = SuccessChange(pair)
      guard !successes.removed.isEmpty, successes.isReplaced || successes.added.isEmpty else {
        return nil
      }
      let change = match.change(
        .respStatusSuccessChanged,
        pair,
        summary(ofChanged: successes),
        old: successes.oldText,
        new: successes.newText,
        at: { $0.response?.place }
      ).with(swift: successes.swift)
      if successes.isReplaced { return change }
      return change.with(wire: successes.new.isEmpty ? .care : .safe)
        .saying(
          successes.new.isEmpty
            ? "Shipped apps fail on a success with an unknown status"
            : "Shipped apps no longer receive the status"
        ).advising(nil)
    }
  )

  private static func summary(ofChanged successes: SuccessChange) -> String {
    if successes.new.isEmpty {
      return successes.old.count == 1
        ? "any status from 200 to 299 is now a success"
        : "successes no longer differ by status"
    }
    let removed = successes.text(successes.removed)
    return successes.isReplaced
      ? "a success now has the status \(successes.text(successes.added)), no longer \(removed)"
      : "no success has the status \(removed) anymore"
  }
}

/// The change of the successful statuses of an endpoint.
struct SuccessChange {
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

  /// Several successful statuses are a Swift enum. With one, the type is the value itself.
  var swift: Level { old.count < 2 && new.count < 2 ? .safe : .breaking }

  var oldText: String { text(old) }
  var newText: String { text(new) }

  func text(_ statuses: [Int]) -> String {
    statuses.isEmpty ? "2xx" : statuses.map { "\($0)" }.joined(separator: ", ")
  }
}

extension ResponseSpec {
  /// The place of the response in the spec.
  var place: Place {
    switch self {
    case .value(let value): value.place
    case .statuses(_, let place), .stream(_, _, _, let place): place
    }
  }
}
