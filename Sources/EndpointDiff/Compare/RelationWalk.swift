import EndpointJSON
import EndpointSpec

/// Compares the wire values of two types, ignoring their names.
///
/// Matched types count as equal, since their inner changes are reported separately. Each other pair is visited once, so
/// that recursion ends and the cost is linear. Nested types are queued, so that long chains do not exhaust the stack.
struct RelationWalk {
  private struct Visit: Hashable {
    let old: SwiftName
    let new: SwiftName
    let isLossy: Bool
    let isLenient: Bool
    let wires: Wires
  }

  /// The wire formats that the fields around a value specify.
  struct Wires: Hashable {
    var old: WireForm?
    var new: WireForm?
  }

  let match: Match
  let direction: Direction
  private let notation: Notation
  private(set) var relation = Relation.equal
  private var path: [String] = []
  private var visited: Set<Visit> = []
  private let memo: RelationMemo
  var wires = Wires()
  /// Whether shipped apps drop the enclosing element if the value does not decode.
  var isLossy = false
  /// Whether shipped apps read nil if the value does not decode.
  var isLenient = false
  /// Whether keys that the reader of the next struct ignores are a loss.
  var isStrict = false
  /// The queued comparisons with their paths.
  private var waiting: [(visit: Visit, path: [String])] = []

  init(
    _ match: Match,
    _ direction: Direction,
    in notation: Notation,
    _ memo: RelationMemo = RelationMemo()
  ) {
    self.memo = memo
    self.match = match
    self.direction = direction
    self.notation = notation
  }

  // MARK: Findings

  mutating func add(_ kind: Relation.Kind, _ reason: String, level: Level? = nil) {
    add(direction.difference(kind, reason, level: level))
  }

  mutating func add(_ difference: Relation.Difference?) {
    guard let difference else { return }
    guard isLossy || isLenient, difference.level == .breaking, direction == .response,
      !difference.isMisreading
    else {
      relation.add(difference, at: path)
      return
    }
    let effect = isLenient ? "they read nil" : "they drop the elements"
    relation.add(difference.atMost(.care, "\(effect), \(difference.reason)"), at: path)
  }

  mutating func inside(_ step: String, _ compare: (inout Self) -> Void) {
    path.append(step)
    compare(&self)
    path.removeLast()
  }

  /// The relation of two types, independent of the current walk.
  private func relate(
    _ old: UnionRelation.Operand,
    _ new: UnionRelation.Operand,
    _ isStrict: Bool
  ) -> Relation {
    memo.relation(of: key(old, new, isStrict)) {
      var walk = RelationWalk(match, direction, in: notation, memo)
      walk.compare(old, new, isStrict: isStrict)
      walk.finish()
      return walk.relation
    }
  }

  private func key(
    _ old: UnionRelation.Operand,
    _ new: UnionRelation.Operand,
    _ isStrict: Bool
  ) -> RelationMemo.Key? {
    guard case .type(let old) = old, case .type(let new) = new,
      case .named(let oldName) = old.wrapped, case .named(let newName) = new.wrapped
    else { return nil }
    return RelationMemo.Key(old: oldName, new: newName, isStrict: isStrict)
  }

  /// Processes the queue.
  mutating func finish() {
    while let (visit, path) = waiting.popLast() {
      self.path = path
      (isLossy, isLenient, wires) = (visit.isLossy, visit.isLenient, visit.wires)
      compareForms(.named(visit.old), .named(visit.new))
    }
  }

  // MARK: Types

  /// Compares types, including null.
  mutating func compare(_ old: TypeReference, _ new: TypeReference) {
    if match.isSame(old, new), wires.old == wires.new { return }
    let (old, new) = (match.old.resolved(old), match.new.resolved(new))
    let acceptsNull = { (side: Side, type: TypeReference) in
      type.isOptional || side.shape(of: type)?.isAnything ?? false
    }
    switch (acceptsNull(match.old, old), acceptsNull(match.new, new)) {
    case (true, false): add(.narrower, "it does not accept null")
    case (false, true) where new.isOptional:
      let isUnknown = direction == .response && match.old.shape(of: old)?.isOpenUnion ?? false
      add(.wider, "found null", level: isUnknown ? .care : nil)
    default: break
    }
    compareValues(old.wrapped, new.wrapped)
  }

  /// Compares types, ignoring null. A change inside an alias is reported for the alias.
  mutating func compareBareValues(_ old: TypeReference, _ new: TypeReference) {
    if match.isSame(old.wrapped, new.wrapped), wires.old == wires.new { return }
    compareValues(match.old.resolved(old).wrapped, match.new.resolved(new).wrapped)
  }

  /// Compares types that are not optional.
  private mutating func compareValues(_ old: TypeReference, _ new: TypeReference) {
    if match.isSame(old, new), wires.old == wires.new { return }
    if case .named(let old) = old, case .named(let new) = new {
      let visit = visit(old, new)
      guard visited.insert(visit).inserted else { return }
      if path.count >= Self.maximumDepth { return waiting.append((visit, path.shortened)) }
    }
    compareForms(old, new)
  }

  private static let maximumDepth = 8

  private mutating func compareForms(_ old: TypeReference, _ new: TypeReference) {
    guard let old = match.old.shape(of: old), let new = match.new.shape(of: new) else { return }
    compare(old, new)
  }

  private func visit(_ old: SwiftName, _ new: SwiftName) -> Visit {
    Visit(old: old, new: new, isLossy: isLossy, isLenient: isLenient, wires: wires)
  }

  /// Compares types with their wire formats.
  mutating func compare(
    _ old: TypeReference,
    as oldForm: WireForm?,
    _ new: TypeReference,
    as newForm: WireForm?
  ) {
    let outer = wires
    wires = Wires(old: oldForm, new: newForm)
    compare(old, new)
    wires = outer
  }

  mutating func compare(_ old: WireShape, _ new: WireShape) {
    switch (old, new) {
    case (.scalar(let old), .scalar(let new)): compare(old, new)
    case (_, .scalar(.json)): add(.wider, old.mismatch(with: new, direction))
    case (.scalar(.json), _): add(.narrower, old.mismatch(with: new, direction))
    case (.array(let old), .array(let new)): inside("[]") { $0.compare(old, new) }
    case (.dictionary(let old), .dictionary(let new)): inside("[*]") { $0.compare(old, new) }
    case (.structure(let old), .structure(let new)): compare(old, new)
    case (.structure(let old), .dictionary(let value)): compare(old, values: value)
    case (.dictionary(let value), .structure(let new)): compare(values: value, new)
    case (.enumeration(let old), .enumeration(let new)):
      for difference in old.differences(to: new, direction, in: notation) { add(difference) }
    case (.enumeration(let old), .scalar(let new)):
      add(old.difference(to: WrittenScalar(new, wires.new, in: notation), direction, in: notation))
    case (.scalar(let old), .enumeration(let new)): compare(old, new)
    case (.union(let old), .union(let new)): compare(old, new)
    case (.union(let union), let shape):
      for difference in unions.differences(union, to: shape) { add(difference) }
    case (let shape, .union(let union)):
      for difference in unions.differences(from: shape, union) { add(difference) }
    case (.scalar, _), (.array, _), (.dictionary, _), (.structure, _), (.enumeration, _):
      add(.neither, old.mismatch(with: new, direction))
    }
  }

  private mutating func compare(_ old: Scalar, _ new: Scalar) {
    let new = WrittenScalar(new, wires.new, in: notation)
    add(WrittenScalar(old, wires.old, in: notation).difference(to: new, direction))
  }

  private mutating func compare(_ old: Scalar, _ new: EnumModel) {
    let fits = new.cases.allSatisfy { match.old.accepts($0.value, as: .scalar(old), nil) }
    let old = WrittenScalar(old, wires.old, in: notation)
    add(new.difference(from: old, direction, in: notation, fits: fits))
  }

  // MARK: Unions

  private mutating func compare(_ old: UnionModel, _ new: UnionModel) {
    if old.by != nil, old.by == new.by {
      for pair in Matched(old.members, new.members, by: { $0.tag }).pairs {
        compare(pair.old.type, pair.new.type)
      }
    }
    for difference in unions.differences(old, new) { add(difference) }
  }

  /// Compares a member of a union with a type, ignoring null.
  ///
  /// - Parameter isStrict: Whether keys that the reader ignores are a loss.
  mutating func compare(
    _ old: UnionRelation.Operand,
    _ new: UnionRelation.Operand,
    isStrict: Bool = false
  ) {
    self.isStrict = isStrict
    compare(old, new)
  }

  private mutating func compare(_ old: UnionRelation.Operand, _ new: UnionRelation.Operand) {
    if case .type(let old) = old, case .type(let new) = new { return compareBareValues(old, new) }
    guard let old = match.old.shape(of: old), let new = match.new.shape(of: new) else { return }
    compare(old, new)
  }

  private var unions: UnionRelation {
    UnionRelation(match: match, direction: direction, relate: relate)
  }
}

extension Side {
  fileprivate func shape(of operand: UnionRelation.Operand) -> WireShape? {
    switch operand {
    case .type(let type): shape(of: type)
    case .shape(let shape): shape
    }
  }
}

extension [String] {
  /// The steps without the middle ones, if there are many.
  fileprivate var shortened: [String] {
    count > 16 ? prefix(4) + ["…"] + suffix(4) : self
  }
}
