// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Issues {
  /// `GET /issues`
  public static func list() -> Forge.Request<[Issue]> {
    .init(.get, "/issues", endpoint: "Issues.list")
  }
}
