// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

package nonisolated enum Things {
  /// `GET /things`
  package static func list() -> Inner.Request<[Thing]> {
    .init(.get, "/things", endpoint: "Things.list")
  }
}
