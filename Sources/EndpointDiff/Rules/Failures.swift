import EndpointSpec

extension ChangeKind {
  package static let errorCaseAdded = ChangeKind(
    "error-case-added",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps report it as an unexpected failure",
    callers: "A `switch` over the failures is no longer exhaustive",
    exception:
      "A failure that another endpoint already has is not visible in Swift, nor is another status"
  )
  package static let errorCaseRemoved = ChangeKind(
    "error-case-removed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps no longer receive it",
    callers: "Code that uses the case does not compile",
    exception: "A failure that another endpoint or status still has remains in Swift"
  )
  package static let errorBodyChanged = ChangeKind(
    "error-body-changed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps lose the details of the failure",
    callers: "Code that uses the details may not compile",
    remedy: "keep sending the fields of the old type",
    exception: "Added details are safe on the wire"
  )
}

extension ChangeRule {
  /// The rules on failures.
  static let failures: [ChangeRule] =
    [
      .errorCaseAdded,
      .errorCaseRemoved,
      .errorBodyChanged,
    ]
}

extension ChangeRule {
  /// A new failure, or new responses that map to an existing one. The failures of an API are a Swift enum, so a
  /// `switch` does not compile without the new case. Conditions and endpoints of a failure are not visible in Swift.
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
      } + failures.common.compactMap { widened(failures, $0, match) }
    }
  }

  private static func widened(
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
      "\(quoted(pair.new.name.text)) is now reported for \(text)"
    ).with(swift: .safe)
  }
}

extension ChangeRule {
  /// A removed or renamed failure, or fewer responses that map to it.
  static let errorCaseRemoved = ChangeRule(.errorCaseRemoved) { match in
    match.failurePairs.flatMap { failures in
      failures.removed.map { removed(failures, $0, match) }
        + failures.common.compactMap { narrowed(failures, $0, match) }
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
      successor.map { "the failure \(name) is now called \(quoted($0.name.text))" }
        ?? "the failure \(name) was removed"
    )
    if match.isUnchangedInSwift(former.name) { change = change.with(swift: .safe) }
    guard let successor else { return change }
    (change.old, change.new) = (former.name.text, successor.name.text)
    return change.saying("Shipped apps still use the old name of the failure")
      .advising("keep the name with `\"case\"`")
  }

  private static func narrowed(
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
      "\(quoted(pair.new.name.text)) is no longer reported for \(text)"
    ).with(swift: .safe)
  }
}

extension ChangeRule {
  /// The type of a failure's details changed, was added or removed. Changes within the type are findings about the
  /// type.
  static let errorBodyChanged = ChangeRule(.errorBodyChanged) { match in
    match.failurePairs.flatMap { failures in
      let pairs = failures.common + failures.renamed
      return pairs.filter { !match.isSame($0.old.type, $0.new.type) }.map { pair in
        let new = pair.new.type?.text ?? "nothing"
        let old = pair.old.type?.text ?? "nothing"
        var change = match.failureChange(
          .errorBodyChanged,
          failures,
          old: pair.old,
          new: pair.new,
          "\(quoted(pair.new.name.text)) now has \(new) as details, no longer \(old)"
        )
        if match.isUnchangedInSwift(pair.old.name) { change = change.with(swift: .safe) }
        guard let oldType = pair.old.type else {
          return change.with(wire: .safe).saying("Shipped apps ignore the details").advising(nil)
        }
        guard let newType = pair.new.type else { return change }
        let relation = match.relation(oldType, newType, .response)
        guard relation.level > .safe else {
          return change.with(wire: .safe).saying("Shipped apps decode the details").advising(nil)
        }
        let place = relation.path.isEmpty ? "the details" : "`\(relation.path)`"
        return change.saying(
          "Shipped apps report the failure without details, since \(place) does not decode: "
            + relation.reason
        )
      }
    }
  }
}

extension FailurePair {
  fileprivate var renamed: [Pair<FailureModel.Case>] {
    removed.compactMap { former in successor(of: former).map { Pair(former, $0, by: .use) } }
  }
}
