extension ChangeRule {
  /// The rules about endpoints, their parameters, bodies, answers and failures, and about the API as a whole.
  static let endpoints: [ChangeRule] = [
    .endpointAdded,
    .endpointRemoved,
  ]
}
