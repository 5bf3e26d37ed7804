// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Albums {
  /// `POST /albums/{code}`
  public static func send(
    code: Album.Code,
    order: Album.Order? = nil,
    _ album: Album,
    xTrace: String? = nil
  ) -> Language.Request<Album> {
    .init(
      .post,
      "/albums/\(segment: code)",
      endpoint: "Albums.send",
      query: ["order": order, "site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(album)
    )
  }
}
