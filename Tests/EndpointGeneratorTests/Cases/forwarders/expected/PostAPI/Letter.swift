// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Letter: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

@available(*, deprecated, renamed: "Letter")
public typealias Mail = Letter

extension Letter {
  /// `POST /letters/{letter}/send`
  public func send(express: Bool = false, note: String? = nil) -> Post.Request<Stamp> {
    .init(
      .post,
      "/letters/\(segment: id)/send",
      endpoint: "Letter.send",
      query: ["express": express, "note": note]
    )
  }

  @available(*, deprecated, renamed: "send(express:note:)")
  public func send(fast express: Bool, note: String? = nil) -> Post.Request<Stamp> {
    send(express: express, note: note)
  }

  /// `GET /letters/{letter}`
  ///
  /// Can also fail with `burnt`.
  public func track() -> Post.Request<Stamp> {
    .init(
      .get,
      "/letters/\(segment: id)",
      endpoint: "Letter.track",
      failures: [.status(410, .burnt)]
    )
  }

  @available(*, deprecated, renamed: "send(express:note:)")
  public func post(express: Bool = false, note: String? = nil) -> Post.Request<Stamp> {
    send(express: express, note: note)
  }
}
