import EndpointJSON
import EndpointSpec

/// Compares two unions.
///
/// The writer of a value determines whether it has a tag, the reader whether it needs one. A reader that takes a value
/// for another member may ignore some of its keys, which is a loss: the level is then care.
struct UnionRelation {
  let match: Match
  let direction: Direction
  /// The relation of two types. A reader with other fields than the writer may count as a loss.
  let relate: (_ old: Operand, _ new: Operand, _ isStrict: Bool) -> Relation

  /// The type to compare with a member.
  enum Operand {
    case type(TypeReference)
    case shape(WireShape)
  }

  typealias Difference = Relation.Difference
  typealias Member = UnionModel.Member

  var readerSide: Side { direction == .request ? match.new : match.old }
  var writerSide: Side { direction == .request ? match.old : match.new }

  func reader(_ old: UnionModel, _ new: UnionModel) -> UnionModel {
    direction == .request ? new : old
  }

  func writer(_ old: UnionModel, _ new: UnionModel) -> UnionModel {
    direction == .request ? old : new
  }

  /// The differences between two unions, without those inside members with the same tag.
  func differences(_ old: UnionModel, _ new: UnionModel) -> [Difference] {
    let reader = reader(old, new)
    let members =
      if reader.by == nil {
        untagged(old, new)
      } else if old.by == new.by {
        tagged(old, new)
      } else {
        otherTags(reader, writer(old, new), match.members(of: old, new))
      }
    return members + [old.closing(to: new, direction)].compactMap(\.self)
  }

  private func tagged(_ old: UnionModel, _ new: UnionModel) -> [Difference] {
    let (oldTags, newTags) = (old.members.map(\.tag), new.members.map(\.tag))
    let removed = old.members.filter { !newTags.contains($0.tag) }
      .map { direction.difference(.narrower, "it does not accept \($0.text)") }
    let added = new.members.filter { !oldTags.contains($0.tag) }
      .map { direction.difference(.wider, "found \($0.text)", level: old.isClosed ? nil : .safe) }
    return removed + added
  }

  /// The differences where the reader looks for a tag under another key. A field of the writer's members may have it.
  private func otherTags(
    _ reader: UnionModel,
    _ writer: UnionModel,
    _ members: Matched<Member>
  ) -> [Difference] {
    let known = members.pairs.map { direction == .request ? $0.old.name : $0.new.name }
    return writer.members.compactMap { member in
      guard let shape = writerSide.shape(of: member, in: writer) else { return nil }
      let found = tagDifferences(reader, shape)
      guard let worst = found.max(by: { $0.level < $1.level }) else { return nil }
      // Shipped apps lose every value of a member that they know.
      let isLost = worst.isUnknown && known.contains(member.name)
      var difference = worst.difference
      if isLost { difference.level = .breaking }
      return difference
    }
  }

  private func untagged(_ old: UnionModel, _ new: UnionModel) -> [Difference] {
    let removed = lost(old, new).prefix(1)
      .map { direction.difference(.narrower, "it does not accept \($0.text)") }
    let added = found(old, new).prefix(1)
      .map { direction.difference(.wider, "found \($0.text)", level: old.isClosed ? nil : .safe) }
    return removed + added + ignored(old, new) + misreadings(old, new)
  }

  /// The values of which the reader, which takes them for another member, ignores a part.
  private func ignored(_ old: UnionModel, _ new: UnionModel) -> [Difference] {
    let members = direction == .request ? old.members : new.members
    return members.compactMap { loss(of: $0, old, new) }.filter { $0.level == .care }.prefix(1)
      .map { direction.difference(.neither, $0.reason, level: .care) }
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

  // MARK: Members

  /// The old members whose values no new member accepts.
  func lost(_ old: UnionModel, _ new: UnionModel) -> [Member] {
    let relations = MemberRelations(self, old, new)
    return old.members.filter { member in
      !new.members.contains { relations.accepts(member, $0) }
    }
  }

  /// The new members whose values no old member accepts.
  func found(_ old: UnionModel, _ new: UnionModel) -> [Member] {
    let relations = MemberRelations(self, old, new)
    return new.members.filter { member in
      !old.members.contains { relations.accepts($0, member) }
    }
  }

  /// What a reader without tags loses of the values of a writer's member. Nil if it accepts none, or the same member.
  func loss(of member: Member, _ old: UnionModel, _ new: UnionModel) -> Relation? {
    let relations = MemberRelations(self, old, new)
    let accepting =
      direction == .request
      ? new.members.filter { relations.accepts(member, $0) }.map { relations.of(member, $0) }
      : old.members.filter { relations.accepts($0, member) }.map { relations.of($0, member) }
    return accepting.min { $0.level < $1.level }
  }
}

/// The relations of the members of two unions. Only those of different members count an ignored key as a loss.
private struct MemberRelations {
  private let relation: UnionRelation
  private let old: UnionModel
  private let new: UnionModel
  private let pairs: [SwiftName: SwiftName]

  init(_ relation: UnionRelation, _ old: UnionModel, _ new: UnionModel) {
    self.relation = relation
    (self.old, self.new) = (old, new)
    pairs = Dictionary(
      firstOf: relation.match.members(of: old, new).pairs.map { ($0.old.name, $0.new.name) }
    )
  }

  func of(_ old: UnionModel.Member, _ new: UnionModel.Member) -> Relation {
    if pairs[old.name] == new.name {
      return relation.relate(.type(old.type), .type(new.type), false)
    }
    return relation.relate(
      operand(old, self.old, isWriter: relation.direction == .request),
      operand(new, self.new, isWriter: relation.direction == .response),
      true
    )
  }

  /// Whether the reader's member accepts all values of the writer's.
  func accepts(_ old: UnionModel.Member, _ new: UnionModel.Member) -> Bool {
    if relation.direction == .request { return of(old, new).isAtMostWider }
    guard of(old, new).isAtMostNarrower else { return false }
    if pairs[old.name] == new.name { return true }
    guard let shape = relation.writerSide.shape(of: new, in: self.new) else { return true }
    return relation.isChosen(old, for: shape)
  }

  /// A reader without tags sees the tag of a writer as a field.
  private func operand(
    _ member: UnionModel.Member,
    _ union: UnionModel,
    isWriter: Bool
  ) -> UnionRelation.Operand {
    guard isWriter, union.by != nil, let shape = relation.writerSide.shape(of: member, in: union)
    else { return .type(member.type) }
    return .shape(shape)
  }
}

extension Relation {
  /// Whether the new type accepts every old value.
  var isAtMostWider: Bool { kind == .equal || kind == .wider }
  /// Whether the old type accepts every new value.
  var isAtMostNarrower: Bool { kind == .equal || kind == .narrower }
  /// The worst difference with its place: `` `kind`: found string, expected int``.
  var clause: String { path.isEmpty ? reason : "`\(path)`: \(reason)" }
}

extension UnionModel {
  /// Whether clients decode every value.
  var acceptsAnything: Bool { by == nil && !isClosed }
}

extension UnionModel.Member {
  var text: String { tag.map { "\($0)" } ?? type.text }
}
