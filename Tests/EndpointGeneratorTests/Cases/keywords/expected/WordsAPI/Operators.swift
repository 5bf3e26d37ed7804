// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Operators {
  /// `GET /operators`
  public static func list() -> Words.Request<[Operator]> {
    .init(.get, "/operators", endpoint: "Operators.list")
  }
}
