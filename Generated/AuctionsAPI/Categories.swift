// Generated from Specs/Auctions.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// The kinds of art that auctions are sorted by.
public nonisolated enum Categories {
  /// The categories of a name.
  ///
  /// `GET /categories`
  public static func named(_ name: String) -> Auctions.Request<[Category]> {
    .init(
      .get,
      "/categories",
      endpoint: "Categories.named",
      query: ["name": name],
      policy: .init(authentication: .required("token"))
    )
  }
}
