// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Ticks {
  /// The prices as they change.
  ///
  /// `GET /ticks/{symbol}`
  public static func watch(symbol: String) -> Ticker.StreamRequest<Tick> {
    .init(
      .get,
      "/ticks/\(segment: symbol)",
      endpoint: "Ticks.watch",
      format: .events(),
      element: .json
    )
  }

  /// `POST /ask`
  ///
  /// Can also fail with `tooManyQuestions`.
  public static func ask(question: String) -> Ticker.StreamRequest<String> {
    .init(
      .post,
      "/ask",
      endpoint: "Ticks.ask",
      body: .json { json in
        json.beginObject()
        json.field("question", question)
        json.endObject()
      },
      failures: [.status(429, .tooManyQuestions)],
      format: .events(end: "[DONE]"),
      element: .text
    )
  }

  /// What happens to a symbol.
  ///
  /// `GET /ticks/{symbol}/events`
  public static func follow(symbol: String) -> Ticker.StreamRequest<Ticks.FollowEvent> {
    .init(
      .get,
      "/ticks/\(segment: symbol)/events",
      endpoint: "Ticks.follow",
      format: .events(reconnect: true),
      element: .event
    )
  }

  /// `GET /codes`
  public static func codes() -> Ticker.StreamRequest<Ticks.CodesEvent> {
    .init(.get, "/codes", endpoint: "Ticks.codes", format: .events(), element: .event)
  }

  /// `GET /sequence`
  public static func sequence() -> Ticker.StreamRequest<Tick> {
    .init(.get, "/sequence", endpoint: "Ticks.sequence", format: .sequence(), element: .json)
  }

  /// `GET /gateway`
  public static func gateway() -> Ticker.StreamRequest<[Date]> {
    .init(
      .get,
      "/gateway",
      endpoint: "Ticks.gateway",
      format: .gateway(),
      element: .json(at: "result") { $0.array { $0.date(.unix) } }
    )
  }
}

extension Ticks {
  /// An event of a symbol.
  public enum FollowEvent: Equatable, Sendable, EventDecodable {
    case tick(Tick)
    case halt(Date)
    case note(String)
    case ping
    /// A value that this version does not know.
    case unknown(ServerSentEvent)
  }
}

extension Ticks {
  public enum CodesEvent: Equatable, Sendable, EventDecodable {
    case message(Int)
  }
}

// MARK: - Coding

extension Ticks.FollowEvent {
  public init(from event: ServerSentEvent) throws(JSONFailure) {
    switch event.name {
    case "tick": self = try .tick(event.json())
    case "trading-halted": self = try .halt(event.json { $0.date(.unix) })
    case "note": self = .note(event.data)
    case "ping": self = .ping
    default: self = try .unknown(event.unlisted())
    }
  }
}

extension Ticks.CodesEvent {
  public init(from event: ServerSentEvent) throws(JSONFailure) {
    switch event.name {
    case "message": self = try .message(event.json())
    default: throw event.failure(expected: "one of message")
    }
  }
}
