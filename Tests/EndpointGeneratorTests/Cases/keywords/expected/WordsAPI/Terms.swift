// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Terms {
  /// `GET /terms`
  public static func list() -> Words.Request<[Term]> {
    .init(.get, "/terms", endpoint: "Terms.list")
  }

  /// `POST /terms`
  public static func add(_ term: Term) -> Words.Request<Void> {
    .init(.post, "/terms", endpoint: "Terms.add", body: .json(term))
  }
}
