import EndpointSpec

extension ChangeRule {
  /// A failure that is none any more, that has another name, or that fewer answers stand for.
  static let errorCaseRemoved = ChangeRule(.errorCaseRemoved) { match in
    match.failurePairs.flatMap { failures in
      failures.removed.map { removed(failures, $0, match) }
        + failures.kept.compactMap { untold(failures, $0, match) }
    }
  }

  private static func removed(
    _ failures: FailurePair,
    _ former: FailureModel.Case,
    _ match: Match
  ) -> Change {
    let successor = failures.successor(of: former)
    let name = quoted(former.name.text)
    var change = match.failureChange(
      .errorCaseRemoved,
      failures,
      old: former,
      new: successor,
      successor.map { "the failure \(name) is called \(quoted($0.name.text)) now" }
        ?? "the failure \(name) is gone"
    )
    if match.isUnchangedInSwift(former.name) { change = change.with(swift: .safe) }
    guard let successor else { return change }
    (change.old, change.new) = (former.name.text, successor.name.text)
    return change.saying("Shipped apps know the failure by its old name")
      .advising("keep the name with `\"case\"`")
  }

  private static func untold(
    _ failures: FailurePair,
    _ pair: Pair<FailureModel.Case>,
    _ match: Match
  ) -> Change? {
    let old = failures.old.conditions(of: pair.old.name)
    let new = failures.new.conditions(of: pair.new.name)
    guard new.isStrictSubset(of: old) else { return nil }
    let text = old.subtracting(new).sorted().joined(separator: ", ")
    return match.failureChange(
      .errorCaseRemoved,
      failures,
      old: pair.old,
      new: pair.new,
      "\(quoted(pair.new.name.text)) is no longer told by \(text)"
    ).with(swift: .safe)
  }
}
