import EndpointSpec

extension ChangeRule {
  /// Limits of a parameter that allow less than before. What cannot be compared, such as patterns, counts as less.
  static let paramConstraintTightened = ChangeRule(
    .paramConstraintTightened,
    parameters: { pair, group, match in
      group.limitsChange(.paramConstraintTightened, .tightened, pair, "allow less", in: match)
    }
  )
}

extension ParameterGroup {
  /// A finding about the limits of a parameter, if that is what became of them.
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
