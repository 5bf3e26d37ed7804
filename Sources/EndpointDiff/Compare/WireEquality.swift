import EndpointSpec

extension Match {
  /// Whether the same JSON travels for two types that are not matched: looked at through and through.
  func isEqualOnWire(_ old: TypeReference, _ new: TypeReference) -> Bool {
    var equality = WireEquality(match: self)
    return equality.holds(old, new)
  }
}

/// A walk through two types at once. What is being looked at already counts as equal, or recursive types had no end.
private struct WireEquality {
  private struct Question: Hashable {
    let old: SwiftName
    let new: SwiftName
  }

  let match: Match
  private var asked: Set<Question> = []

  init(match: Match) { self.match = match }

  mutating func holds(_ old: TypeReference, _ new: TypeReference) -> Bool {
    switch (old, new) {
    case (.scalar(let old), .scalar(let new)): return old == new
    case (.array(let old), .array(let new)), (.dictionary(let old), .dictionary(let new)),
      (.optional(let old), .optional(let new)):
      return holds(old, new)
    case (.named(let old), .named(let new)): return holds(old, new)
    case (.named(let name), _):
      guard case .alias(let target)? = match.old.model.type(named: name)?.form else { return false }
      return holds(target, new)
    case (_, .named(let name)):
      guard case .alias(let target)? = match.new.model.type(named: name)?.form else { return false }
      return holds(old, target)
    default: return false
    }
  }

  private mutating func holds(_ old: SwiftName, _ new: SwiftName) -> Bool {
    guard asked.insert(Question(old: old, new: new)).inserted else { return true }
    guard let old = match.old.model.type(named: old), let new = match.new.model.type(named: new)
    else { return false }
    switch (old.form, new.form) {
    case (.structure(let old), .structure(let new)): return holds(old, new)
    case (.identifier(let old), .identifier(let new)): return old == new
    case (.external(let old), .external(let new)): return old.wire == new.wire
    case (.enumeration(let old), .enumeration(let new)):
      return old.isClosed == new.isClosed
        && Set(old.cases.map(\.value)) == Set(new.cases.map(\.value))
    case (.union(let old), .union(let new)): return holds(old, new)
    case (.alias(let old), _): return holds(old, .named(new.name))
    case (_, .alias(let new)): return holds(.named(old.name), new)
    default: return false
    }
  }

  private mutating func holds(_ old: StructModel, _ new: StructModel) -> Bool {
    let fields = matchFields(old.fields, new.fields)
    guard fields.removed.isEmpty, fields.added.isEmpty else { return false }
    for pair in fields.pairs where !holds(pair.old, pair.new) { return false }
    switch (old.additional, new.additional) {
    case (let old?, let new?): return holds(old, new)
    case (nil, nil): return true
    default: return false
    }
  }

  private mutating func holds(_ old: FieldModel, _ new: FieldModel) -> Bool {
    old.wireName == new.wireName && old.at == new.at && old.constant == new.constant
      && old.defaultValue == new.defaultValue && old.isLossy == new.isLossy
      && old.wire == new.wire && old.direction == new.direction
      && old.isNullable == new.isNullable && holds(old.type, new.type)
  }

  private mutating func holds(_ old: UnionModel, _ new: UnionModel) -> Bool {
    guard old.by == new.by, old.isClosed == new.isClosed, old.members.count == new.members.count
    else { return false }
    return zip(old.members, new.members).allSatisfy { $0.tag == $1.tag && holds($0.type, $1.type) }
  }
}
