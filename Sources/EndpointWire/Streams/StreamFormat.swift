/// How a stream separates its elements.
public enum StreamFormat: Hashable, Sendable {
  /// Server-sent events, one element each (WHATWG HTML, section 9.2). An event with the data `end` ends the stream. If
  /// `reconnect` is true, the client also reconnects after a server that ends the response without an identifier.
  case events(end: String? = nil, reconnect: Bool = false)
  /// One element per line. Empty lines are ignored. A line equal to `end` ends the stream.
  case lines(end: String? = nil)
  /// A JSON text sequence (RFC 7464), one element per text. A text equal to `end` ends the stream.
  case sequence(end: String? = nil)
  /// Lines of gRPC-Gateway: `{"result": …}` has an element, and `{"error": …}` ends the stream with a failure.
  case gateway(end: String? = nil)

  /// The data that ends the stream.
  package var end: String? {
    switch self {
    case .events(let end, _), .lines(let end), .sequence(let end), .gateway(let end): end
    }
  }

  /// True if the client reconnects when the server ends the response.
  package var reconnects: Bool {
    if case .events(_, let reconnects) = self { reconnects } else { false }
  }

  /// The format as far as a response shows it: without the decision to reconnect.
  package var withoutReconnection: StreamFormat {
    if case .events(let end, _) = self { .events(end: end) } else { self }
  }

  /// The media type of a stream.
  package var mediaType: String {
    switch self {
    case .events: "text/event-stream"
    case .lines: "application/x-ndjson"
    case .sequence: "application/json-seq"
    case .gateway: "application/json"
    }
  }

  /// The value of the Accept header.
  package var accept: String {
    switch self {
    case .events, .sequence, .gateway: mediaType
    case .lines: "\(mediaType), application/jsonl, application/json"
    }
  }

  /// The text of a complete body with these elements and the end marker.
  package func body(of elements: [String]) -> String {
    let end = end.map { [$0] } ?? []
    return switch self {
    case .events: body(of: elements.map { EventParser.Event(data: $0) })
    case .lines: (elements + end).map { "\($0)\n" }.joined()
    case .sequence: (elements + end).map { "\u{1E}\($0)\n" }.joined()
    case .gateway: (elements.map { "{\"result\":\($0)}" } + end).map { "\($0)\n" }.joined()
    }
  }

  /// The text of a complete body with these events and the end marker.
  ///
  /// If the client reconnects after it, each event has an identifier, so that a server can detect the reconnection, and
  /// the client need not wait.
  package func body(of events: [EventParser.Event]) -> String {
    let end = end.map { [EventParser.Event(data: $0)] } ?? []
    return (events + end).enumerated().map { index, event in
      let name = event.name == EventParser.Event.usualName ? "" : "event: \(event.name)\n"
      let reconnection = reconnects ? "id: \(index + 1)\nretry: 0\n" : ""
      return "\(reconnection)\(name)\(Self.lines(of: event.data))\n"
    }.joined()
  }

  private static func lines(of data: String) -> String {
    data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }.joined()
  }
}
