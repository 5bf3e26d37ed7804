import EndpointSpec

extension ChangeRule {
  /// A field of requests of which the server takes fewer values.
  static let bodyConstraintTightened = changedField(.bodyConstraintTightened, in: .request) {
    _,
    old,
    new in
    guard LimitsChange(old.limits, new.limits) == .tightened else { return nil }
    return FieldFinding(limitsOf: old, new, "fewer values of \"\(new.wireName)\" are taken")
  }
}

extension FieldFinding {
  init(limitsOf old: FieldModel, _ new: FieldModel, _ summary: String) {
    self.init(summary, old: old.limits?.specText ?? "{}", new: new.limits?.specText ?? "{}")
  }
}
