// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Wides {}

extension Wides {
  /// `GET /wide`
  public static func get() -> Wide.Request<WideRecord> {
    .init(.get, "/wide", endpoint: "Wides.get")
  }
}
