import Foundation

/// A request of an API, as a value: it can be made, compared, stored and printed without a client or a network.
///
/// ```swift
/// Deck.shuffle() == DeckOfCards.Request(.get, "/deck/new/shuffle/")
/// ```
///
/// Two requests are equal when what they send is equal: method, path, query, headers and body. The endpoint's
/// name, the policy, and the decoding of values and failures do not count. It prints with its secrets masked.
public struct Request<Response: Sendable, Failure: ServiceFailure>: Sendable {
  public var method: HTTPMethod
  public var path: RequestPath
  /// The endpoint's name in the spec, `"Deck.draw"`; for a request written by hand, method and path.
  public var endpoint: String
  public var query: Parameters
  /// The headers of this request. Their names compare without case; the last value of a name is sent.
  public var headers: Parameters { didSet { headers.ignoresCase = true } }
  public var cookies: Parameters
  public var body: RequestBody
  public var policy: RequestPolicy
  /// Which responses are failures of this request, where the API's own rules do not say it.
  public var failures: [FailureRule<Failure>]
  /// How the response is decoded.
  public var response: ResponseFormat<Response>
  /// What this request proves with who is calling, in place of the client's own credentials.
  public var credentials: Credentials?
  /// The URL that the page before this one gave; it takes the place of path and query.
  var nextPage: URL?
  /// Where a response has what the next page is found by.
  var pagePaths: [JSONPath] = []

  /// A request whose response is decoded in this format.
  public init(
    _ method: HTTPMethod,
    _ path: RequestPath,
    endpoint: String? = nil,
    query: Parameters = [:],
    headers: Parameters = [:],
    cookies: Parameters = [:],
    body: RequestBody = .none,
    policy: RequestPolicy = Failure.Service.policy,
    failures: [FailureRule<Failure>] = [],
    response: ResponseFormat<Response>
  ) {
    self.method = method
    self.path = path
    self.endpoint = endpoint ?? "\(method) \(path)"
    self.query = query
    self.headers = headers
    self.headers.ignoresCase = true
    self.cookies = cookies
    self.body = body
    self.policy = policy
    self.failures = failures
    self.response = response
  }

  /// A request whose response is JSON.
  public init(
    _ method: HTTPMethod,
    _ path: RequestPath,
    endpoint: String? = nil,
    query: Parameters = [:],
    headers: Parameters = [:],
    cookies: Parameters = [:],
    body: RequestBody = .none,
    policy: RequestPolicy = Failure.Service.policy,
    failures: [FailureRule<Failure>] = []
  ) where Response: WireDecodable {
    self.init(
      method,
      path,
      endpoint: endpoint,
      query: query,
      headers: headers,
      cookies: cookies,
      body: body,
      policy: policy,
      failures: failures,
      response: .json
    )
  }

  /// A request whose response has no body that matters.
  public init(
    _ method: HTTPMethod,
    _ path: RequestPath,
    endpoint: String? = nil,
    query: Parameters = [:],
    headers: Parameters = [:],
    cookies: Parameters = [:],
    body: RequestBody = .none,
    policy: RequestPolicy = Failure.Service.policy,
    failures: [FailureRule<Failure>] = []
  ) where Response == Void {
    self.init(
      method,
      path,
      endpoint: endpoint,
      query: query,
      headers: headers,
      cookies: cookies,
      body: body,
      policy: policy,
      failures: failures,
      response: .void
    )
  }

  /// Decodes the bytes of a response, as a test does with a fixture.
  ///
  /// - Parameters:
  ///   - data: the bytes of the body.
  ///   - status: for endpoints whose successes differ, the status of the response; the lowest without it.
  public func decode(
    _ data: Data,
    status: Int? = nil
  ) throws(DecodingFailure) -> Response {
    let status = status ?? response.lowestStatus
    do throws(JSONFailure) {
      return try response.decode(data, status: status).value
    } catch {
      throw DecodingFailure(error, endpoint: endpoint)
    }
  }
}

extension Request: Hashable {
  /// What is sent.
  private struct Content: Hashable {
    let method: HTTPMethod
    let path: RequestPath
    let query: Parameters
    let headers: HTTPHeaders
    let cookies: Parameters
    let body: RequestBody
    let nextPage: URL?
  }

  private var content: Content {
    Content(
      method: method,
      path: path,
      query: query,
      headers: headers.asHeaders,
      cookies: cookies,
      body: body,
      nextPage: nextPage
    )
  }

  public static func == (left: Request, right: Request) -> Bool {
    left.content == right.content
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
  }
}

extension Request: CustomStringConvertible, CustomReflectable {
  /// `GET /deck/gy7aqxz5nmpd/draw/?count=2`, secrets masked.
  public var description: String {
    let query = query.description
    return query.isEmpty ? "\(method) \(path)" : "\(method) \(path)?\(query)"
  }

  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "endpoint": endpoint, "request": description, "headers": headers.asHeaders.description,
        "body": body.description,
      ]
    )
  }
}
