// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Counts {
  /// `PUT /count`
  public static func set(_ value: Int? = nil) -> Harvest.Request<Void> {
    .init(.put, "/count", endpoint: "Counts.set", body: .text(value))
  }
}
