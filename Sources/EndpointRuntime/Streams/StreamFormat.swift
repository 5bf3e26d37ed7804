import Foundation

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

  /// A whole response with these elements, and with the mark of the end, if there is one.
  func response(_ elements: [String]) -> HTTPResponse {
    let all = elements + (end.map { [$0] } ?? [])
    switch self {
    case .events where all.isEmpty: return .status(204)
    case .events:
      return Self.response("text/event-stream", all.enumerated().map(Self.event))
    case .lines: return Self.response("application/x-ndjson", all.map { "\($0)\n" })
    }
  }

  /// An event with an identifier, by which a stub knows that the stream is opened again.
  private static func event(_ index: Int, _ data: String) -> String {
    let lines = data.split(separator: "\n", omittingEmptySubsequences: false)
    return "id: \(index + 1)\n\(lines.map { "data: \($0)\n" }.joined())\n"
  }

  private static func response(_ type: String, _ texts: [String]) -> HTTPResponse {
    let body = Data(texts.joined().utf8)
    return HTTPResponse(status: 200, headers: ["Content-Type": type], body: body)
  }
}
