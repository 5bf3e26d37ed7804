// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Items {
  /// `GET /items`
  public static func list() -> Shelf.Request<[Item]> {
    .init(.get, "/items", endpoint: "Items.list")
  }

  /// `POST /items`
  public static func add(_ item: Item) -> Shelf.Request<Void> {
    .init(.post, "/items", endpoint: "Items.add", body: .json(item))
  }
}
