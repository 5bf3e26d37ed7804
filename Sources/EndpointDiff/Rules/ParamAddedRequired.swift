import EndpointSpec

extension ChangeRule {
  /// An argument that callers have to say. One in the path changes the path: that is the finding then.
  ///
  /// A constant is no argument, and whether the server insists on it is not said: it asks for care on the wire alone.
  /// A constant that became an argument was always sent: shipped apps go on doing so.
  static let paramAddedRequired = ChangeRule(.paramAddedRequired) { match in
    match.parameterGroups.flatMap { group in
      group.addedOutsideOfPath.compactMap { added(group, $0, match) }
        + group.parameters.pairs.compactMap { released(group, $0, match) }
    }
  }

  private static func added(
    _ group: ParameterGroup,
    _ parameter: ParameterModel,
    _ match: Match
  ) -> Change? {
    let name = quoted(parameter.field.wireName.text)
    if let constant = parameter.constant {
      return group.change(
        .paramAddedRequired,
        old: nil,
        new: parameter,
        "\(name) is always sent now, as \(constant)",
        in: match
      )
      .with(wire: .care, swift: .safe)
      .saying("Shipped apps do not send it: the server has to take requests without it")
      .advising(nil)
    }
    guard match.isRequired(parameter, in: match.new) else { return nil }
    return group.change(
      .paramAddedRequired,
      old: nil,
      new: parameter,
      "\(name) is new and required",
      in: match
    )
  }

  private static func released(
    _ group: ParameterGroup,
    _ pair: Pair<ParameterModel>,
    _ match: Match
  ) -> Change? {
    guard pair.old.constant != nil, match.isRequired(pair.new, in: match.new) else { return nil }
    return group.released(.paramAddedRequired, pair, in: match)
      .advising("give it the constant as its `\"default\"`")
  }
}

extension ParameterGroup {
  /// A finding about a constant that became an argument: shipped apps still send the constant.
  func released(_ kind: ChangeKind, _ pair: Pair<ParameterModel>, in match: Match) -> Change {
    let name = pair.new.field.wireName.text
    let relation = match.valueRelation(pair)
    let constant = pair.old.constant.map { "\($0)" } ?? ""
    let change = change(
      kind,
      pair,
      "\(quoted(name)) is an argument now, no longer a constant",
      in: match
    ).with(wire: relation.level)
    return relation.level == .safe
      ? change.saying("Shipped apps still send \(constant)")
      : change.saying("The server refuses \(constant), which shipped apps send")
  }
}
