// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

nonisolated enum Things {
  /// `GET /things`
  static func list() -> Innermost.Request<[Thing]> {
    .init(.get, "/things", endpoint: "Things.list")
  }
}
