import EndpointRuntime
import Foundation

extension StreamFormat {
  /// A complete response with these elements and the end marker.
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
