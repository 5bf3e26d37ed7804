import EndpointSpec

extension ChangeRule {
  /// A parameter of another type, which does not take all that the old one took.
  static let paramTypeChanged = ChangeRule(
    .paramTypeChanged,
    parameters: { pair, group, match in
      guard pair.areArguments, [.changed, .narrowed].contains(match.relation(pair)) else {
        return nil
      }
      return group.typeChange(.paramTypeChanged, pair, in: match)
    }
  )
}
