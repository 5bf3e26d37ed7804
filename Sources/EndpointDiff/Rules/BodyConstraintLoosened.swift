import EndpointSpec

extension ChangeRule {
  /// A field of requests of which the server takes more values.
  static let bodyConstraintLoosened = changedField(.bodyConstraintLoosened, in: .request) {
    _,
    old,
    new in
    guard LimitsChange(old.limits, new.limits) == .loosened else { return nil }
    return FieldFinding(limitsOf: old, new, "more values of \"\(new.wireName)\" are taken")
  }
}
