// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Nines {
  /// `GET /nine`
  public static func get() -> Wide.Request<Nine> {
    .init(.get, "/nine", endpoint: "Nines.get")
  }
}
