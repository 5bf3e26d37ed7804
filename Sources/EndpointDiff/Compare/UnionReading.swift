import EndpointJSON
import EndpointJudge
import EndpointSpec

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
    let pairs = match.members(of: old, new).pairs
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
    guard read != former || read == nil, let level = level(of: value, former, read)
    else { return nil }
    return Misreading(
      meant: new.members[index],
      former: former.map { old.members[$0] },
      read: read.map { old.members[$0] },
      value: value,
      level: level,
      isByKeys: former.map { value.isNull || reader.decodes(value, asMember: $0) } ?? true
    )
  }

  /// Nil if shipped apps lose nothing.
  private func level(of value: JSONValue, _ former: Int?, _ read: Int?) -> Level? {
    if let read, !formers.contains(read) {
      // The server does not send the member anymore. The old server sent a value of the same keys, too.
      return hasKey(value, unknownTo: former ?? read) ? .care : nil
    }
    if former == nil { return read == nil ? (old.isClosed ? .breaking : .safe) : .care }
    return read != nil || old.isClosed ? .breaking : .care
  }

  private func hasKey(_ value: JSONValue, unknownTo member: Int) -> Bool {
    let known = reader.forms.filter { $0.member == member }.flatMap(\.keys).map(\.name)
    return value.objectValue?.contains { !known.contains($0.key) } ?? false
  }
}
