import EndpointSpec

extension ChangeRule {
  /// An endpoint that the new version has under no name, path or URL.
  static let endpointRemoved = ChangeRule(.endpointRemoved) { match in
    match.endpoints.removed.filter { !match.isPastSunset($0) }.map { endpoint in
      let change = removal(of: endpoint, .endpointRemoved, "the endpoint is gone", match)
      guard let sunset = endpoint.deprecation?.sunset else { return change }
      return change.advising("keep it until \(sunset), as was announced")
    }
  }
}
