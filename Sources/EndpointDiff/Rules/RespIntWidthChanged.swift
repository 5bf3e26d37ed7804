import EndpointSpec

extension ChangeRule {
  /// Integers of another width. `int` has 64 bits on every platform that the runtime knows; what becomes narrower is always
  /// read.
  static let respIntWidthChanged = changedField(.respIntWidthChanged, in: .response) {
    pair,
    old,
    new in
    guard isIntegerWidth(pair, old, new) else { return nil }
    let isWider = pair.relation(old, new) == .widened
    return FieldFinding(
      "\"\(new.wireName)\" is \(new.type.specText)",
      wire: isWider ? .care : .safe,
      consequence: isWider ? nil : "Shipped apps read every number that is sent"
    )
  }

  /// Whether the field holds integers before and after, of different widths.
  static func isIntegerWidth(_ pair: FieldPair, _ old: FieldModel, _ new: FieldModel) -> Bool {
    guard case .scalar(let scalar) = old.type.innermost, scalar.isInteger,
      case .scalar(let other) = new.type.innermost, other.isInteger
    else { return false }
    return scalar != other && pair.relation(old, new) != .changed
  }
}

extension TypeReference {
  /// The type under arrays, dictionaries and optionals.
  var innermost: TypeReference {
    switch self {
    case .scalar, .named: self
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.innermost
    }
  }
}

extension Scalar {
  fileprivate var isInteger: Bool {
    switch self {
    case .int, .int32, .int64: true
    default: false
    }
  }
}
