import EndpointSpec

/// Whether a value always stands for a field.
enum FieldPresence {
  /// It is always there.
  case required
  /// It may be missing or null.
  case optional
  /// The spec's default stands for it where it is missing.
  case defaulted
}

extension FieldPair {
  /// Whether what was, or is, sent has the field: what the two sides of the wire agreed on.
  func presence(of field: FieldModel, in side: Side, _ direction: Direction) -> FieldPresence {
    if field.defaultValue != nil { return .defaulted }
    let isNull = direction == .response && field.isNullable
    return isNull || side.isOptional(field.type) ? .optional : .required
  }

  /// What the field's own declaration makes of it in both versions; an alias that became optional is told of the alias.
  func presences(
    _ old: FieldModel,
    _ new: FieldModel,
    _ direction: Direction
  ) -> (old: FieldPresence, new: FieldPresence) {
    let was = presence(of: old, in: match.old, direction)
    let isSame =
      match.isSame(old.type, new.type) && old.isNullable == new.isNullable
      && (old.defaultValue == nil) == (new.defaultValue == nil)
    return (was, isSame ? was : presence(of: new, in: match.new, direction))
  }

  /// Whether an app that is shipped fails where the field is missing.
  ///
  /// Clients of this project read the default, drop broken elements of a lossy array, and have an optional where the field
  /// is only sent one way.
  func isNeededByShippedApps(_ field: FieldModel) -> Bool {
    guard field.constant == nil, presence(of: field, in: match.old, .response) == .required else {
      return false
    }
    guard case .type(let type) = group.owner else { return true }
    return field.direction == .both || !type.old.isSent
  }
}

extension Side {
  /// Whether nil may stand for a value of the type, also by way of an alias.
  func isOptional(_ type: TypeReference) -> Bool {
    switch type {
    case .optional: return true
    case .named(let name):
      guard case .alias(let target)? = model.type(named: name)?.form else { return false }
      return isOptional(target)
    default: return false
    }
  }
}
