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
        successes.new.isEmpty
          ? "successes are no longer told apart by status"
          : successes.isReplaced
            ? "a success has another status" : "a success no longer has another status",
        old: successes.oldText,
        new: successes.newText,
        at: { $0.response?.place }
      ).with(swift: .breaking)
      if successes.isReplaced { return change }
      return change.with(wire: successes.new.isEmpty ? .care : .safe)
        .saying(
          successes.new.isEmpty
            ? "Shipped apps fail on a success with a status that they do not know"
            : "Shipped apps never meet the status again"
        ).advising(nil)
    }
  )
}
