// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

package nonisolated enum Rooms {
  /// `GET /rooms`
  package static func all() -> Office.Request<[Room]> {
    .init(.get, "/rooms", endpoint: "Rooms.all")
  }
}
