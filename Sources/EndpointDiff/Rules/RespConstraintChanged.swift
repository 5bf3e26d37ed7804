import EndpointSpec

extension ChangeRule {
  /// A field of answers with other limits, which no client checks.
  static let respConstraintChanged = changedField(.respConstraintChanged, in: .response) {
    _,
    old,
    new in
    guard LimitsChange(old.limits, new.limits) != nil else { return nil }
    return FieldFinding(limitsOf: old, new, "\"\(new.wireName)\" has other limits")
  }
}
