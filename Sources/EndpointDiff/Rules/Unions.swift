import EndpointJSON
import EndpointSpec

extension ChangeRule {
  /// The rules on members of unions.
  static let unions: [ChangeRule] = [
    ChangeKind[.unionVariantAddedResponse].each(\.unionPairs) { kind, pair in
      pair.listing(kind, areNew: true, in: .response) { change in
        if !pair.old.isClosed {
          change = change.with(wire: .safe).saying("Shipped apps decode it as an unknown member")
            .advising("handle `unknown` instead of every case in a `switch` over the union")
        }
        guard pair.old.by == nil else { return }
        if let loss = pair.worstLoss(of: pair.variants.added, .response) {
          if loss.level > .safe {
            change = change.with(wire: loss.level)
              .saying("Shipped apps may decode it as another member: \(loss.clause)")
          } else if pair.old.isClosed {
            change = change.with(wire: .safe).saying("Shipped apps decode it as another member")
          }
        }
        let added = pair.misreadings.filter { $0.former == nil }
        guard let worst = added.max(by: { $0.level < $1.level }), worst.level > change.wire else {
          return
        }
        change = change.with(wire: worst.level).saying(worst.consequence).advising(kind.remedy)
      }
    },
    ChangeKind[.unionVariantRemovedResponse].each(\.unionPairs) { kind, pair in
      pair.listing(kind, areNew: false, in: .response)
    },
    ChangeKind[.unionVariantAddedRequest].each(\.unionPairs) { kind, pair in
      pair.listing(kind, areNew: true, in: .request)
    },
    ChangeKind[.unionVariantRemovedRequest].each(\.unionPairs) { kind, pair in
      pair.listing(kind, areNew: false, in: .request) { change in
        guard pair.new.by == nil,
          let loss = pair.worstLoss(of: pair.variants.removed, .request)
        else { return }
        change = change.with(wire: loss.level)
        change =
          loss.level == .safe
          ? change.saying("The server reads its values as another member").advising(nil)
          : change.saying("The server may read its values as another member: \(loss.clause)")
      }
    },
    ChangeKind[.unionTagChanged].each(\.unionPairs) { kind, pair in
      if pair.old.by != pair.new.by { return [pair.tagChange(kind)] }
      return pair.variants.pairs.filter { $0.old.tag != $0.new.tag }
        .map { pair.tagChange(kind, of: $0) }
    },
    ChangeKind[.unionChoiceChanged].rule { kind, match in
      match.findChoicePairs().flatMap { pair in
        pair.misreadings.compactMap { pair.choiceChange(kind, $0) }
      }
    },
    ChangeKind[.respFieldSwiftNameChanged].each(\.unionPairs) { kind, pair in
      pair.variants.pairs.filter { $0.old.name != $0.new.name }.map { members in
        let (old, new) = (members.old.name.text, members.new.name.text)
        let direction: Direction = pair.isReceived ? .response : .request
        let summary = "`\(old)` is now called `\(new)`"
        return pair.change(kind, members.old, members.new, summary, in: direction)
          .showing(old, new).with(wire: .safe)
          .advising("keep the name: a member of a union has no `was`")
      }
    },
  ]
}

extension UnionPair {
  /// The level of a changed member if values identify members. Nil if the types determine the level.
  func levelOfUntagged(_ member: Pair<UnionModel.Member>, _ direction: Direction) -> Level? {
    guard (direction == .request ? new : old).by == nil else { return nil }
    let written = direction == .request ? member.old : member.new
    guard let loss = relation(direction).loss(of: written, old, new) else {
      return direction == .response && !old.isClosed ? .care : nil
    }
    return direction == .request || misreadings.isEmpty ? loss.level : nil
  }

  /// What a reader without tags loses of members that it takes for others. Nil if it does not accept one of them.
  fileprivate func worstLoss(
    of members: [UnionModel.Member],
    _ direction: Direction
  ) -> Relation? {
    let losses = members.map { relation(direction).loss(of: $0, old, new) }
    guard losses.allSatisfy({ $0 != nil }) else { return nil }
    return losses.compactMap(\.self).max { $0.level < $1.level }
  }

  /// Compares the members of the union, and its tags.
  fileprivate func relation(_ direction: Direction) -> UnionRelation {
    let notation = match.notation(of: types, direction)
    return UnionRelation(match: match, direction: direction) { old, new, isStrict in
      match.walk(direction, in: notation) { $0.compare(old, new, isStrict: isStrict) }
    }
  }

  fileprivate var misreadings: [Misreading] { UnionReading(old, new, match).misreadings }

  /// A finding about the tag of the whole union.
  fileprivate func tagChange(_ kind: ChangeKind) -> Change {
    var new = new
    new.isClosed = old.isClosed
    let directions = [(Direction.request, isSent), (.response, isReceived)]
    let relations = directions.filter(\.1).map { direction, _ in
      (direction, Relation(self.relation(direction).differences(old, new)))
    }
    let (direction, relation) =
      relations.max { $0.1.level < $1.1.level } ?? (.response, Relation.equal)
    let summary =
      switch (old.by, new.by) {
      case (let old?, nil): "the members no longer have the tag \(quoted(old.text))"
      case (nil, let new?): "the members now have the tag \(quoted(new.text))"
      case (let old, let new):
        "the tag changed from \(quoted(old?.text ?? "")) to \(quoted(new?.text ?? ""))"
      }
    return change(kind, nil, nil, summary, in: direction) { change in
      change = change.showing(old.by?.text, new.by?.text).with(wire: relation.level)
        .saying(relation, of: types.new.name.text, direction)
      guard relation.level == .safe else { return }
      change = change.saying("Each value still identifies its member").advising(nil)
    }
  }

  /// A finding about the tag value of a member.
  fileprivate func tagChange(_ kind: ChangeKind, of members: Pair<UnionModel.Member>) -> Change {
    let direction: Direction = isSent ? .request : .response
    let summary = "`\(members.new.name)` has another tag"
    return change(kind, members.old, members.new, summary, in: direction) { change in
      change = change.showing(
        members.old.tag.map { "\($0)" },
        members.new.tag.map { "\($0)" }
      )
      guard !isSent, !old.isClosed else { return }
      change = change.saying("Shipped apps lose every value: they decode it as an unknown member")
    }
  }

  /// - Returns: Nil if the member is new or its type changed, since other rules report that.
  fileprivate func choiceChange(_ kind: ChangeKind, _ misreading: Misreading) -> Change? {
    guard let former = misreading.former, misreading.isByKeys else { return nil }
    let change = change(kind, former, misreading.meant, misreading.summary, in: .response)
      // The types of the member are the same.
      .showing(nil, nil)
      .advising(misreading.value.isNull ? "keep null out of the responses" : kind.remedy)
    let level = flows == [.failure] ? min(misreading.level, .care) : misreading.level
    return change.with(wire: flows.isEmpty ? .safe : level).saying(misreading.consequence)
  }
}

extension Misreading {
  fileprivate var summary: String {
    if let read { return "`\(meant.name)` may be decoded as `\(read.name)`" }
    return value.isNull
      ? "`\(meant.name)` may be null" : "the keys no longer identify `\(meant.name)`"
  }

  /// `Shipped apps decode {"title":"Emma"} as "film"`
  fileprivate var consequence: String {
    let value = example.map { "`\($0)`" } ?? "such a value"
    return switch (read, level) {
    case (let read?, _): "Shipped apps decode \(value) as `\(read.name)`"
    case (nil, .breaking): "Shipped apps find no member for \(value)"
    case (nil, _): "Shipped apps decode \(value) as a member that they do not know"
    }
  }
}
