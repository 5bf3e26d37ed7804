import EndpointSpec

extension ChangeRule {
  /// A parameter that is gone, or that became a constant. One in the path changes the path: that is the finding then.
  ///
  /// A constant was no argument: calls compile without it.
  static let paramRemoved = ChangeRule(.paramRemoved) { match in
    match.parameterGroups.flatMap { group in
      group.removedOutsideOfPath.map { removed(group, $0, match) }
        + group.parameters.pairs.compactMap { fixed(group, $0, match) }
    }
  }

  private static func removed(
    _ group: ParameterGroup,
    _ parameter: ParameterModel,
    _ match: Match
  ) -> Change {
    let change = group.change(
      .paramRemoved,
      old: parameter,
      new: nil,
      "\(quoted(parameter.field.wireName.text)) is gone",
      in: match
    )
    return parameter.isArgument ? change : change.with(swift: .safe)
  }

  private static func fixed(
    _ group: ParameterGroup,
    _ pair: Pair<ParameterModel>,
    _ match: Match
  ) -> Change? {
    guard pair.old.isArgument, let constant = pair.new.constant else { return nil }
    let relation = match.valueRelation(pair)
    let name = pair.new.field.wireName.text
    let change = group.change(
      .paramRemoved,
      pair,
      "\(quoted(name)) is always \(constant) now, no longer an argument",
      in: match
    ).advising("keep the argument")
    let isLeftOut = !pair.old.isAlwaysSent
    guard relation.level > .safe || isLeftOut else {
      return change.with(wire: .safe).saying("Shipped apps send \(constant) already")
    }
    return change.with(wire: .breaking).saying(
      "The server expects \(constant); shipped apps may send another value"
        + (isLeftOut ? ", or none" : "")
    )
  }
}
