// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum People {
  /// `GET /people`
  public static func list() -> Tree.Request<[Person]> {
    .init(.get, "/people", endpoint: "People.list")
  }
}
