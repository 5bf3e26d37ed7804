import EndpointSpec

extension ChangeRule {
  /// A field that does not take every value that it took. What only travels in another form has the same type in Swift.
  static let bodyFieldTypeChanged = changedField(.bodyFieldTypeChanged, in: .request) {
    pair,
    old,
    new in
    if old.constant != new.constant {
      return FieldFinding("\"\(new.wireName)\" travels with another value", swift: pair.swift)
    }
    return switch pair.relation(old, new) {
    case .narrowed, .changed: FieldFinding("\"\(new.wireName)\" is \(new.type.specText)")
    case .reformatted:
      FieldFinding("\"\(new.wireName)\" travels in another form", swift: pair.swift)
    default: nil
    }
  }
}
