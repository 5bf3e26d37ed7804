// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Pages {
  /// `GET /page`
  public static func get() -> Feed.Request<Page> {
    .init(.get, "/page", endpoint: "Pages.get")
  }

  /// `PUT /page/{id}`
  public static func put(id: PostID, _ page: Page) -> Feed.Request<Void> {
    .init(.put, "/page/\(segment: id)", endpoint: "Pages.put", body: .json(page))
  }
}
