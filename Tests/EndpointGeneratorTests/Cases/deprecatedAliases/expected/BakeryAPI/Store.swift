// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Store {
  /// `GET /cart`
  public static func cart() -> Bakery.Request<Cart> {
    .init(.get, "/cart", endpoint: "Store.cart")
  }

  /// `GET /bag`
  public static func bag() -> Bakery.Request<DeprecatedSack> {
    .init(.get, "/bag", endpoint: "Store.bag")
  }
}
