import EndpointSpec

/// How the values of a type in the new version stand to those of the type in the old one, optionals aside.
package enum TypeRelation: Sendable {
  /// The same type in Swift and on the wire.
  case same
  /// The same values travel; the type in Swift is another one.
  case equalOnWire
  /// Every old value is a new one as well: `int` → `double`, an enum → `string`.
  case widened
  /// Every new value is an old one as well.
  case narrowed
  /// The same type in Swift travels in another form: a date as seconds.
  case reformatted
  /// Anything else.
  case changed

  /// The relation of a whole of which two parts stand like this.
  func and(_ other: TypeRelation) -> TypeRelation {
    switch (self, other) {
    case (.same, let relation), (let relation, .same): relation
    case (.equalOnWire, .reformatted), (.reformatted, .equalOnWire): .changed
    case (.equalOnWire, let relation), (let relation, .equalOnWire): relation
    default: self == other ? self : .changed
    }
  }
}

/// What became of a type that is used somewhere.
package struct TypeDifference: Equatable, Sendable {
  /// Whether nil became possible, or impossible.
  package enum Optionality: Sendable { case same, becameOptional, becameRequired }

  package let relation: TypeRelation
  package let optionality: Optionality

  package var isNone: Bool { relation == .same && optionality == .same }
}

extension Match {
  /// What became of a type that is used somewhere.
  package func difference(_ old: TypeReference, _ new: TypeReference) -> TypeDifference {
    let old = resolved(old, in: self.old)
    let new = resolved(new, in: self.new)
    return TypeDifference(
      relation: relation(old.wrapped, new.wrapped),
      optionality: old.isOptional == new.isOptional
        ? .same : new.isOptional ? .becameOptional : .becameRequired
    )
  }

  /// A type without the aliases at its top; an optional of an optional is one.
  package func resolved(_ type: TypeReference, in side: Side) -> TypeReference {
    switch type {
    case .named(let name):
      guard case .alias(let target)? = side.model.type(named: name)?.form else { return type }
      return resolved(target, in: side)
    case .optional(let wrapped):
      let inner = resolved(wrapped, in: side)
      return inner.isOptional ? inner : .optional(inner)
    default: return type
    }
  }

  private func relation(_ old: TypeReference, _ new: TypeReference) -> TypeRelation {
    if isSame(old, new) { return .same }
    switch (old, new) {
    case (.array(let old), .array(let new)), (.dictionary(let old), .dictionary(let new)):
      return inner(difference(old, new))
    case (.named, .dictionary), (.dictionary, .named), (.named, .array), (.array, .named):
      return .changed
    case (_, .scalar(.json)): return .widened
    case (.scalar(.json), _): return .narrowed
    case (.scalar(let old), .scalar(let new)): return old.relation(to: new)
    default: return namedRelation(old, new)
    }
  }

  private func inner(_ difference: TypeDifference) -> TypeRelation {
    switch difference.optionality {
    case .same: difference.relation
    case .becameOptional: difference.relation.and(.widened)
    case .becameRequired: difference.relation.and(.narrowed)
    }
  }

  /// Where one of the two, or both, are named types that are not the same one.
  private func namedRelation(_ old: TypeReference, _ new: TypeReference) -> TypeRelation {
    let oldValues = values(of: old, in: self.old)
    let newValues = values(of: new, in: self.new)
    switch (oldValues, newValues) {
    case (.scalar(let old)?, .scalar(let new)?): return old.relation(to: new).and(.equalOnWire)
    case (.listed(let old, let scalar)?, .listed(let new, let other)?) where scalar == other:
      if old == new { return .equalOnWire }
      return old.isSubset(of: new) ? .widened : new.isSubset(of: old) ? .narrowed : .changed
    case (.listed(_, let old)?, .scalar(let new)?):
      return old.relation(to: new).and(.widened) == .widened ? .widened : .changed
    case (.scalar(let old)?, .listed(_, let new)?):
      return old.relation(to: new).and(.narrowed) == .narrowed ? .narrowed : .changed
    default:
      return isEqualOnWire(old, new) ? .equalOnWire : .changed
    }
  }
}
