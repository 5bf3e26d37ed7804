// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Things {
  /// `GET /things`
  ///
  /// Can also fail with `changed`.
  public static func list() -> Service.Request<[String]> {
    .init(.get, "/things", endpoint: "Things.list", failures: [.status(409, .changed)])
  }
}
