import EndpointSpec

extension ChangeRule {
  /// A failure that comes with another type, or with one at all, or with none any more. What changes inside of a type is told of that
  /// type.
  static let errorBodyChanged = ChangeRule(.errorBodyChanged) { match in
    match.failurePairs.flatMap { failures in
      let pairs = failures.kept + failures.renamed
      return pairs.filter { !match.isSame($0.old.type, $0.new.type) }.map { pair in
        let new = pair.new.type?.specText ?? "nothing"
        let old = pair.old.type?.specText ?? "nothing"
        var change = match.failureChange(
          .errorBodyChanged,
          failures,
          old: pair.old,
          new: pair.new,
          "\(quoted(pair.new.name.text)) comes with \(new) now, no longer with \(old)"
        )
        if match.isUnchangedInSwift(pair.old.name) { change = change.with(swift: .safe) }
        guard pair.old.type == nil else { return change }
        return change.with(wire: .safe).saying("Shipped apps pass over the details").advising(nil)
      }
    }
  }
}

extension FailurePair {
  fileprivate var renamed: [Pair<FailureModel.Case>] {
    removed.compactMap { former in successor(of: former).map { Pair(former, $0, by: .use) } }
  }
}
