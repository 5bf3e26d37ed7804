import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request {
  /// The request as `URLRequest` without credentials, for tests and for code that loads URLs itself.
  ///
  /// Throws `ClientError.invalidRequest` if the request cannot be sent to that server.
  public func urlRequest(
    for server: Server<Failure.Service>
  ) throws(ClientError<Failure>) -> URLRequest {
    try httpRequest(for: server).urlRequest
  }
}

extension PagedRequest {
  /// The request of the first page as `URLRequest` without credentials.
  public func urlRequest(
    for server: Server<Failure.Service>
  ) throws(ClientError<Failure>) -> URLRequest {
    try request.urlRequest(for: server)
  }
}

extension HTTPRequest {
  /// The request as `URLRequest`, with a body of bytes. An upload task provides the bytes of files, see
  /// `HTTPBody.write(to:)`.
  public var urlRequest: URLRequest {
    var request = URLRequest(url: url, cachePolicy: policy)
    // Linux uses the session's limit of 60 seconds unless this property is set.
    request.timeoutInterval = idleLimit
    // Setting the default method again would take as long as all of the above.
    if method != .get { request.httpMethod = method.rawValue }
    for field in headers.fields {
      request.addValue(field.value, forHTTPHeaderField: field.name)
    }
    if let data = body.data { request.httpBody = data }
    return request
  }

  private var policy: URLRequest.CachePolicy {
    switch cache {
    case .default: .useProtocolCachePolicy
    case .reload: .reloadIgnoringLocalCacheData
    case .only: .returnCacheDataDontLoad
    }
  }

  /// The maximum idle time in seconds. It is slightly longer than the deadline, in whole seconds, and within the range
  /// that Linux supports.
  private var idleLimit: Double {
    (timeout > 0 ? min(timeout, 1_000_000) : 0).rounded(.up) + 1
  }
}

extension HTTPResponse {
  /// Converts a response of Foundation. Headers are sorted by name, since Foundation does not preserve their order.
  public init(_ response: HTTPURLResponse, body: Data = Data()) {
    let fields = response.allHeaderFields.compactMap { name, value in
      (name as? String).map { HTTPHeaders.Field($0, value as? String ?? "\(value)") }
    }
    self.init(
      status: response.statusCode,
      headers: HTTPHeaders(fields.sorted { $0.name < $1.name }),
      body: body
    )
  }
}
