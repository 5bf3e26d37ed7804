/// How the elements of a stream follow each other.
public enum StreamFormat: Hashable, Sendable {
  /// Server-sent events, each with an element as its data (WHATWG HTML, section 9.2). An event whose data is `end` is
  /// the last.
  case events(end: String? = nil)
  /// An element a line; empty lines do not count. A line that is `end` is the last.
  case lines(end: String? = nil)

  var end: String? {
    switch self {
    case .events(let end), .lines(let end): end
    }
  }

  /// What the request says in its Accept header.
  var accept: String {
    switch self {
    case .events: "text/event-stream"
    case .lines: "application/x-ndjson, application/jsonl, application/json"
    }
  }
}
