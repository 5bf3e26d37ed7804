import EndpointJSON
import EndpointSpec

extension ChangeKind {
  package static let unionVariantAddedResponse = ChangeKind(
    "union-variant-added-response",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "member-added",
    consequence: "Shipped apps fail to decode the new member",
    callers: "A `switch` over the union is no longer exhaustive",
    remedy: "send the new member to new clients only; an open union may add members"
  )
  package static let unionVariantRemovedResponse = ChangeKind(
    "union-variant-removed-response",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "member-removed",
    consequence: "Shipped apps no longer receive the member",
    callers: "Code that uses the case does not compile"
  )
  package static let unionVariantAddedRequest = ChangeKind(
    "union-variant-added-request",
    wire: .safe,
    swift: .care,
    bump: .minor,
    fact: "member-added",
    consequence: "Shipped apps do not send the new member",
    callers: "A `switch` over the union is no longer exhaustive"
  )
  package static let unionVariantRemovedRequest = ChangeKind(
    "union-variant-removed-request",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "member-removed",
    consequence: "Shipped apps that send the member are refused",
    callers: "Code that uses the case does not compile",
    remedy: "let the server accept the member until shipped apps are updated"
  )
  package static let unionTagChanged = ChangeKind(
    "union-tag-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps read and send the old tag",
    callers: "The cases are unchanged",
    remedy: "let the server accept and send the old tag, too"
  )
  package static let unionChoiceChanged = ChangeKind(
    "union-choice-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps decode values of the member as another one",
    callers: "The cases are the same",
    remedy: "keep the keys and constants by which shipped apps choose the member",
    exception: "An open union decodes as `unknown` what no member takes: `care`"
  )
}

extension ChangeRule {
  /// The rules on members of unions.
  static let unions: [ChangeRule] =
    [
      .unionVariantAddedResponse,
      .unionVariantRemovedResponse,
      .unionVariantAddedRequest,
      .unionVariantRemovedRequest,
      .unionTagChanged,
      .unionChoiceChanged,
      .unionMemberRenamed,
    ]
}

extension ChangeRule {
  /// A member that shipped apps do not know. An open union decodes it as `unknown`. Both kinds are Swift enums, so a
  /// `switch` over all cases lacks one.
  static let unionVariantAddedResponse = ChangeRule(.unionVariantAddedResponse) { match in
    match.unionPairs.filter(\.isReceived).flatMap { pair in
      pair.listing(
        .unionVariantAddedResponse,
        pair.variants.added,
        areNew: true,
        in: .response,
        match
      ) { change in
        if !pair.old.isClosed {
          change.wire = .safe
          change.consequence = "Shipped apps decode it as an unknown member"
          change.remedy = "handle `unknown` instead of every case in a `switch` over the union"
        } else if pair.isUntagged, match.unions(pair, .response).found(pair.old, pair.new).isEmpty {
          change.wire = .safe
          change.consequence = "Shipped apps decode it as another member"
        }
        guard pair.isUntagged else { return }
        let added = match.misreadings(pair).filter { $0.former == nil }
        if let worst = added.max(by: { $0.level < $1.level }) { change.say(worst) }
      }
    }
  }
}

extension Change {
  /// Records how shipped apps decode a value, if that is worse than the current level.
  fileprivate mutating func say(_ misreading: Misreading) {
    guard misreading.level > wire else { return }
    wire = misreading.level
    consequence = misreading.consequence
    remedy = ChangeKind.unionVariantAddedResponse.remedy
  }
}

extension ChangeRule {
  /// A member that responses no longer contain.
  static let unionVariantRemovedResponse = ChangeRule(.unionVariantRemovedResponse) { match in
    match.unionPairs.filter(\.isReceived).flatMap { pair in
      pair.listing(
        .unionVariantRemovedResponse,
        pair.variants.removed,
        areNew: false,
        in: .response,
        match
      )
    }
  }
}

extension ChangeRule {
  /// A new member in requests.
  static let unionVariantAddedRequest = ChangeRule(.unionVariantAddedRequest) { match in
    match.unionPairs.filter(\.isSent).flatMap { pair in
      pair.listing(
        .unionVariantAddedRequest,
        pair.variants.added,
        areNew: true,
        in: .request,
        match
      )
    }
  }
}

extension ChangeRule {
  /// A member that the server no longer accepts.
  static let unionVariantRemovedRequest = ChangeRule(.unionVariantRemovedRequest) { match in
    match.unionPairs.filter(\.isSent).flatMap { pair in
      pair.listing(
        .unionVariantRemovedRequest,
        pair.variants.removed,
        areNew: false,
        in: .request,
        match
      ) { change in
        guard pair.isUntagged, match.unions(pair, .request).lost(pair.old, pair.new).isEmpty else {
          return
        }
        change.wire = .safe
        change.consequence = "The server reads its values as another member"
        change.remedy = nil
      }
    }
  }
}

extension UnionPair {
  fileprivate var isUntagged: Bool { old.by == nil && new.by == nil }

  /// The level of changed members if values identify members. Nil if the types determine the level.
  func levelOfUntaggedMembers(_ match: Match, _ direction: Direction) -> Level? {
    guard isUntagged else { return nil }
    let unions = match.unions(self, direction)
    let unread = direction == .request ? unions.lost(old, new) : unions.found(old, new)
    if unread.isEmpty {
      return direction == .request || match.misreadings(self).isEmpty ? .safe : nil
    }
    return direction == .response && !old.isClosed ? .care : nil
  }
}

extension Match {
  /// Compares the members of a union, and its tags.
  fileprivate func unions(_ pair: UnionPair, _ direction: Direction) -> UnionRelation {
    let notation = notation(of: pair.types, direction)
    return UnionRelation(match: self, direction: direction) { old, new in
      self.walk(direction, in: notation) { $0.compare(old, new) }
    }
  }
}

extension ChangeRule {
  /// The tag of a union or the tag value of a member changed. An open union in responses decodes an unknown tag as
  /// `unknown`.
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
    var new = pair.new
    new.isClosed = pair.old.isClosed
    let directions = [(Direction.request, pair.isSent), (.response, pair.isReceived)]
    let relations = directions.filter(\.1).map { direction, _ in
      (direction, match.unions(pair, direction).relation(pair.old, new))
    }
    let (direction, relation) =
      relations.max { $0.1.level < $1.1.level } ?? (.response, Relation.equal)
    let summary =
      switch (pair.old.by, pair.new.by) {
      case (let old?, nil): "the members no longer have the tag \(quoted(old.text))"
      case (nil, let new?): "the members now have the tag \(quoted(new.text))"
      case (let old, let new):
        "the tag changed from \(quoted(old?.text ?? "")) to \(quoted(new?.text ?? ""))"
      }
    return pair.change(.unionTagChanged, nil, nil, summary, in: direction, match) { change in
      change.old = pair.old.by?.text
      change.new = pair.new.by?.text
      change.wire = relation.level
      change.say(relation, of: pair.types.new.name.text, direction)
      guard relation.level == .safe else { return }
      change.consequence = "Each value still identifies its member"
      change.remedy = nil
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
      change.consequence = "Shipped apps decode it as an unknown member"
    }
  }
}

extension ChangeRule {
  /// Shipped apps decode values of a member as another member, because its keys changed.
  static let unionChoiceChanged = ChangeRule(.unionChoiceChanged) { match in
    match.findChoicePairs().flatMap { pair in
      match.misreadings(pair).compactMap { match.change(pair, $0) }
    }
  }
}

extension Match {
  fileprivate func misreadings(_ pair: UnionPair) -> [Misreading] {
    UnionReading(pair.old, pair.new, self).misreadings
  }

  /// - Returns: Nil if the member is new or its type changed, since other rules report that.
  fileprivate func change(_ pair: UnionPair, _ misreading: Misreading) -> Change? {
    guard let former = misreading.former, misreading.isByKeys else { return nil }
    let change = pair.change(
      .unionChoiceChanged,
      former,
      misreading.meant,
      misreading.summary,
      in: .response,
      self
    ) { change in
      // The types of the member are the same.
      (change.old, change.new) = (nil, nil)
      if misreading.value.isNull { change.remedy = "keep null out of the responses" }
    }
    let level = pair.flows == [.failure] ? min(misreading.level, .care) : misreading.level
    return change.with(wire: pair.flows.isEmpty ? .safe : level).saying(misreading.consequence)
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

extension ChangeRule {
  /// The Swift name of a union member changed.
  static let unionMemberRenamed = ChangeRule(.respFieldSwiftNameChanged) { match in
    match.unionPairs.flatMap { pair in
      pair.variants.pairs.filter { $0.old.name != $0.new.name }.map { members in
        let direction: Direction = pair.isReceived ? .response : .request
        return pair.change(
          .respFieldSwiftNameChanged,
          members.old,
          members.new,
          "`\(members.old.name)` is now called `\(members.new.name)`",
          in: direction,
          match
        ) { change in
          change.old = members.old.name.text
          change.new = members.new.name.text
        }
      }
    }
  }
}
