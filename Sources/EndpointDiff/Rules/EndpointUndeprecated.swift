import EndpointSpec

extension ChangeRule {
  /// An endpoint that was to go, and stays.
  static let endpointUndeprecated = ChangeRule(
    .endpointUndeprecated,
    endpoints: { pair, match in
      guard let deprecation = pair.old.deprecation, pair.new.deprecation == nil else { return nil }
      return match.change(
        .endpointUndeprecated,
        pair,
        "the endpoint is no longer deprecated",
        old: deprecation.sunset,
        at: { $0.deprecation?.place }
      )
    }
  )
}
