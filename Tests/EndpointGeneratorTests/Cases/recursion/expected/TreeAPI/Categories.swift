// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Categories {
  /// `GET /categories`
  public static func list() -> Tree.Request<[Category]> {
    .init(.get, "/categories", endpoint: "Categories.list")
  }
}
