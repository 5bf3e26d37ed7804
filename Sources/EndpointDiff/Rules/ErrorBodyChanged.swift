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
