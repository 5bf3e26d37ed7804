// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Wides {
  /// `GET /wide`
  public static func get() -> Wide.Request<WideRecord> {
    .init(.get, "/wide", endpoint: "Wides.get")
  }
}
