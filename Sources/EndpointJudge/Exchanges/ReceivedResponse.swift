import EndpointJSON
import EndpointSpec
import Foundation

package struct ReceivedResponse: Sendable {
  package var status: Int
  package var headers: [(name: String, text: String)]
  package var body: [UInt8]

  package init(status: Int, headers: [(name: String, text: String)], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// The format of a response's body.
package enum ResponseContent: Equatable, Sendable {
  case none
  case encoded(BodyEncoding)
  case stream(StreamFormat, end: String?)
}

extension ResponseValue {
  /// The format of the body. `data` as the whole body is raw bytes.
  func content(_ model: APIModel) -> ResponseContent {
    if !hasBody { return .none }
    if at != nil { return .encoded(.json) }
    return model.plain(type) == .scalar(.data) ? .encoded(.binary) : .encoded(encoding)
  }
}

/// The parts of a response as a client parses it.
struct ResponseParts {
  var status: Int
  var headers: [(name: String, text: String)]
  var content: ResponseContent
  var body: JSONNode?
  var elements: [JSONNode] = []

  func part(at path: JSONPath) -> JSONValue? { body?.part(at: path.components[...])?.value }
}

extension ResponseParts {
  /// - Parameter expected: The content that the client expects with this status.
  init(_ response: ReceivedResponse, expecting expected: ResponseContent) {
    status = response.status
    headers = response.headers
    if case .stream(let format, let end) = expected, response.isStream(of: format) {
      let texts = format.elements(of: response.body, end: end)
      let nodes = texts.compactMap { try? JSONNode.parse($0) }
      elements = nodes
      content = nodes.count == texts.count ? expected : .encoded(.text)
      return
    }
    // Failures are matched by content, so any body is parsed.
    body = response.body.isEmpty ? nil : try? JSONNode.parse(response.body)
    content = Self.content(of: response.body, isJSON: body != nil, expecting: expected)
  }

  private static func content(
    of bytes: [UInt8],
    isJSON: Bool,
    expecting expected: ResponseContent
  ) -> ResponseContent {
    if bytes.isEmpty { return .none }
    func isText() -> Bool { String(bytes: bytes, encoding: .utf8) != nil }
    switch expected {
    case .encoded(.json) where !isJSON: return .encoded(isText() ? .text : .binary)
    case .encoded(.text) where !isText(): return .encoded(.binary)
    case .stream: return .encoded(isJSON ? .json : isText() ? .text : .binary)
    case .none, .encoded: return expected
    }
  }
}

extension ReceivedResponse {
  /// True if the client reads the body as a stream. Server-sent events have their own media type.
  fileprivate func isStream(of format: StreamFormat) -> Bool {
    guard format == .sse,
      let type = headers.first(where: { $0.name.lowercased() == "content-type" })?.text
    else { return true }
    return type.prefix { $0 != ";" }.lowercased().contains("text/event-stream")
  }
}

extension StreamFormat {
  /// Splits the text of a stream into elements.
  ///
  /// - Parameter end: The element that ends the stream, such as `[DONE]`.
  package func elements(of bytes: [UInt8], end: String?) -> [[UInt8]] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    let elements =
      switch self {
      case .lines: lines.filter { !$0.isEmpty }.map(Array.init)
      case .sse: Self.events(in: lines)
      }
    guard let end else { return elements }
    return Array(elements.prefix { !$0.elementsEqual(end.utf8) })
  }

  /// The data of server-sent events. An empty line ends each.
  private static func events(in lines: [ArraySlice<UInt8>]) -> [[UInt8]] {
    var events: [[UInt8]] = []
    var data: [ArraySlice<UInt8>] = []
    for line in lines {
      if line.isEmpty {
        if !data.isEmpty { events.append(Array(data.joined(separator: "\n".utf8))) }
        data = []
      } else if line.starts(with: "data:".utf8) {
        let text = line.dropFirst(5)
        data.append(text.first == UInt8(ascii: " ") ? text.dropFirst() : text)
      }
    }
    return events
  }
}
