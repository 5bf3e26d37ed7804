import EndpointJSON
import EndpointSpec

/// Compares what two types let travel, whatever they are called.
///
/// Types that are matched with one another count as equal: what changed inside of them is a finding about them. Each pair of other types
/// is looked at once, so that recursive types end, and the cost is linear in what both types hold.
struct RelationWalk {
  private struct Visit: Hashable {
    let old: SwiftName
    let new: SwiftName
    let isLossy: Bool
  }

  let match: Match
  let direction: Direction
  private(set) var relation = Relation.equal
  private var path: [String] = []
  private var visited: Set<Visit> = []
  /// Whether shipped apps drop the element around the value if it does not decode.
  private var isLossy = false

  init(_ match: Match, _ direction: Direction) {
    self.match = match
    self.direction = direction
  }

  // MARK: Findings

  private mutating func add(_ kind: Relation.Kind, _ reason: String, level: Level? = nil) {
    add(Relation.Difference(kind, direction, reason, level: level))
  }

  private mutating func add(_ difference: Relation.Difference) {
    guard isLossy, difference.level == .breaking, direction == .response else {
      relation.add(difference, at: path)
      return
    }
    let softened = Relation.Difference(
      difference.kind,
      direction,
      "they drop the elements, \(difference.reason)",
      level: .care,
      isFormat: difference.isFormat
    )
    relation.add(softened, at: path)
  }

  private mutating func inside(_ step: String, _ compare: (inout Self) -> Void) {
    path.append(step)
    compare(&self)
    path.removeLast()
  }

  /// The relation of two types alone, apart from what was found so far.
  private func relation(_ old: TypeReference, _ new: TypeReference) -> Relation {
    var walk = RelationWalk(match, direction)
    walk.visited = visited
    walk.compare(old, new)
    return walk.relation
  }

  // MARK: Types

  /// Compares types, null included.
  mutating func compare(_ old: TypeReference, _ new: TypeReference) {
    if match.isSame(old, new) { return }
    let (old, new) = (match.old.resolved(old), match.new.resolved(new))
    let takesNull = { (side: Side, type: TypeReference) in
      type.isOptional || side.shape(of: type)?.isAnything ?? false
    }
    switch (takesNull(match.old, old), takesNull(match.new, new)) {
    case (true, false): add(.narrower, "it does not take null")
    case (false, true) where new.isOptional: add(.wider, "found null")
    default: break
    }
    compareValues(old.wrapped, new.wrapped)
  }

  /// Compares types, null aside. A change inside of an alias is a finding about the alias.
  mutating func compareBareValues(_ old: TypeReference, _ new: TypeReference) {
    if match.isSame(old.wrapped, new.wrapped) { return }
    compareValues(match.old.resolved(old).wrapped, match.new.resolved(new).wrapped)
  }

  /// Compares types that are no optionals.
  mutating func compareValues(_ old: TypeReference, _ new: TypeReference) {
    if match.isSame(old, new) { return }
    if case .named(let old) = old, case .named(let new) = new,
      !visited.insert(Visit(old: old, new: new, isLossy: isLossy)).inserted
    {
      return
    }
    guard let old = match.old.shape(of: old), let new = match.new.shape(of: new) else { return }
    compare(old, new)
  }

  mutating func compare(_ old: Shape, _ new: Shape) {
    switch (old, new) {
    case (.scalar(let old), .scalar(let new)):
      if let difference = old.difference(to: new, direction) { add(difference) }
    case (_, .scalar(.json)): add(.wider, mismatch(old, new))
    case (.scalar(.json), _): add(.narrower, mismatch(old, new))
    case (.array(let old), .array(let new)): inside("[]") { $0.compare(old, new) }
    case (.dictionary(let old), .dictionary(let new)): inside("[*]") { $0.compare(old, new) }
    case (.structure(let old), .structure(let new)): compare(old, new)
    case (.structure(let old), .dictionary(let value)): compare(old, values: value)
    case (.dictionary(let value), .structure(let new)): compare(values: value, new)
    case (.enumeration(let old), .enumeration(let new)): compare(old, new)
    case (.enumeration(let old), .scalar(let new)): compare(old, new)
    case (.scalar(let old), .enumeration(let new)): compare(old, new)
    case (.union(let old), .union(let new)): compare(old, new)
    case (.union(let union), let shape): compare(union, shape)
    case (let shape, .union(let union)): compare(shape, union)
    default: add(.neither, mismatch(old, new))
    }
  }

  private func mismatch(_ old: Shape, _ new: Shape) -> String {
    direction == .response
      ? "found \(new.text), expected \(old.text)" : "it expects \(new.text)"
  }

  // MARK: Structs

  private mutating func compare(_ old: StructModel, _ new: StructModel) {
    var matching = Matching(old.fields, new.fields)
    matching.match(by: .name) { $0.wirePath }
    let fields = matching.result
    for pair in fields.pairs {
      inside(".\(pair.new.wirePath)") { $0.compareField(pair.old, pair.new) }
    }
    for field in fields.removed { inside(".\(field.wirePath)") { $0.remove(field, from: new) } }
    for field in fields.added { inside(".\(field.wirePath)") { $0.add(field, to: old) } }
    switch (old.additional, new.additional) {
    case (let old?, let new?): inside("[*]") { $0.compare(old, new) }
    case (nil, _?): add(direction == .request ? .wider : .narrower, "other keys are new")
    case (_?, nil):
      let kind: Relation.Kind = direction == .request ? .wider : .narrower
      add(kind, "other keys are gone", level: .care)
    case (nil, nil): break
    }
  }

  private mutating func remove(_ field: FieldModel, from new: StructModel) {
    guard travels(field) else { return }
    if let additional = new.additional, direction == .request, field.constant == nil {
      compare(field.type, additional)
    } else if direction == .request {
      add(.wider, "it is no longer in the spec", level: .care)
    } else if field.constant == nil, presence(field, match.old) == .required {
      add(.wider, "it is missing")
    } else if field.constant == nil {
      add(.narrower, "it is missing", level: .care)
    }
  }

  private mutating func add(_ field: FieldModel, to old: StructModel) {
    guard travels(field) else { return }
    if direction == .response {
      guard let additional = old.additional, field.constant == nil else {
        return add(.narrower, "it is new")
      }
      return compare(additional, field.type)
    }
    if field.constant != nil { return add(.narrower, "it is required now") }
    switch presence(field, match.new) {
    case .required: add(.narrower, "it is required now")
    case .defaulted: add(.wider, "it has a default, which shipped apps do not send", level: .care)
    case .optional: add(.wider, "it is new")
    }
  }

  /// Compares two fields, what stands for a missing one included.
  private mutating func compareField(_ old: FieldModel, _ new: FieldModel) {
    guard travels(old) else { return travels(new) ? add(new, to: .empty) : () }
    guard travels(new) else { return remove(old, from: .empty) }
    if old.constant == nil, new.constant == nil { comparePresence(old, new) }
    compareFieldValues(old, new)
  }

  private mutating func comparePresence(_ old: FieldModel, _ new: FieldModel) {
    let (was, presence) = (presence(old, match.old), presence(new, match.new))
    switch (was, presence, direction) {
    case (.required, .optional, .request), (.required, .defaulted, .request):
      add(.wider, "it may be missing")
    case (.optional, .required, .request): add(.narrower, "it is required now")
    case (.optional, .defaulted, .request): add(.neither, "it has a default now", level: .care)
    case (.required, .optional, .response), (.required, .defaulted, .response):
      add(.wider, "it may be missing")
    case (_, .required, .response) where was != .required: add(.narrower, "it is always there")
    default: break
    }
  }

  /// Compares the values of two fields that are there.
  mutating func compareFieldValues(_ old: FieldModel, _ new: FieldModel) {
    switch (old.constant, new.constant) {
    case (nil, nil): compareFieldTypes(old, new)
    case (let value?, let constant?):
      // Clients do not read constants.
      guard direction == .request, value != constant else { return }
      add(.neither, "it expects \(constant), they send \(value)")
    case (let value?, nil):
      let isAccepted = match.new.accepts(value, as: new.type, new.wire)
      if direction == .response || isAccepted {
        return add(.wider, "it takes \(value)", level: .safe)
      }
      add(.neither, "it does not take \(value)")
    case (nil, let constant?):
      if direction == .response {
        guard !match.old.accepts(constant, as: old.type, old.wire) else {
          return add(.narrower, "it is always \(constant)")
        }
        return add(.neither, "found \(constant)")
      }
      if match.old.values(of: old) == [constant] { return }
      add(.narrower, "it expects \(constant)")
    }
  }

  private mutating func compareFieldTypes(_ old: FieldModel, _ new: FieldModel) {
    if old.wire != new.wire {
      let reason = "it is now written as \(new.wire.map { "a \($0.rawValue)" } ?? "its type")"
      add(Relation.Difference(.neither, direction, reason, isFormat: true))
    }
    let wasLossy = isLossy
    let areArrays = [match.old.shape(of: old.type), match.new.shape(of: new.type)].allSatisfy {
      if case .array? = $0 { true } else { false }
    }
    isLossy = isLossy || old.isLossy && areArrays
    compareBareValues(old.type, new.type)
    isLossy = wasLossy
  }

  private func travels(_ field: FieldModel) -> Bool {
    field.direction != (direction == .request ? .response : .request)
  }

  private func presence(_ field: FieldModel, _ side: Side) -> FieldPresence {
    if field.defaultValue != nil { return .defaulted }
    let isNull = direction == .response && field.isNullable
    return isNull || side.isOptional(field.type) ? .optional : .required
  }

  // MARK: Structs and dictionaries

  private mutating func compare(_ old: StructModel, values: TypeReference) {
    for field in old.fields where travels(field) {
      inside(".\(field.wirePath)") { walk in
        if walk.direction == .response, field.constant == nil,
          walk.presence(field, walk.match.old) == .required
        {
          walk.add(.wider, "it may be missing")
        }
        walk.compare(field.type, values)
      }
    }
    add(.wider, "other keys are new", level: .safe)
  }

  private mutating func compare(values: TypeReference, _ new: StructModel) {
    for field in new.fields where travels(field) {
      inside(".\(field.wirePath)") { $0.compare(values, field.type) }
    }
    // A dictionary may lack a key, and have others.
    let lacks = new.fields.first { travels($0) && presence($0, match.new) == .required }
    let reason = lacks.map { "\"\($0.wireName)\" is required" } ?? "other keys are ignored"
    add(.narrower, reason, level: lacks == nil && direction == .request ? .care : nil)
  }
}

extension StructModel {
  fileprivate static let empty = StructModel(fields: [], additional: nil)
}

// MARK: - Enums

extension RelationWalk {
  private mutating func compare(_ old: EnumModel, _ new: EnumModel) {
    guard old.rawType == new.rawType else {
      add(.neither, mismatch(.scalar(old.scalar), .scalar(new.scalar)))
      return
    }
    let (oldValues, newValues) = (old.cases.map(\.value), new.cases.map(\.value))
    if let removed = oldValues.first(where: { !newValues.contains($0) }) {
      add(.narrower, "it does not take \(removed)")
    }
    if let added = newValues.first(where: { !oldValues.contains($0) }) {
      add(.wider, "found \(added)", level: old.isClosed ? nil : .safe)
    }
    guard old.isClosed != new.isClosed else { return }
    add(
      new.isClosed ? .narrower : .wider,
      new.isClosed ? "it takes no other value" : "it may have other values",
      level: new.isClosed && direction == .request ? .breaking : .safe
    )
  }

  /// An enum becomes a scalar.
  private mutating func compare(_ old: EnumModel, _ new: Scalar) {
    let difference = old.scalar.difference(to: new, direction)
    guard difference == nil || difference?.kind == .wider else {
      return add(.neither, mismatch(.scalar(old.scalar), .scalar(new)))
    }
    add(.wider, "it may have other values", level: old.isClosed || difference != nil ? nil : .safe)
  }

  /// A scalar becomes an enum.
  private mutating func compare(_ old: Scalar, _ new: EnumModel) {
    let difference = old.difference(to: new.scalar, direction)
    let fits = new.cases.allSatisfy { match.old.accepts($0.value, as: .scalar(old), nil) }
    guard difference == nil || difference?.kind == .narrower || old.isInteger && fits else {
      return add(.neither, mismatch(.scalar(old), .scalar(new.scalar)))
    }
    let values = new.cases.map { "\($0.value)" }.joined(separator: ", ")
    add(.narrower, "it takes \(values)")
  }
}

extension EnumModel {
  /// The type of its values.
  var scalar: Scalar { rawType == .int ? .int : .string }
}

extension Side {
  /// The only values of a field that is always sent; nil if there are others.
  fileprivate func values(of field: FieldModel) -> [JSONValue]? {
    guard field.defaultValue == nil, !isOptional(field.type),
      case .enumeration(let enumeration)? = shape(of: field.type), enumeration.isClosed
    else { return nil }
    return enumeration.cases.map(\.value)
  }
}

// MARK: - Unions

extension RelationWalk {
  private mutating func compare(_ old: UnionModel, _ new: UnionModel) {
    guard old.by == new.by else {
      let names = [old.by, new.by].map { $0.map { "by \"\($0)\"" } ?? "without a tag" }
      return add(.neither, "members now differ \(names[1]), not \(names[0])")
    }
    if old.by == nil { compareMembers(old, new) } else { compareTags(old, new) }
    guard old.isClosed != new.isClosed else { return }
    add(
      new.isClosed ? .narrower : .wider,
      new.isClosed ? "it takes no other member" : "it may have other members",
      level: new.isClosed && direction == .request ? .breaking : .safe
    )
  }

  private mutating func compareTags(_ old: UnionModel, _ new: UnionModel) {
    var matching = Matching(old.members, new.members)
    matching.match(by: .name) { $0.tag }
    let members = matching.result
    for pair in members.pairs { compare(pair.old.type, pair.new.type) }
    for member in members.removed { add(.narrower, "it does not take \(member.text)") }
    for member in members.added {
      add(.wider, "found \(member.text)", level: old.isClosed ? nil : .safe)
    }
  }

  private mutating func compareMembers(_ old: UnionModel, _ new: UnionModel) {
    let lost = old.members.filter { old in
      !new.members.contains { relation(old.type, $0.type).isAtMostWider }
    }
    let added = new.members.filter { new in
      !old.members.contains { relation($0.type, new.type).isAtMostNarrower }
    }
    if let member = lost.first { add(.narrower, "it does not take \(member.text)") }
    if let member = added.first {
      add(.wider, "found \(member.text)", level: old.isClosed ? nil : .safe)
    }
  }

  /// A union becomes one type.
  private mutating func compare(_ old: UnionModel, _ new: Shape) {
    let members = old.members.map { member in
      (member: member, relation: relation(of: member, by: old.by, to: new))
    }
    if let by = old.by, direction == .response {
      guard let tag = new.constant(of: by),
        let member = members.first(where: { $0.member.tag == tag })
      else { return add(.neither, "the tag \"\(by)\" is missing") }
      return add(member.relation.level == .breaking ? .neither : .narrower, member.relation.reason)
    }
    if let lost = members.first(where: { !$0.relation.isAtMostWider }) {
      let isSubset = members.contains { $0.relation.isAtMostNarrower }
      return add(isSubset ? .narrower : .neither, "it does not take \(lost.member.text)")
    }
    add(.wider, mismatch(.union(old), new))
  }

  /// One type becomes a union.
  private mutating func compare(_ old: Shape, _ new: UnionModel) {
    let members = new.members.map { member in
      (member: member, relation: relation(of: old, to: member))
    }
    if let by = new.by, direction == .request {
      guard let tag = old.constant(of: by),
        let member = members.first(where: { $0.member.tag == tag })
      else { return add(.neither, "the tag \"\(by)\" is missing") }
      return add(member.relation.level == .breaking ? .neither : .wider, member.relation.reason)
    }
    if let other = members.first(where: { !$0.relation.isAtMostNarrower }) {
      let isSuperset = members.contains { $0.relation.isAtMostWider }
      return add(isSuperset ? .wider : .neither, "found \(other.member.text)")
    }
    add(.narrower, mismatch(old, .union(new)))
  }

  private func relation(of member: UnionModel.Member, by: WireName?, to shape: Shape) -> Relation {
    guard let old = match.old.shape(of: member.type) else { return .equal }
    return relation(old, shape)
  }

  private func relation(of shape: Shape, to member: UnionModel.Member) -> Relation {
    guard let new = match.new.shape(of: member.type) else { return .equal }
    return relation(shape, new)
  }

  private func relation(_ old: Shape, _ new: Shape) -> Relation {
    var walk = RelationWalk(match, direction)
    walk.visited = visited
    walk.compare(old, new)
    return walk.relation
  }
}

extension Relation {
  /// Whether every old value is a new one.
  fileprivate var isAtMostWider: Bool { kind == .equal || kind == .wider }
  /// Whether every new value is an old one.
  fileprivate var isAtMostNarrower: Bool { kind == .equal || kind == .narrower }
}

extension UnionModel.Member {
  fileprivate var text: String { tag.map { "\($0)" } ?? type.specText }
}

extension Shape {
  /// The value that a struct always has in a field.
  fileprivate func constant(of name: WireName) -> JSONValue? {
    guard case .structure(let structure) = self else { return nil }
    return structure.fields.first { $0.wireName == name }?.constant
  }
}
