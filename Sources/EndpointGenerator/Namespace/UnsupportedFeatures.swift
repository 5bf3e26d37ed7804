import EndpointSpec

/// What a spec says that this version can read but not generate, a problem each.
///
/// The command line prints them and stops: a client that lacks an endpoint without a word would be worse than none.
package func unsupportedFeatures(of model: APIModel) -> [Diagnostic] {
  model.endpoints.compactMap { endpoint -> Diagnostic? in
    guard case .stream = endpoint.response else { return nil }
    return Diagnostic(
      .unsupportedFeature,
      "\(endpoint.id) answers a stream, which this version does not generate",
      at: endpoint.place,
      hint: "take the endpoint out of the spec, or give it a \"response\" that is read as a whole"
    )
  }
}
