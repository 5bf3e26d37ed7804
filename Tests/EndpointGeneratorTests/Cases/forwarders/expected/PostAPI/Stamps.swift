// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Stamps {
  /// `GET /stamps`
  public static func all(limit: Int = 10) -> Post.Request<[Stamp]> {
    .init(.get, "/stamps", endpoint: "Stamps.all", query: ["limit": limit])
  }

  /// `GET /stamps/none`
  @available(*, deprecated, message: "Ask for all. May be removed after 2027-03-01.")
  public static func none() -> Post.Request<[Stamp]> {
    .init(.get, "/stamps/none", endpoint: "Stamps.none")
  }

  /// The old stamps.
  ///
  /// `GET /stamps/old`
  @available(*, deprecated)
  public static func old(page: Int? = nil) -> Post.Request<[Stamp]> {
    .init(.get, "/stamps/old", endpoint: "Stamps.old", query: ["page": page])
  }

  @available(*, deprecated, renamed: "old(page:)")
  public static func old(p page: Int?) -> Post.Request<[Stamp]> {
    old(page: page)
  }

  @available(*, deprecated, renamed: "none()")
  public static func zero() -> Post.Request<[Stamp]> {
    none()
  }
}
