// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Events {
  /// `GET /events/latest`
  public static func latest() -> Hub.Request<Event> {
    .init(.get, "/events/latest", endpoint: "Events.latest")
  }
}
