import Foundation

/// One of the spec's examples: what answers, to which request.
public struct Example: Sendable {
  /// What the request sends, where the example is of one request and not of any to its endpoint.
  fileprivate struct Content: Sendable {
    let method: HTTPMethod
    let path: String
    let query: Parameters
    let body: RequestBody
  }

  /// The example's name in the spec.
  public let name: String
  /// The endpoint that it is an example of, `"Deck.draw"`.
  public let endpoint: String
  /// What answers.
  public private(set) var response: HTTPResponse
  /// The elements of a stream, as they were written.
  private(set) var elements: [String] = []
  private let content: Content?

  /// An example of this request.
  public init<Response, Failure>(
    _ name: String,
    of request: Request<Response, Failure>,
    status: Int = 200,
    body: String? = nil
  ) {
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

  /// An example of the request of this page.
  public init<Response, Item, Failure>(
    _ name: String,
    of request: PagedRequest<Response, Item, Failure>,
    status: Int = 200,
    body: String? = nil
  ) {
    self.init(name, of: request.request, status: status, body: body)
  }

  /// An example of the request of a stream that there is none of.
  public init<Element, Failure>(
    _ name: String,
    of request: StreamRequest<Element, Failure>,
    status: Int,
    body: String? = nil
  ) {
    self.init(name, of: request.request, status: status, body: body)
  }

  /// An example of the request of a stream, which answers with these elements.
  public init<Element, Failure>(
    _ name: String,
    of request: StreamRequest<Element, Failure>,
    elements: [String]
  ) {
    self.init(name, of: request.request)
    self.elements = elements
    response = request.format.response(elements)
  }

  /// An example of any request to this endpoint, whose response is a stream of these elements.
  public init(_ name: String, endpoint: String, format: StreamFormat, elements: [String]) {
    self.init(name, endpoint: endpoint)
    self.elements = elements
    response = format.response(elements)
  }

  /// An example of any request to this endpoint.
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
  /// What it is an example of, for who looks for something else.
  var stub: Stub {
    guard let content else { return Stub(endpoint: endpoint, request: nil, example: name) }
    let query = content.query.description
    let path = query.isEmpty ? content.path : "\(content.path)?\(query)"
    return Stub(endpoint: endpoint, request: "\(content.method) \(path)", example: name)
  }

  /// True if the example is of any request to its endpoint.
  var isOfAny: Bool { content == nil }

  /// True if the example is of exactly this request: method, path, query and body. What the client adds as
  /// credentials does not count.
  func isOf(_ request: HTTPRequest) -> Bool {
    guard let content, content.method == request.method else { return false }
    let url = request.url.absoluteString.split(separator: "?", maxSplits: 1)
    guard let address = url.first, address.hasSuffix(content.path) else { return false }
    let sent = url.dropFirst().first.map(String.init) ?? ""
    return request.withoutSecrets(sent.split(separator: "&").map(String.init))
      == request.withoutSecrets(content.query.pairs.map(\.encoded)) && content.sends(request.body)
  }
}

extension Example.Content {
  /// A multipart body has another boundary each time and is not compared.
  fileprivate func sends(_ sent: HTTPBody) -> Bool {
    if case .multipart = body.content { return true }
    guard let own = try? body.httpBody(boundary: "") else { return sent.isEmpty }
    return own.body.content == sent.content
  }
}

extension HTTPRequest {
  fileprivate func withoutSecrets(_ pairs: [String]) -> [String] {
    pairs.filter { !urlSecrets.queryNames.contains(String($0.prefix { $0 != "=" })) }
  }
}
