/// Locates the secrets of a response by the types that decode it. It does not affect the equality of requests.
struct SecretPlaces: Sendable {
  /// Returns the places. `nil` if the response does not decode. Its secrets are then only known by their keys.
  let find: @Sendable (HTTPResponse) -> JSONPlaces?
}

extension SecretPlaces: Hashable {
  static func == (left: SecretPlaces, right: SecretPlaces) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
