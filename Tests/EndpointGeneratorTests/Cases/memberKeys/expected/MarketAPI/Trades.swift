// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Trades {
  /// `GET /trades`
  public static func list() -> Market.Request<[Trade]> {
    .init(.get, "/trades", endpoint: "Trades.list")
  }
}
