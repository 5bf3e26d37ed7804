// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Works {
  /// `GET /works`
  public static func list() -> Exhibition.Request<[Work]> {
    .init(.get, "/works", endpoint: "Works.list")
  }
}
