// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Shelves {
  /// `GET /shelves`
  public static func list() -> Bookcase.Request<[Shelf]> {
    .init(.get, "/shelves", endpoint: "Shelves.list")
  }

  /// `POST /shelves`
  public static func add(_ shelf: Shelf) -> Bookcase.Request<Void> {
    .init(.post, "/shelves", endpoint: "Shelves.add", body: .json(shelf))
  }
}
