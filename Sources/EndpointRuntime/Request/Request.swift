import Foundation

/// A request of an API as a value. It can be created, compared, stored and printed without a client.
///
/// ```swift
/// Deck.shuffle() == DeckOfCards.Request(.get, "/deck/new/shuffle/")
/// ```
///
/// Requests are equal if they send the same method, path, query, headers and body. The endpoint's name, the policy and
/// decoding do not matter. Requests print with secrets masked.
public struct Request<Response: Sendable, Failure: ServiceFailure>: Sendable {
  /// The method, such as `.get`.
  public var method: HTTPMethod
  /// The path, relative to the URL of the server.
  public var path: RequestPath
  /// The endpoint's name in the spec, such as `"Deck.draw"`. For a request written by hand, its method and path.
  public var endpoint: String
  /// The parameters of the query, in the order in which they are sent.
  public var query: Parameters
  /// The headers of this request. Names are case-insensitive, and the last value of a name is sent.
  public var headers: Parameters { didSet { headers.ignoresCase = true } }
  /// The cookies of this request, in addition to those of the session.
  public var cookies: Parameters
  /// The encoded body and its content type.
  public var body: RequestBody
  /// Authentication, timeout, caching, retries and redirects. Defaults to the policy of the API.
  public var policy: RequestPolicy
  /// The failures of this request in addition to those of the API.
  public var failures: [FailureRule<Failure>]
  /// How to decode the response.
  public var response: ResponseFormat<Response>
  /// Credentials that replace those of the client.
  public var credentials: Credentials?
  /// The URL from the previous page. Replaces path and query.
  var nextPage: URL?
  /// The response paths that locate the next page.
  var pagePaths: [JSONPath] = []
}

// Initializers that call the internal one of the struct are not inlined into clients. So the code of an endpoint stays
// small.
extension Request {
  /// Creates a request that decodes its response in this format.
  public init(
    _ method: HTTPMethod,
    _ path: RequestPath,
    endpoint: String? = nil,
    query: Parameters = .none,
    headers: Parameters = .none,
    cookies: Parameters = .none,
    body: RequestBody = .none,
    policy: RequestPolicy = Failure.Service.policy,
    failures: [FailureRule<Failure>] = [],
    response: ResponseFormat<Response>
  ) {
    self.init(
      method: method,
      path: path,
      endpoint: endpoint ?? "\(method) \(path)",
      query: query,
      headers: headers.ignoringCase,
      cookies: cookies,
      body: body,
      policy: policy,
      failures: failures,
      response: response
    )
  }

  /// Creates a request that decodes its response as JSON.
  public init(
    _ method: HTTPMethod,
    _ path: RequestPath,
    endpoint: String? = nil,
    query: Parameters = .none,
    headers: Parameters = .none,
    cookies: Parameters = .none,
    body: RequestBody = .none,
    policy: RequestPolicy = Failure.Service.policy,
    failures: [FailureRule<Failure>] = []
  ) where Response: JSONReadable {
    self.init(
      method: method,
      path: path,
      endpoint: endpoint ?? "\(method) \(path)",
      query: query,
      headers: headers.ignoringCase,
      cookies: cookies,
      body: body,
      policy: policy,
      failures: failures,
      response: .json
    )
  }

  /// Creates a request that ignores the body of its response.
  public init(
    _ method: HTTPMethod,
    _ path: RequestPath,
    endpoint: String? = nil,
    query: Parameters = .none,
    headers: Parameters = .none,
    cookies: Parameters = .none,
    body: RequestBody = .none,
    policy: RequestPolicy = Failure.Service.policy,
    failures: [FailureRule<Failure>] = []
  ) where Response == Void {
    self.init(
      method: method,
      path: path,
      endpoint: endpoint ?? "\(method) \(path)",
      query: query,
      headers: headers.ignoringCase,
      cookies: cookies,
      body: body,
      policy: policy,
      failures: failures,
      response: .void
    )
  }

  /// Decodes the body of a response, for tests with fixtures.
  ///
  /// - Parameters:
  ///   - data: The bytes of the body.
  ///   - status: The status of the response, for endpoints with several successful statuses. Defaults to the lowest of
  ///     them.
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
  /// The content to send, for comparison.
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
  /// Such as `GET /deck/gy7aqxz5nmpd/draw/?count=2`, with secrets masked.
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
