import EndpointSpec

extension ChangeRule {
  /// An argument that callers may leave out.
  ///
  /// One with a default is sent by every client that is built anew, so that the spec does not say whether the server takes
  /// requests without it: that asks for care.
  static let paramAddedOptional = ChangeRule(.paramAddedOptional) { match in
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
    guard parameter.isArgument, !match.isRequired(parameter, in: match.new) else { return nil }
    let change = group.change(
      .paramAddedOptional,
      old: nil,
      new: parameter,
      "\(quoted(parameter.field.wireName.text)) is new and may be left out",
      in: match
    )
    guard parameter.isAlwaysSent else { return change }
    return
      change
      .with(wire: .care)
      .saying("Shipped apps do not send it: the server has to take requests without it")
      .advising("say `\"serverDefault\"` instead of `\"default\"`, if the server needs no value")
  }

  private static func released(
    _ group: ParameterGroup,
    _ pair: Pair<ParameterModel>,
    _ match: Match
  ) -> Change? {
    guard pair.old.constant != nil, pair.new.isArgument,
      !match.isRequired(pair.new, in: match.new)
    else { return nil }
    return group.released(.paramAddedOptional, pair, in: match)
  }
}
