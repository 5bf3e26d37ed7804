// Generated from API/Specs/Depot.json by endpoints. Do not edit.
// The templates of the shop.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Articles {
  /// List articles. A parameter that the path does not name goes into the query.
  ///
  /// `GET /articles`
  public static func list(limit: Int = 20) -> Depot.Request<[ArticleDetails]> {
    .init(.get, "/articles", endpoint: "Articles.list", query: ["limit": limit])
  }
}
