import EndpointSpec

extension ChangeRule {
  /// A failure that was none, or that other answers stand for now. The failures of an API are a Swift enum: a `switch` over them does not
  /// compile without a new case. Its rule and its endpoints do not show in Swift.
  static let errorCaseAdded = ChangeRule(.errorCaseAdded) { match in
    match.failurePairs.flatMap { failures in
      let renamed = Set(failures.removed.compactMap { failures.successor(of: $0)?.name })
      return failures.added.filter { !renamed.contains($0.name) }.map { added in
        let change = match.failureChange(
          .errorCaseAdded,
          failures,
          old: nil,
          new: added,
          "the failure \(quoted(added.name.text)) is new"
        )
        return match.isUnchangedInSwift(added.name) ? change.with(swift: .safe) : change
      } + failures.kept.compactMap { told(failures, $0, match) }
    }
  }

  private static func told(
    _ failures: FailurePair,
    _ pair: Pair<FailureModel.Case>,
    _ match: Match
  ) -> Change? {
    let old = failures.old.conditions(of: pair.old.name)
    let new = failures.new.conditions(of: pair.new.name)
    guard !new.isSubset(of: old) else { return nil }
    let text = new.subtracting(old).sorted().joined(separator: ", ")
    return match.failureChange(
      .errorCaseAdded,
      failures,
      old: pair.old,
      new: pair.new,
      "\(quoted(pair.new.name.text)) is told by \(text) now"
    ).with(swift: .safe)
  }
}
