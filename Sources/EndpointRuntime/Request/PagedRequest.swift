import Foundation

/// A request whose response is one page of many.
///
/// `Client.send(_:)` sends its `request`. `Client.items(_:)` and `Client.pages(_:)` iterate over all pages.
///
/// Paged requests are equal if their requests are. Compare `request` with a request written by hand.
public struct PagedRequest<Response: Sendable, Item: Sendable, Failure: ServiceFailure>: Sendable {
  /// The request of the first page.
  public var request: Request<Response, Failure>
  /// How to find the next page.
  @_spi(Generated) public var pagination: Pagination
  /// The items of a page.
  @_spi(Generated) public var items: @Sendable (Response) -> [Item]

  /// Creates a request for pages that contain items.
  ///
  /// `response` decodes a page, `items` returns its items, and `pagination` finds the next page. The other parameters
  /// are those of `Request`.
  @_spi(Generated) public init(
    _ method: HTTPMethod,
    _ path: RequestPath,
    endpoint: String? = nil,
    query: Parameters = .none,
    headers: Parameters = .none,
    cookies: Parameters = .none,
    body: RequestBody = .none,
    policy: RequestPolicy = Failure.Service.policy,
    failures: [FailureRule<Failure>] = [],
    response: ResponseFormat<Response>,
    pagination: Pagination,
    items: @escaping @Sendable (Response) -> [Item]
  ) {
    request = Request(
      method,
      path,
      endpoint: endpoint,
      query: query,
      headers: headers,
      cookies: cookies,
      body: body,
      policy: policy,
      failures: failures,
      response: response
    )
    self.pagination = pagination
    self.items = items
  }

  /// Creates a request for pages that are arrays of items.
  ///
  /// `response` decodes a page, and `pagination` finds the next page. The other parameters are those of `Request`.
  @_spi(Generated) public init(
    _ method: HTTPMethod,
    _ path: RequestPath,
    endpoint: String? = nil,
    query: Parameters = .none,
    headers: Parameters = .none,
    cookies: Parameters = .none,
    body: RequestBody = .none,
    policy: RequestPolicy = Failure.Service.policy,
    failures: [FailureRule<Failure>] = [],
    response: ResponseFormat<Response>,
    pagination: Pagination
  ) where Response == [Item] {
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
      response: response,
      pagination: pagination,
      items: { $0 }
    )
  }

  /// Decodes the body of a page, for tests with fixtures.
  public func decode(_ data: Data, status: Int? = nil) throws(DecodingFailure) -> Response {
    try request.decode(data, status: status)
  }

  /// The request of the first page as a shell command, with secrets masked.
  public func curl(for server: Server<Failure.Service>) -> String {
    request.curl(for: server)
  }
}

extension PagedRequest: Hashable {
  public static func == (left: PagedRequest, right: PagedRequest) -> Bool {
    left.request == right.request
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(request)
  }
}

extension PagedRequest: CustomStringConvertible, CustomReflectable {
  public var description: String { request.description }
  public var customMirror: Mirror { request.customMirror }
}

/// How an endpoint links its pages. Paths are relative to the root of the body.
@_spi(Generated) public enum Pagination: Hashable, Sendable {
  /// Page numbers. The last page has `false` at `more`, or the number of all pages is at `pages`. Without both, the last
  /// page is empty.
  case page(_ selector: Selector, start: Int = 1, more: JSONPath? = nil, pages: JSONPath? = nil)
  /// Item offsets. The pages end at `total`. Without `total`, the last page is empty.
  case offset(_ selector: Selector, total: JSONPath? = nil)
  /// Cursors. Each page contains the cursor of the next. If it is missing, null or empty, the page is the last.
  case cursor(_ selector: Selector, next: JSONPath, more: JSONPath? = nil)
  /// URLs. Each page contains the URL of the next. If it is missing, null or empty, the page is the last.
  case url(next: JSONPath)
  /// The Link header contains the URL of the next page (RFC 8288).
  case link

  /// The part of a request that selects a page.
  public enum Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A parameter of the path, the query, the headers or the cookies.
    case parameter(String)
    /// A field of the JSON body, at a path of names.
    case body(JSONPath, secret: Bool = false)

    public init(stringLiteral name: String) { self = .parameter(name) }
  }
}

extension Pagination {
  /// The paths that the client reads to find the next page.
  var paths: [JSONPath] {
    switch self {
    case .page(_, _, let more, let pages): [more, pages].compactMap(\.self)
    case .offset(_, let total): [total].compactMap(\.self)
    case .cursor(_, let next, let more): [next, more].compactMap(\.self)
    case .url(let next): [next]
    case .link: []
    }
  }
}
