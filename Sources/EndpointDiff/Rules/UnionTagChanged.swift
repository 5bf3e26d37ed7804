import EndpointJSON
import EndpointSpec

extension ChangeRule {
  /// Another field, or another value, tells the members of a union apart. An open union that is only received decodes what
  /// it does not find as `unknown`.
  static let unionTagChanged = ChangeRule(.unionTagChanged) { match in
    match.unionPairs.flatMap { pair in
      if pair.old.by != pair.new.by { return [wholeUnion(pair, match)] }
      return pair.variants.pairs.filter { $0.old.tag != $0.new.tag }.map { members in
        let summary = "`\(members.new.name)` has another tag"
        return tagged(pair, members.old, members.new, summary, match) { change in
          change.old = members.old.tag.map { "\($0)" }
          change.new = members.new.tag.map { "\($0)" }
        }
      }
    }
  }

  private static func wholeUnion(_ pair: UnionPair, _ match: Match) -> Change {
    tagged(pair, nil, nil, "another field tells the members apart", match) { change in
      change.old = pair.old.by?.text
      change.new = pair.new.by?.text
    }
  }

  private static func tagged(
    _ pair: UnionPair,
    _ old: UnionModel.Member?,
    _ new: UnionModel.Member?,
    _ summary: String,
    _ match: Match,
    facts: (inout Change) -> Void
  ) -> Change {
    let direction: Direction = pair.isSent ? .request : .response
    return pair.change(.unionTagChanged, old, new, summary, in: direction, match) { change in
      facts(&change)
      guard !pair.isSent, !pair.old.isClosed else { return }
      change.wire = .care
      change.consequence = "Shipped apps decode it as a member that they do not know"
    }
  }
}
