import EndpointSpec

extension ChangeKind {
  package static let paramConstraintTightened = ChangeKind(
    "param-constraint-tightened",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "The server refuses values of shipped apps",
    callers: "Only the documentation changes",
    remedy: "let the server accept the old range"
  )
  package static let paramConstraintLoosened = ChangeKind(
    "param-constraint-loosened",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "The server still accepts requests of shipped apps",
    callers: "Only the documentation changes"
  )
  package static let constraintDeclared = ChangeKind(
    "constraint-declared",
    wire: .care,
    swift: .safe,
    bump: .minor,
    fact: "limits",
    consequence:
      "The server may have enforced the limit before; if not, values of shipped apps are "
      + "refused",
    callers: "Only the documentation changes",
    remedy: "make sure that the server has always enforced the limit"
  )
  package static let bodyConstraintTightened = ChangeKind(
    "body-constraint-tightened",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    fact: "limits",
    consequence: "The server refuses values of shipped apps",
    callers: "Only the documentation changes",
    remedy: "let the server accept the old range"
  )
  package static let bodyConstraintLoosened = ChangeKind(
    "body-constraint-loosened",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    fact: "limits",
    consequence: "The server still accepts requests of shipped apps",
    callers: "Only the documentation changes"
  )
  package static let respConstraintChanged = ChangeKind(
    "resp-constraint-changed",
    wire: .safe,
    swift: .safe,
    bump: .patch,
    fact: "limits",
    consequence: "Clients do not check responses against limits",
    callers: "Only the documentation changes"
  )
}

extension ChangeRule {
  /// The rules on limits of values.
  static let limits: [ChangeRule] =
    [
      .paramConstraintTightened,
      .paramConstraintLoosened,
      .constraintDeclared,
      .bodyConstraintTightened,
      .bodyConstraintLoosened,
      .respConstraintChanged,
    ]
}

extension ChangeRule {
  /// The limits of a parameter allow fewer values, or may do so.
  static let paramConstraintTightened = ChangeRule(
    .paramConstraintTightened,
    parameters: { pair, group, match in
      let kind = ChangeKind.paramConstraintTightened
      return group.limitsChange(kind, .tightened, pair, "allow less", in: match)
        ?? group.limitsChange(kind, .unclear, pair, "have another pattern", in: match)?
        .with(wire: .care).saying(FieldFinding.unclearPattern)
    }
  )
}

extension ParameterGroup {
  /// A finding about the limits of a parameter, if they changed in this way.
  func limitsChange(
    _ kind: ChangeKind,
    _ expected: LimitsChange,
    _ pair: Pair<ParameterModel>,
    _ phrase: String,
    in match: Match
  ) -> Change? {
    let (old, new) = (pair.old.field.limits, pair.new.field.limits)
    guard LimitsChange(old, new) == expected else { return nil }
    let name = quoted(pair.new.field.wireName.text)
    var change = change(kind, pair, "the limits of \(name) \(phrase)", in: match)
    (change.old, change.new) = (old?.specText, new?.specText)
    return change
  }
}

extension ChangeRule {
  /// The limits of a parameter allow more values.
  static let paramConstraintLoosened = ChangeRule(
    .paramConstraintLoosened,
    parameters: { pair, group, match in
      group.limitsChange(.paramConstraintLoosened, .loosened, pair, "allow more", in: match)
    }
  )
}

extension ChangeRule {
  /// A limit of a request value that the old spec did not declare.
  static let constraintDeclared = ChangeRule(.constraintDeclared) { match in
    match.parameterGroups.flatMap { group in
      group.changedParameters.compactMap { pair in
        group.limitsChange(.constraintDeclared, .declared, pair, "are now declared", in: match)
      }
    }
      + match.fieldGroups.filter { $0.flows.contains(.request) }.flatMap { group in
        group.changed.compactMap { declared(group, $0, match) }
      }
  }

  private static func declared(
    _ group: FieldGroup,
    _ pair: Pair<FieldModel>,
    _ match: Match
  ) -> Change? {
    guard pair.new.direction != .response,
      LimitsChange(pair.old.limits, pair.new.limits) == .declared
    else { return nil }
    let name = quoted(pair.new.wireName.text)
    var change = match.change(
      .constraintDeclared,
      group.subject(of: pair.new),
      "the limits of \(name) are now declared",
      old: pair.old.limits?.specText,
      new: pair.new.limits?.specText,
      before: pair.old.place,
      after: pair.new.place
    )
    change.direction = .request
    change.endpoints = match.endpoints(of: group, by: [.request])
    return change
  }
}

extension ChangeRule {
  /// The server accepts fewer values of a field in requests.
  static let bodyConstraintTightened = changedField(.bodyConstraintTightened, in: .request) {
    _,
    old,
    new in
    switch LimitsChange(old.limits, new.limits) {
    case .tightened:
      return FieldFinding(limitsOf: old, new, "fewer values of \"\(new.wireName)\" are accepted")
    case .unclear:
      var finding = FieldFinding(limitsOf: old, new, "\"\(new.wireName)\" has another pattern")
      finding.wire = .care
      finding.consequence = FieldFinding.unclearPattern
      return finding
    case .declared, .loosened, nil: return nil
    }
  }
}

extension FieldFinding {
  fileprivate static let unclearPattern =
    "The server refuses values of shipped apps that do not match the new pattern"

  init(limitsOf old: FieldModel, _ new: FieldModel, _ summary: String) {
    self.init(summary, old: old.limits?.specText ?? "{}", new: new.limits?.specText ?? "{}")
  }
}

extension ChangeRule {
  /// The server accepts more values of a field in requests.
  static let bodyConstraintLoosened = changedField(.bodyConstraintLoosened, in: .request) {
    _,
    old,
    new in
    guard LimitsChange(old.limits, new.limits) == .loosened else { return nil }
    return FieldFinding(limitsOf: old, new, "more values of \"\(new.wireName)\" are accepted")
  }
}

extension ChangeRule {
  /// The limits of a field in responses changed. Clients do not check them.
  static let respConstraintChanged = changedField(.respConstraintChanged, in: .response) {
    _,
    old,
    new in
    guard LimitsChange(old.limits, new.limits) != nil else { return nil }
    return FieldFinding(limitsOf: old, new, "\"\(new.wireName)\" has other limits")
  }
}
