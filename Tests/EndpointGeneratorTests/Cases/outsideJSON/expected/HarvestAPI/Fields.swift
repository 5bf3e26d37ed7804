// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Fields {
  /// `PUT /fields/{kind}/{rowID}`
  public static func set(rowID: Int, _ field: Field) -> Harvest.Request<Void> {
    .init(
      .put,
      "/fields/\(segment: "wheat", secret: true)/\(segment: rowID)",
      endpoint: "Fields.set",
      body: .json(field),
      policy: .init(
        authentication: .anyOf(["login"], ["token", "login"], scopes: ["read", "write"])
      )
    )
  }
}
