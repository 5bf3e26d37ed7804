import EndpointSpec

extension ChangeRule {
  /// A success with another status. Where an endpoint says none, any 2xx is one. A status that is only gone hurts nobody on the wire; the
  /// case of the Swift enum is gone as well, whichever it was.
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
        summary(of: successes),
        old: successes.oldText,
        new: successes.newText,
        at: { $0.response?.place }
      ).with(swift: successes.swift)
      if successes.isReplaced { return change }
      return change.with(wire: successes.new.isEmpty ? .care : .safe)
        .saying(
          successes.new.isEmpty
            ? "Shipped apps fail on a success with a status that they do not know"
            : "Shipped apps never meet the status again"
        ).advising(nil)
    }
  )

  private static func summary(of successes: SuccessChange) -> String {
    if successes.new.isEmpty {
      return successes.old.count == 1
        ? "any status from 200 to 299 is a success now"
        : "successes are no longer told apart by status"
    }
    let removed = successes.text(successes.removed)
    return successes.isReplaced
      ? "a success has the status \(successes.text(successes.added)), no longer \(removed)"
      : "no success has the status \(removed) any more"
  }
}
