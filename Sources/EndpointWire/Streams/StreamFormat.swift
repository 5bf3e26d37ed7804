/// How a stream separates its elements.
public enum StreamFormat: Hashable, Sendable {
  /// Server-sent events, one element each (WHATWG HTML, section 9.2). An event with the data `end` ends the stream.
  case events(end: String? = nil)
  /// One element per line. Empty lines are ignored. A line equal to `end` ends the stream.
  case lines(end: String? = nil)

  /// The data that ends the stream.
  package var end: String? {
    switch self {
    case .events(let end), .lines(let end): end
    }
  }

  /// The media type of a stream.
  package var mediaType: String {
    switch self {
    case .events: "text/event-stream"
    case .lines: "application/x-ndjson"
    }
  }

  /// The value of the Accept header.
  package var accept: String {
    switch self {
    case .events: mediaType
    case .lines: "\(mediaType), application/jsonl, application/json"
    }
  }

  /// The text of a complete body with these elements and the end marker. Events have an identifier each, so that a
  /// server can detect a reconnection.
  package func body(of elements: [String]) -> String {
    let all = elements + (end.map { [$0] } ?? [])
    return switch self {
    case .events: all.enumerated().map { "id: \($0 + 1)\n\(Self.lines(of: $1))\n" }.joined()
    case .lines: all.map { "\($0)\n" }.joined()
    }
  }

  private static func lines(of data: String) -> String {
    data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }.joined()
  }
}
