// Generated from Specs/Auctions.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Auctions of works of art.
public nonisolated enum Sales {
  /// The sales that take bids now.
  ///
  /// `GET /sales`
  public static func active() -> Auctions.Request<[Sale]> {
    .init(.get, "/sales", endpoint: "Sales.active", query: ["live": true])
  }
}
