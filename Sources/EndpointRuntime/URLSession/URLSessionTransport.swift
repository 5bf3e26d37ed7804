import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with Foundation's `URLSession`. The default transport of a client.
///
/// It behaves the same on all platforms: it follows redirects by the rules of this package, returns a 401 as a
/// response, and closes the connection if the task is cancelled. Each transport has its own session, connections and
/// cookies.
///
/// On Linux, Foundation crashes if a server closes the connection between the status line and the end of the headers,
/// or sends `Content-Length: 9223372036854775807`. It also stores the body of a redirect in quadratic time, and other
/// calls wait meanwhile. They still end at their deadlines. Use another transport for untrusted servers.
///
/// The client enforces the deadline of a request. The time limits of the session are longer.
public final class URLSessionTransport: Transport {
  /// The maximum number of redirects of a request.
  static let redirectLimit = 20

  private let session: URLSession
  private let exchanges: ExchangeDelegate
  private let cookies: CookieJar
  private let cache: URLCache?

  /// Creates a transport that caches no responses, stores nothing on disk, and has its own cookies.
  public convenience init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    self.init(configuration: configuration)
  }

  /// Creates a transport with a session of this configuration.
  ///
  /// The cache of the configuration ignores who sends a request. So the transport uses it only for requests without
  /// credentials, cookies, ranges and conditions such as `If-None-Match`, and for responses that set no cookie. On
  /// Linux, responses are not stored in it, and only `CachePolicy.only` reads it.
  ///
  /// `onWaiting` is called when a request waits for a connection, if the configuration has `waitsForConnectivity`. The
  /// timeout of the request includes the wait. Linux never waits.
  public init(
    configuration: URLSessionConfiguration,
    onWaiting: (@Sendable (HTTPRequest) -> Void)? = nil
  ) {
    exchanges = ExchangeDelegate(onWaiting: onWaiting)
    cookies = CookieJar(configuration)
    cache = Self.cache(of: configuration)
    session = URLSession(
      configuration: Self.lean(configuration),
      delegate: exchanges,
      delegateQueue: Self.delegateQueue()
    )
  }

  deinit {
    BlockingQueue.ofSessions.async { [session] in session.finishTasksAndInvalidate() }
  }

  /// Sends a request and follows up to 20 redirects.
  ///
  /// A body with files is first written to a temporary file, which is removed afterwards. The body of an error response
  /// (its status is not 2xx) is truncated to 1,048,576 bytes.
  ///
  /// Throws a `TransportError` if there is no response, `LimitExceeded` if a body exceeds `responseLimit`, and
  /// `CancellationError` if the task is cancelled. Throws `InvalidRequest` before sending if the request is not valid
  /// HTTP, such as a line break in a header or a body in a GET.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await following(request, exchange)
  }

  /// Sends a request as `send` does, and returns after the headers of the response. The body is a stream.
  public func open(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await following(request, opened)
  }

  private func following(
    _ request: HTTPRequest,
    _ exchange: (HTTPRequest, Spool?) async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    try request.validate()
    let spool = try await Spool.of(request.body)
    var request = request
    var sent = HTTPHeaders()
    if let spool { request.body = HTTPBody(.file(spool.url), secrets: request.body.secrets) }
    for _ in 0...Self.redirectLimit {
      var response = try await exchange(request, spool)
      if let own = response.sent { sent = sent.fields.isEmpty ? own : sent.union(own) }
      response.sent = sent
      guard let next = request.redirected(by: response) else { return response }
      request = next
      try request.validate()
    }
    throw TransportError(.other, underlying: URLError(.httpTooManyRedirects))
  }

  /// Sends one request without following redirects.
  private func exchange(_ request: HTTPRequest, _ spool: Spool?) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let request = withStoredCookies(request)
    if request.cache == .only { return try stored(request) }
    let exchange = URLSessionExchange(request, spool, cookies: cookies)
    var response = try await exchange.response { self.task(of: exchange) }
    response.sent = request.headers
    return response
  }

  private func opened(_ request: HTTPRequest, _ spool: Spool?) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let exchange = StreamExchange(withStoredCookies(request), spool, cookies: cookies)
    return try await exchange.open { self.task(of: exchange) }
  }

  /// Adds the stored cookies here because Foundation replaces the request's cookies or corrupts the header, depending on
  /// the platform.
  private func withStoredCookies(_ request: HTTPRequest) -> HTTPRequest {
    guard let header = cookies.header(for: request) else { return request }
    var request = request
    request.headers.set("Cookie", header)
    return request
  }

  /// The request as the session sends it.
  func urlRequest(of request: HTTPRequest) -> URLRequest {
    var urlRequest = request.urlRequest
    urlRequest.httpShouldHandleCookies = false
    if cache != nil, !request.mayUseCache {
      urlRequest.cachePolicy = .reloadIgnoringLocalCacheData
    }
    return urlRequest
  }

  /// Creates the task of an exchange. It may block.
  private func task(of exchange: SessionExchange) -> URLSessionTask {
    let task = task(for: exchange.request)
    exchanges.add(exchange, of: task)
    return task
  }

  /// Only upload tasks report progress.
  private func task(for request: HTTPRequest) -> URLSessionTask {
    let urlRequest = urlRequest(of: request)
    if let file = request.body.file { return session.uploadTask(with: urlRequest, fromFile: file) }
    guard request.uploadProgress != nil, let data = request.body.data else {
      return session.dataTask(with: urlRequest)
    }
    return session.uploadTask(with: urlRequest, from: data)
  }

  /// The cached response of the request. On Linux, `URLSession` would use the network if there is none.
  private func stored(_ request: HTTPRequest) throws -> HTTPResponse {
    guard request.mayUseCache, let stored = cache?.cachedResponse(for: request.urlRequest),
      let response = stored.response as? HTTPURLResponse
    else { throw TransportError(URLError(.resourceUnavailable)) }
    return HTTPResponse(response, body: stored.data)
  }

  private static func delegateQueue() -> OperationQueue? {
    #if canImport(FoundationNetworking)
      DelegateQueue()
    #else
      nil
    #endif
  }

  /// A copy without features that the transport implements itself. On Linux, this saves a quarter of the time of a
  /// request: the session searches its cache, which it never fills, and all headers for cookies.
  private static func lean(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    guard let lean = configuration.copy() as? URLSessionConfiguration else { return configuration }
    lean.httpShouldSetCookies = false
    lean.httpCookieAcceptPolicy = .never
    #if canImport(FoundationNetworking)
      lean.urlCache = nil
    #else
      lean.urlCache = cache(of: configuration)
    #endif
    return lean
  }

  /// The cache of a configuration. `nil` if its headers add credentials to every request.
  private static func cache(of configuration: URLSessionConfiguration) -> URLCache? {
    let names = configuration.httpAdditionalHeaders?.keys.map { "\($0)" } ?? []
    return names.contains { HTTPHeaders.Field($0, "").isSecret } ? nil : configuration.urlCache
  }
}

extension HTTPHeaders {
  /// These lines and the other lines that are not among them.
  fileprivate func union(_ others: HTTPHeaders) -> HTTPHeaders {
    others.fields.reduce(into: self) { all, field in
      guard !all.fields.contains(field) else { return }
      all.add(field.name, field.value, isSecret: field.isSecret)
    }
  }
}
