import EndpointSpec

extension ChangeRule {
  /// A success that is told apart by its status for the first time. The successes of an endpoint are a Swift enum: a `switch` over them
  /// does not compile without the new one.
  static let respStatusSuccessAdded = ChangeRule(
    .respStatusSuccessAdded,
    endpoints: { pair, match in
      let successes = SuccessChange(pair)
      guard !successes.added.isEmpty, !successes.isReplaced else { return nil }
      return match.change(
        .respStatusSuccessAdded,
        pair,
        successes.old.isEmpty
          ? "successes are told apart by status now"
          : "a success may have the status \(successes.text(successes.added)) now",
        old: successes.oldText,
        new: successes.newText,
        at: { $0.response?.place }
      ).with(swift: .breaking)
    }
  )
}
