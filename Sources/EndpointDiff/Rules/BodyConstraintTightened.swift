import EndpointSpec

extension ChangeRule {
  /// A field of requests of which the server takes fewer values.
  static let bodyConstraintTightened = changedField(.bodyConstraintTightened, in: .request) {
    _,
    old,
    new in
    guard LimitsDifference(old.limits, new.limits) == .tightened else { return nil }
    return FieldFinding(limitsOf: old, new, "fewer values of \"\(new.wireName)\" are taken")
  }

  /// A limit of a field that was not written down.
  static let bodyConstraintDeclared = changedField(.constraintDeclared, in: .request) {
    _,
    old,
    new in
    guard LimitsDifference(old.limits, new.limits) == .declared else { return nil }
    return FieldFinding(limitsOf: old, new, "\"\(new.wireName)\" has a limit")
  }
}

extension FieldFinding {
  init(limitsOf old: FieldModel, _ new: FieldModel, _ summary: String) {
    self.init(summary, old: old.limits?.specText ?? "{}", new: new.limits?.specText ?? "{}")
  }
}
