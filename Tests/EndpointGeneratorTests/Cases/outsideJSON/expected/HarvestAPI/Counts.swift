// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Counts {}

extension Counts {
  /// `PUT /count`
  public static func set(_ value: Int? = nil) -> Harvest.Request<Void> {
    .init(.put, "/count", endpoint: "Counts.set", body: .text(value))
  }
}
