// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Nines {}

extension Nines {
  /// `GET /nine`
  public static func get() -> Wide.Request<Nine> {
    .init(.get, "/nine", endpoint: "Nines.get")
  }
}
