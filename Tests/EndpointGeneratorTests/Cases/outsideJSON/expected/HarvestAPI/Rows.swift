// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Rows {
  /// `PUT /row`
  public static func set(_ row: Row? = nil) -> Harvest.Request<Void> {
    .init(.put, "/row", endpoint: "Rows.set", body: .text(row))
  }
}
