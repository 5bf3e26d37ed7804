import EndpointJSON
import EndpointSpec
import EndpointWire
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
  case stream(StreamFormat)
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
  /// - Parameters:
  ///   - expected: The content that the client expects with this status.
  ///   - element: Reads an element of a stream. Nil if it has another format.
  init(
    _ response: ReceivedResponse,
    expecting expected: ResponseContent,
    element: (EventParser.Event) -> JSONNode?
  ) {
    status = response.status
    headers = response.headers
    if case .stream(let format) = expected, response.isStream(of: format) {
      let events = format.events(in: Data(response.body))
      elements = events.compactMap(element)
      content = elements.count == events.count ? expected : .encoded(.text)
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
    guard case .events = format,
      let type = headers.first(where: { $0.name.lowercased() == "content-type" })?.text
    else { return true }
    return MediaType(type).streamFormat == .events()
  }
}
