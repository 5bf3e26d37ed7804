// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

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
      query: [.init("express", express), .init("note", note)]
    )
  }

  @available(*, deprecated, renamed: "send(express:note:)")
  public func send(fast express: Bool, note: String? = nil) -> Post.Request<Stamp> {
    send(express: express, note: note)
  }

  /// `GET /letters/{letter}`
  public func track() -> Request<Stamp, LetterTrackFailure> {
    .init(.get, "/letters/\(segment: id)", endpoint: "Letter.track")
  }

  @available(*, deprecated, renamed: "send(express:note:)")
  public func post(express: Bool = false, note: String? = nil) -> Post.Request<Stamp> {
    send(express: express, note: note)
  }
}

/// The errors of `Letter.track`.
public enum LetterTrackFailure: ServiceFailure {
  public typealias Service = Post

  case lost
  case burnt

  public static var rules: [FailureRule<Self>] {
    [
      .status(410, .burnt),
      .status(404, .lost),
    ]
  }
}
