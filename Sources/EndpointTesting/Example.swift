@_spi(Generated) import EndpointRuntime
import EndpointWire
import Foundation

/// An example of the spec: a response, and the request that it belongs to.
public struct Example: Sendable {
  /// The content of the request, for an example of one particular request.
  fileprivate struct Content: Sendable {
    let method: HTTPMethod
    let path: String
    let query: Parameters
    let body: RequestBody
  }

  /// The example's name in the spec.
  public let name: String
  /// The endpoint's name in the spec, such as `"Deck.draw"`.
  public let endpoint: String
  /// The response.
  public private(set) var response: HTTPResponse
  /// The elements of a stream as written in the spec.
  private(set) var elements: [EventParser.Event] = []
  private let content: Content?

  /// Creates an example of a request, or of the request of a page.
  public init<R: APIRequest>(
    _ name: String,
    of request: R,
    status: Int = 200,
    body: String? = nil
  ) {
    let request = request.request
    self.name = name
    endpoint = request.endpoint
    response = Self.response(status, body)
    content = Content(
      method: request.method,
      path: request.path.text,
      query: request.query,
      body: request.body
    )
  }

  /// Creates an example of a stream request whose response is an error.
  public init<Element, Failure>(
    _ name: String,
    of request: StreamRequest<Element, Failure>,
    status: Int,
    body: String? = nil
  ) {
    self.init(name, of: request.request, status: status, body: body)
  }

  /// Creates an example of a stream request whose response has these elements.
  public init<Element, Failure>(
    _ name: String,
    of request: StreamRequest<Element, Failure>,
    elements: [String]
  ) {
    self.init(name, of: request, events: elements.map { (name: "message", data: $0) })
  }

  /// Creates an example of a stream request whose response has these events.
  public init<Element, Failure>(
    _ name: String,
    of request: StreamRequest<Element, Failure>,
    events: [(name: String, data: String)]
  ) {
    self.init(name, of: request.request)
    elements = events.map { EventParser.Event(data: $0.data, name: $0.name) }
    response = request.format.response(self.elements)
  }

  /// Creates an example of any request to an endpoint, with a stream of these elements as response.
  public init(_ name: String, endpoint: String, format: StreamFormat, elements: [String]) {
    let events = elements.map { (name: "message", data: $0) }
    self.init(name, endpoint: endpoint, format: format, events: events)
  }

  /// Creates an example of any request to an endpoint, with a stream of these events as response.
  public init(
    _ name: String,
    endpoint: String,
    format: StreamFormat,
    events: [(name: String, data: String)]
  ) {
    self.init(name, endpoint: endpoint)
    elements = events.map { EventParser.Event(data: $0.data, name: $0.name) }
    response = format.response(elements)
  }

  /// Creates an example of any request to an endpoint.
  public init(_ name: String, endpoint: String, status: Int = 200, body: String? = nil) {
    self.name = name
    self.endpoint = endpoint
    response = Self.response(status, body)
    content = nil
  }

  private static func response(_ status: Int, _ body: String?) -> HTTPResponse {
    body.map { .json(status, $0) } ?? .status(status)
  }
}

extension Example {
  /// The description of the example in a `NotStubbed` error.
  var stub: Stub {
    guard let content else { return Stub(endpoint: endpoint, request: nil, example: name) }
    let query = content.query.description
    let path = query.isEmpty ? content.path : "\(content.path)?\(query)"
    return Stub(endpoint: endpoint, request: "\(content.method) \(path)", example: name)
  }

  /// True if the example applies to any request to its endpoint.
  var isOfAny: Bool { content == nil }

  /// True if the request has the method, path, query and body of the example. Credentials that the client adds are
  /// ignored.
  func isOf(_ request: HTTPRequest) -> Bool {
    guard let content, content.method == request.method else { return false }
    let url = request.url.absoluteString.split(separator: "?", maxSplits: 1)
    guard let address = url.first, address.hasSuffix(content.path) else { return false }
    let sent = url.dropFirst().first.map(String.init) ?? ""
    return request.withoutSecrets(sent.split(separator: "&").map(String.init))
      == request.withoutSecrets(content.query.encodedPairs) && content.sends(request.body)
  }
}

extension Example.Content {
  /// Compares the body. The members of JSON may have another order, since the next page may have a new one at the end. A
  /// multipart body is not compared, since its boundary is random.
  fileprivate func sends(_ sent: HTTPBody) -> Bool {
    if case .multipart = body.content { return true }
    guard let own = try? body.httpBody(boundary: "") else { return sent.isEmpty }
    if own.body.content == sent.content { return true }
    guard own.contentType.contains("json"), let data = own.body.data, let other = sent.data,
      let value = try? JSONValue(parsing: data)
    else { return false }
    return value == (try? JSONValue(parsing: other))
  }
}

extension HTTPRequest {
  fileprivate func withoutSecrets(_ pairs: [String]) -> [String] {
    pairs.filter { !urlSecrets.queryNames.contains(String($0.prefix { $0 != "=" })) }
  }
}
