import EndpointJSON
import EndpointSpec

/// The difference between the types of one declaration.
package struct TypeDifference: Equatable, Sendable {
  /// The relation of the values, ignoring null.
  package let relation: Relation
  /// Whether it is the same Swift type, ignoring the optional.
  package let isSameInSwift: Bool

  /// Whether at most the optional differs.
  var isSame: Bool { relation.kind == .equal && isSameInSwift }
}

extension Match {
  /// The difference between two types in use.
  package func difference(
    _ old: TypeReference,
    _ new: TypeReference,
    _ direction: Direction,
    in notation: Notation = .json
  ) -> TypeDifference {
    difference(old, new, walk(direction, in: notation) { $0.compareBareValues(old, new) })
  }

  /// The difference between two types with their wire formats, with null as an ordinary value.
  func relation(
    _ old: TypeReference,
    as oldForm: WireForm? = nil,
    _ new: TypeReference,
    as newForm: WireForm? = nil,
    _ direction: Direction,
    in notation: Notation = .json
  ) -> Relation {
    walk(direction, in: notation) { $0.compare(old, as: oldForm, new, as: newForm) }
  }

  func relation(
    _ old: WireShape,
    _ new: WireShape,
    _ direction: Direction,
    in notation: Notation = .json
  ) -> Relation {
    walk(direction, in: notation) { $0.compare(old, new) }
  }

  /// The difference between the values of two fields, including constants but not their presence.
  func difference(
    _ old: FieldModel,
    _ new: FieldModel,
    _ direction: Direction,
    in notation: Notation = .json
  ) -> TypeDifference {
    difference(
      old.type,
      new.type,
      walk(direction, in: notation) { $0.compareFieldValues(old, new) }
    )
  }

  /// The relation that a walk finds.
  func walk(
    _ direction: Direction,
    in notation: Notation,
    _ compare: (inout RelationWalk) -> Void
  ) -> Relation {
    var walk = RelationWalk(self, direction, in: notation)
    compare(&walk)
    walk.finish()
    return walk.relation
  }

  private func difference(
    _ old: TypeReference,
    _ new: TypeReference,
    _ relation: Relation
  ) -> TypeDifference {
    let isSame = isSame(old.wrapped, new.wrapped)
    let (old, new) = (self.old.resolved(old), self.new.resolved(new))
    return TypeDifference(
      relation: relation,
      isSameInSwift: isSame || isSameInSwift(old.wrapped, new.wrapped)
    )
  }

  /// Whether both are the same Swift type.
  func isSameInSwift(_ old: TypeReference, _ new: TypeReference) -> Bool {
    if isSame(old, new) { return true }
    if self.old.model.constant(old) != nil, self.new.model.constant(new) != nil { return true }
    switch (self.old.resolved(old), self.new.resolved(new)) {
    case (.array(let old), .array(let new)), (.dictionary(let old), .dictionary(let new)),
      (.optional(let old), .optional(let new)):
      return isSameInSwift(old, new)
    case (.scalar(.date), .scalar(.date)): return true
    case (let old, let new): return isSame(old, new)
    }
  }

  /// The difference between the forms of a type. Nil if its fields, values or members are compared instead.
  func formDifference(of pair: Pair<TypeModel>, _ direction: Direction) -> TypeDifference? {
    let notation = notation(of: pair, direction)
    let isSame: Bool
    switch (pair.old.form, pair.new.form) {
    case (.structure, .structure), (.enumeration, .enumeration), (.union, .union): return nil
    case (.alias(let old), .alias(let new)):
      return TypeDifference(
        relation: relation(old, new, direction, in: notation),
        isSameInSwift: isSameInSwift(old, new)
      )
    case (.external(let old), .external(let new)): isSame = old.fullName == new.fullName
    case (.identifier, .identifier): isSame = true
    case (.structure, _), (.identifier, _), (.enumeration, _), (.union, _), (.alias, _),
      (.external, _):
      isSame = false
    }
    guard let old = old.shape(of: pair.old.form), let new = new.shape(of: pair.new.form) else {
      return nil
    }
    return TypeDifference(
      relation: relation(old, new, direction, in: notation),
      isSameInSwift: isSame
    )
  }
}
