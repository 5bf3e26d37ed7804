import EndpointSpec

extension ChangeRule {
  /// An endpoint that is to go.
  static let endpointDeprecated = ChangeRule(
    .endpointDeprecated,
    endpoints: { pair, match in
      guard pair.old.deprecation == nil, let deprecation = pair.new.deprecation else { return nil }
      return match.change(
        .endpointDeprecated,
        pair,
        "the endpoint is deprecated",
        new: deprecation.sunset,
        at: { $0.deprecation?.place }
      )
    }
  )
}
