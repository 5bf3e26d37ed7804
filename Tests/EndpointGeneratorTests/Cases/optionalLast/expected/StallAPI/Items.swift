// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Items {
  /// `POST /items`
  ///
  /// - Parameter tags: Defaults to `[]` on the server.
  public static func create(
    _ item: Item,
    shop: String,
    dryRun: Bool? = nil,
    tags: [String]? = nil
  ) -> Stall.Request<Item> {
    .init(
      .post,
      "/items",
      endpoint: "Items.create",
      query: ["dryRun": dryRun, "tags": tags, "shop": shop],
      body: .json(item)
    )
  }

  /// `PATCH /items/{id}`
  public static func update(
    id: Int,
    name: String,
    shop: String,
    notify: Bool = true,
    note: String? = nil,
    color: Patch<String> = .keep
  ) -> Stall.Request<Void> {
    .init(
      .patch,
      "/items/\(segment: id)",
      endpoint: "Items.update",
      query: ["notify": notify, "shop": shop],
      body: .json { json in
        json.beginObject()
        json.field("note", note)
        json.field("name", name)
        json.field("color", color)
        json.endObject()
      }
    )
  }

  /// `GET /items`
  public static func search(
    from: Int,
    shop: String,
    text: String? = nil,
    to: Int? = nil
  ) -> Stall.Request<[Item]> {
    .init(
      .get,
      "/items",
      endpoint: "Items.search",
      query: ["text": text, "range": Span(from: from, to: to), "shop": shop]
    )
  }
}
