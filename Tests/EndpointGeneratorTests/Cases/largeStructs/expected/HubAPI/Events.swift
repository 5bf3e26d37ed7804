// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Events {}

extension Events {
  /// `GET /events/latest`
  public static func latest() -> Hub.Request<Event> {
    .init(.get, "/events/latest", endpoint: "Events.latest")
  }
}
