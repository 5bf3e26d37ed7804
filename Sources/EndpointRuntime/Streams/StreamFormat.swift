/// How a stream separates its elements.
public enum StreamFormat: Hashable, Sendable {
  /// Server-sent events, one element each (WHATWG HTML, section 9.2). An event with the data `end` ends the stream.
  case events(end: String? = nil)
  /// One element per line. Empty lines are ignored. A line equal to `end` ends the stream.
  case lines(end: String? = nil)

  package var end: String? {
    switch self {
    case .events(let end), .lines(let end): end
    }
  }

  /// The value of the Accept header.
  var accept: String {
    switch self {
    case .events: "text/event-stream"
    case .lines: "application/x-ndjson, application/jsonl, application/json"
    }
  }
}
