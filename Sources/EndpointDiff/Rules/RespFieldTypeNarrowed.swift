import EndpointSpec

extension ChangeRule {
  /// A field whose values shipped apps can all read, as another type in Swift.
  static let respFieldTypeNarrowed = changedField(.respFieldTypeNarrowed, in: .response) {
    pair,
    old,
    new in
    guard !isIntegerWidth(pair, old, new) else { return nil }
    return switch pair.relation(old, new) {
    case .narrowed, .equalOnWire: FieldFinding("\"\(new.wireName)\" is \(new.type.specText)")
    default: nil
    }
  }
}
