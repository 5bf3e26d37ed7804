import EndpointSpec

extension ChangeRule {
  /// A success with a status that the spec did not name. Several successes are a Swift enum: a `switch` over them does not
  /// compile without the new one.
  static let respStatusSuccessAdded = ChangeRule(
    .respStatusSuccessAdded,
    endpoints: { pair, match in
      let successes = SuccessChange(pair)
      guard !successes.added.isEmpty, !successes.isReplaced else { return nil }
      let change = match.change(
        .respStatusSuccessAdded,
        pair,
        summary(of: successes),
        old: successes.oldText,
        new: successes.newText,
        at: { $0.response?.place }
      ).with(swift: successes.swift)
      guard successes.old.isEmpty, successes.new.count == 1 else { return change }
      return change.with(wire: .safe).saying("Shipped apps take any status from 200 to 299")
        .advising(nil)
    }
  )

  private static func summary(of successes: SuccessChange) -> String {
    let added = successes.text(successes.added)
    if !successes.old.isEmpty { return "a success may have the status \(added) now" }
    return successes.new.count == 1
      ? "only the status \(added) is a success now" : "successes are told apart by status now"
  }
}
