import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with Foundation's URL loading system; the transport that a client uses unless told otherwise.
///
/// It behaves the same on all platforms: redirects are followed by its own rules (`Redirect`), a `401` is a response
/// like any other, and cancelling the task closes the connection. Each transport has a session, and so
/// connections and cookies, of its own.
///
/// On Linux, Foundation ends the process if a server closes the connection between the status line and the end of the headers,
/// or sends `Content-Length: 9223372036854775807`. It also stores the body of a redirect, in a time that grows with the square of
/// its size, and all sessions of the process wait meanwhile. Calls still return at their deadlines. Use another transport
/// for servers that you do not trust.
///
/// The client holds the deadline of a request; a session's own time limits only come after it.
public final class URLSessionTransport: Transport {
  /// How many redirects of one request are followed.
  static let redirectLimit = 20

  private let session: URLSession
  private let exchanges = ExchangeDelegate()
  private let cookies: CookieJar
  private let cache: URLCache?

  /// A transport with a session of this configuration. The ephemeral one keeps nothing on disk and shares no cookies.
  ///
  /// On Linux responses are not stored in a configuration's cache, only looked up there by `CachePolicy.only`.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    cookies = CookieJar(configuration)
    cache = configuration.urlCache
    session = URLSession(
      configuration: Self.lean(configuration),
      delegate: exchanges,
      delegateQueue: Self.delegateQueue()
    )
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Sends the request and follows redirects, 20 at most.
  ///
  /// A body with files in it is first written to a temporary file, which is removed afterwards. Of a response that is no
  /// success (its status is not 2xx) the first 1,048,576 bytes of the body are kept, and the rest is not waited for.
  ///
  /// Throws a `TransportError` if there is no response, `LimitExceeded` for a body of more than `responseLimit` bytes, and
  /// `CancellationError` if the task was cancelled. A request that HTTP cannot carry (a line break in a header, a body in a GET)
  /// fails before anything is sent.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await following(request, exchange)
  }

  /// Sends the request as `send` does, and returns when the head of the response is there; its body is a stream.
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

  /// One request, one response, whatever its status.
  private func exchange(_ request: HTTPRequest, _ spool: Spool?) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let (urlRequest, sent) = urlRequest(for: request)
    if request.cache == .only { return try stored(urlRequest) }
    let upload = Upload(progress: request.uploadProgress, spool: spool)
    let exchange = Exchange(
      task(for: urlRequest, request),
      upload,
      cookies: cookies,
      limit: request.responseLimit
    )
    exchanges.add(exchange)
    var response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { exchange.start($0) }
    } onCancel: {
      exchange.cancel()
    }
    response.sent = sent
    return response
  }

  private func opened(_ request: HTTPRequest, _ spool: Spool?) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let upload = Upload(progress: request.uploadProgress, spool: spool)
    let task = task(for: urlRequest(for: request).request, request)
    let exchange = StreamExchange(
      task,
      upload,
      cookies: cookies,
      backlogLimit: request.backlogLimit
    )
    exchanges.add(exchange)
    return try await exchange.open()
  }

  /// The request with the jar's cookies, which are added here because Foundation's own way either replaces the
  /// request's cookies or spoils the header, by platform; and the headers that it leaves with.
  private func urlRequest(for request: HTTPRequest) -> (request: URLRequest, sent: HTTPHeaders) {
    var urlRequest = request.urlRequest
    var sent = request.headers
    urlRequest.httpShouldHandleCookies = false
    if let header = cookies.header(for: request) {
      urlRequest.setValue(header, forHTTPHeaderField: "Cookie")
      sent.set("Cookie", header)
    }
    return (urlRequest, sent)
  }

  /// Only the tasks of uploads tell how far they are.
  private func task(for urlRequest: URLRequest, _ request: HTTPRequest) -> URLSessionTask {
    if let file = request.body.file { return session.uploadTask(with: urlRequest, fromFile: file) }
    guard request.uploadProgress != nil, let data = request.body.data else {
      return session.dataTask(with: urlRequest)
    }
    return session.uploadTask(with: urlRequest, from: data)
  }

  /// What the cache has for the request; Linux would go to the network where it has nothing.
  private func stored(_ request: URLRequest) throws -> HTTPResponse {
    guard let stored = cache?.cachedResponse(for: request),
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

  /// A copy without what the transport does itself. On Linux, where the session looks into its cache but never stores
  /// anything, and searches every header line for cookies, that saves a quarter of the time of a request.
  private static func lean(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    guard let lean = configuration.copy() as? URLSessionConfiguration else { return configuration }
    lean.httpShouldSetCookies = false
    lean.httpCookieAcceptPolicy = .never
    #if canImport(FoundationNetworking)
      lean.urlCache = nil
    #endif
    return lean
  }
}

extension HTTPHeaders {
  /// These lines, and those of the others that are not among them.
  fileprivate func union(_ others: HTTPHeaders) -> HTTPHeaders {
    others.fields.reduce(into: self) { all, field in
      guard !all.fields.contains(field) else { return }
      all.add(field.name, field.value, isSecret: field.isSecret)
    }
  }
}
