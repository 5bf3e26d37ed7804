import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Compares a union with another union, or with a type of another form.
///
/// The writer of a value determines whether it has a tag, the reader whether it needs one.
struct UnionRelation {
  let match: Match
  let direction: Direction
  /// The relation of two types.
  let relate: (Operand, Operand) -> Relation

  /// The type to compare with a member.
  enum Operand {
    case type(TypeReference)
    case shape(WireShape)
  }

  typealias Difference = Relation.Difference

  // MARK: Two unions

  /// The differences between two unions, without those inside members with the same tag.
  func differences(_ old: UnionModel, _ new: UnionModel) -> [Difference] {
    let members =
      tagDifference(old, new).map { [$0] }
      ?? (reader(old, new).by == nil ? untagged(old, new) : tagged(old, new))
    return members + [old.closing(to: new, direction)].compactMap(\.self)
  }

  /// The difference between the tags of both unions. Nil if the reader finds the tag that it needs.
  private func tagDifference(_ old: UnionModel, _ new: UnionModel) -> Difference? {
    guard old.by != new.by, let by = reader(old, new).by else { return nil }
    let isConstant = writer(old, new).members.allSatisfy { member in
      let side = direction == .request ? match.old : match.new
      return side.shape(of: member.type)?.constant(of: by) != nil
    }
    if isConstant { return nil }
    // Clients decode a value without a tag as an unknown member.
    let isUnknown = direction == .response && !old.isClosed
    let reason = isUnknown ? "found no tag \"\(by)\"" : "the tag \"\(by)\" is missing"
    return direction.difference(.neither, reason, level: isUnknown ? .care : nil)
  }

  private func reader(_ old: UnionModel, _ new: UnionModel) -> UnionModel {
    direction == .request ? new : old
  }

  private func writer(_ old: UnionModel, _ new: UnionModel) -> UnionModel {
    direction == .request ? old : new
  }

  private func tagged(_ old: UnionModel, _ new: UnionModel) -> [Difference] {
    let (oldTags, newTags) = (old.members.map(\.tag), new.members.map(\.tag))
    let removed = old.members.filter { !newTags.contains($0.tag) }
      .map { direction.difference(.narrower, "it does not accept \($0.text)") }
    let added = new.members.filter { !oldTags.contains($0.tag) }
      .map { direction.difference(.wider, "found \($0.text)", level: old.isClosed ? nil : .safe) }
    return removed + added
  }

  private func untagged(_ old: UnionModel, _ new: UnionModel) -> [Difference] {
    let removed = lost(old, new).prefix(1)
      .map { direction.difference(.narrower, "it does not accept \($0.text)") }
    let added = found(old, new).prefix(1)
      .map { direction.difference(.wider, "found \($0.text)", level: old.isClosed ? nil : .safe) }
    return removed + added + misreadings(old, new)
  }

  /// The values that shipped apps decode as a different member. Servers are ignored, since they select members in their
  /// own ways.
  private func misreadings(_ old: UnionModel, _ new: UnionModel) -> [Difference] {
    guard direction == .response else { return [] }
    let found = UnionReading(old, new, match).misreadings.filter { $0.isByKeys && $0.level > .safe }
    return found.map { misreading in
      let read = misreading.read.map { "which they decode as \($0.text)" }
      let reason = "found \(misreading.meant.text), \(read ?? "which has the keys of no member")"
      var difference = direction.difference(.neither, reason, level: misreading.level)
      difference.isMisreading = read != nil
      return difference
    }
  }

  /// The old members whose values no new member accepts.
  func lost(_ old: UnionModel, _ new: UnionModel) -> [UnionModel.Member] {
    old.members.filter { old in
      !new.members.contains { relation(of: old, to: $0).isAtMostWider }
    }
  }

  /// The new members whose values no old member accepts.
  func found(_ old: UnionModel, _ new: UnionModel) -> [UnionModel.Member] {
    new.members.filter { new in
      !old.members.contains { relation(of: $0, to: new).isAtMostNarrower }
    }
  }

  // MARK: A union and another type

  /// The difference of a union that becomes another type. Clients read other values of an open untagged union as
  /// unknown.
  func difference(_ old: UnionModel, to new: WireShape) -> Difference {
    let found = memberDifference(old, to: new)
    return direction == .response && old.acceptsAnything ? found.atMost(.care) : found
  }

  private func memberDifference(_ old: UnionModel, to new: WireShape) -> Difference {
    let members = old.members.map { member in
      (member: member, relation: relate(.type(member.type), .shape(new)))
    }
    if let by = old.by, direction == .response {
      guard let tag = new.constant(of: by),
        let member = members.first(where: { $0.member.tag == tag })
      else { return missingTag(by, isRead: !old.isClosed) }
      let kind: Relation.Kind = member.relation.level == .breaking ? .neither : .narrower
      return direction.difference(kind, member.relation.reason)
    }
    if let lost = members.first(where: { !$0.relation.isAtMostWider }) {
      let isSubset = members.contains { $0.relation.isAtMostNarrower }
      return direction.difference(
        isSubset ? .narrower : .neither,
        "it does not accept \(lost.member.text)"
      )
    }
    return direction.difference(.wider, WireShape.union(old).mismatch(with: new, direction))
  }

  /// The difference of a type that becomes a union.
  func difference(from old: WireShape, _ new: UnionModel) -> Difference {
    let members = new.members.map { member in
      (member: member, relation: relate(.shape(old), .type(member.type)))
    }
    if let by = new.by, direction == .request {
      guard let tag = old.constant(of: by),
        let member = members.first(where: { $0.member.tag == tag })
      else { return missingTag(by, isRead: false) }
      let kind: Relation.Kind = member.relation.level == .breaking ? .neither : .wider
      return direction.difference(kind, member.relation.reason)
    }
    if let other = members.first(where: { !$0.relation.isAtMostNarrower }) {
      let isSuperset = members.contains { $0.relation.isAtMostWider }
      return direction.difference(isSuperset ? .wider : .neither, "found \(other.member.text)")
    }
    return direction.difference(.narrower, old.mismatch(with: .union(new), direction))
  }

  private func missingTag(_ by: WireName, isRead: Bool) -> Difference {
    direction.difference(.neither, "the tag \"\(by)\" is missing", level: isRead ? .care : nil)
  }

  // MARK: Members

  private func relation(of old: UnionModel.Member, to new: UnionModel.Member) -> Relation {
    relate(.type(old.type), .type(new.type))
  }
}

extension Relation {
  /// Whether the new type accepts every old value.
  fileprivate var isAtMostWider: Bool { kind == .equal || kind == .wider }
  /// Whether the old type accepts every new value.
  fileprivate var isAtMostNarrower: Bool { kind == .equal || kind == .narrower }
}

extension UnionModel {
  /// Whether clients decode every value.
  var acceptsAnything: Bool { by == nil && !isClosed }
}

extension UnionModel.Member {
  fileprivate var text: String { tag.map { "\($0)" } ?? type.text }
}

extension WireShape {
  /// The constant value of a struct's field.
  fileprivate func constant(of name: WireName) -> JSONValue? {
    guard case .structure(let structure) = self else { return nil }
    return structure.fields.first { $0.wireName == name }?.constant
  }
}

/// A union value that shipped apps decode as a different member than the new server means.
struct Misreading {
  /// The member that the new server means.
  let meant: UnionModel.Member
  /// The same member of the old union. Nil if it is new.
  let former: UnionModel.Member?
  /// The old member that shipped apps decode. Nil if no member fits.
  let read: UnionModel.Member?
  let value: JSONValue
  let level: Level
  /// Whether the member's type still decodes the value, ignoring null, so that only the selection differs.
  let isByKeys: Bool

  /// The value, if it is short enough for a sentence.
  var example: String? {
    let text = value.description
    return text.utf8.count > 120 ? nil : text
  }
}

/// Compares the member selection of shipped apps with that of the new server, for untagged unions.
///
/// It tries sample values of each new member, since an exact answer would require every set of keys. A reported
/// misreading is always real.
struct UnionReading {
  private let old: UnionModel
  private let new: UnionModel
  private let reader: UnionReader
  private let writer: UnionReader
  private let samples: MemberSamples
  /// The index of the old member for each new one.
  private let formers: [Int?]

  init(_ old: UnionModel, _ new: UnionModel, _ match: Match) {
    self.old = old
    self.new = new
    reader = UnionReader(old, in: match.old.model)
    writer = UnionReader(new, in: match.new.model)
    samples = MemberSamples(new, in: match.new.model)
    let pairs = matchMembers(old.members, new.members).pairs
    formers = new.members.map { member in
      let former = pairs.first { $0.new.name == member.name }?.old.name
      return old.members.firstIndex { $0.name == former }
    }
  }

  /// The worst misreading of each new member, in the order of the union.
  var misreadings: [Misreading] { new.members.indices.compactMap(worstMisreading) }

  private func worstMisreading(ofMember index: Int) -> Misreading? {
    let found = values(ofMember: index).compactMap { misreading(of: $0, index) }
    let worst = found.map(\.level).max()
    let candidates = found.filter { $0.level == worst }
    return candidates.first(where: \.isByKeys) ?? candidates.first
  }

  /// Sample values that the new server sends as the member.
  private func values(ofMember index: Int) -> [JSONValue] {
    let keys = reader.forms.map { Set($0.keys.map(\.name)) }
    let own = zip(reader.forms, keys).filter { $0.0.member == formers[index] }.flatMap(\.1)
    return samples.values(ofMember: index, others: keys, own: Set(own))
      .filter { writer.member(for: $0) == index }
  }

  private func misreading(of value: JSONValue, _ index: Int) -> Misreading? {
    let (former, read) = (formers[index], reader.member(for: value))
    guard read != former || read == nil, let level = level(former, read) else { return nil }
    return Misreading(
      meant: new.members[index],
      former: former.map { old.members[$0] },
      read: read.map { old.members[$0] },
      value: value,
      level: level,
      isByKeys: former.map { value.isNull || reader.decodes(value, asMember: $0) } ?? true
    )
  }

  /// Nil if the member that apps decode was removed.
  private func level(_ former: Int?, _ read: Int?) -> Level? {
    if let read, !formers.contains(read) { return nil }
    if former == nil { return read == nil ? (old.isClosed ? .breaking : .safe) : .care }
    return read != nil || old.isClosed ? .breaking : .care
  }
}
