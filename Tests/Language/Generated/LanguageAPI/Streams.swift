// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Streams {
  /// `GET /streams/points`
  public static func points(xTrace: String? = nil) -> Language.StreamRequest<Point> {
    .init(
      .get,
      "/streams/points",
      endpoint: "Streams.points",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      format: .events(end: "[DONE]"),
      element: .json
    )
  }

  /// `POST /streams/texts`
  public static func texts(xTrace: String? = nil) -> Language.StreamRequest<String> {
    .init(
      .post,
      "/streams/texts",
      endpoint: "Streams.texts",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      format: .events(),
      element: .text
    )
  }

  /// `GET /streams/dates`
  public static func dates(xTrace: String? = nil) -> Language.StreamRequest<Date> {
    .init(
      .get,
      "/streams/dates",
      endpoint: "Streams.dates",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      format: .lines(),
      element: .json { $0.date(.unix) }
    )
  }

  /// `GET /streams/board`
  public static func board(xTrace: String? = nil) -> Language.StreamRequest<BoardEvent> {
    .init(
      .get,
      "/streams/board",
      endpoint: "Streams.board",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      format: .events(reconnect: true),
      element: .event
    )
  }

  /// `GET /streams/closed`
  public static func closed(
    xTrace: String? = nil
  ) -> Language.StreamRequest<Streams.DeprecatedClosedEvent> {
    .init(
      .get,
      "/streams/closed",
      endpoint: "Streams.closed",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      format: .events(),
      element: .event
    )
  }

  /// `GET /streams/sequence`
  public static func sequence(xTrace: String? = nil) -> Language.StreamRequest<String> {
    .init(
      .get,
      "/streams/sequence",
      endpoint: "Streams.sequence",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      format: .sequence(),
      element: .json
    )
  }

  /// `GET /streams/gateway`
  public static func gateway(xTrace: String? = nil) -> Language.StreamRequest<Date> {
    .init(
      .get,
      "/streams/gateway",
      endpoint: "Streams.gateway",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      failures: [.status(404, case: "limit") { .limit($0) }],
      format: .gateway(),
      element: .json(at: "result") { $0.date(.unix) }
    )
  }
}

extension Streams {
  public enum DeprecatedClosedEvent: Equatable, Sendable, EventDecodable {
    case message(Int)
    case done
  }
}

extension Streams {
  @available(*, deprecated)
  public typealias ClosedEvent = Streams.DeprecatedClosedEvent
}

// MARK: - Coding

extension Streams.DeprecatedClosedEvent {
  public init(from event: ServerSentEvent) throws(JSONFailure) {
    switch event.name {
    case "message": self = try .message(event.json())
    case "done": self = .done
    default: throw event.failure(expected: "one of message, done")
    }
  }
}
