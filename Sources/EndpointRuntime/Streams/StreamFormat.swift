import Foundation

/// How a stream separates its elements.
public enum StreamFormat: Hashable, Sendable {
  /// Server-sent events, one element each (WHATWG HTML, section 9.2). An event with the data `end` ends the stream.
  case events(end: String? = nil)
  /// One element per line. Empty lines are ignored. A line equal to `end` ends the stream.
  case lines(end: String? = nil)

  var end: String? {
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

  /// A complete response with these elements and the end marker, for stubs.
  func response(_ elements: [String]) -> HTTPResponse {
    let all = elements + (end.map { [$0] } ?? [])
    switch self {
    case .events where all.isEmpty: return .status(204)
    case .events:
      return Self.response("text/event-stream", all.enumerated().map(Self.event))
    case .lines: return Self.response("application/x-ndjson", all.map { "\($0)\n" })
    }
  }

  /// An event with an identifier, so that a stub can detect a reconnection.
  private static func event(_ index: Int, _ data: String) -> String {
    let lines = data.split(separator: "\n", omittingEmptySubsequences: false)
    return "id: \(index + 1)\n\(lines.map { "data: \($0)\n" }.joined())\n"
  }

  private static func response(_ type: String, _ texts: [String]) -> HTTPResponse {
    let body = Data(texts.joined().utf8)
    return HTTPResponse(status: 200, headers: ["Content-Type": type], body: body)
  }
}
