import EndpointSpec

extension ChangeRule {
  /// A limit of something that is sent, where none was written down.
  static let constraintDeclared = ChangeRule(.constraintDeclared) { match in
    match.parameterGroups.flatMap { group in
      group.changedParameters.compactMap { pair in
        group.limitsChange(.constraintDeclared, .declared, pair, "are written down now", in: match)
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
      "the limits of \(name) are written down now",
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
