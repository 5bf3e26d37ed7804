import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPRequest {
  /// The request in Foundation's words, with a body of bytes; a file's bytes are left to the task that uploads it.
  var urlRequest: URLRequest {
    var request = URLRequest(url: url, cachePolicy: policy)
    // Linux takes the session's limit of 60 seconds for a request whose own was not set by its setter.
    request.timeoutInterval = idleLimit
    // Setting the method that it has already would cost as much as all of the above.
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

  /// How many seconds the connection may be silent: a little more than the deadline, which is not to be
  /// anticipated, in whole seconds, which is all that Linux knows, and no more of them than it can count.
  private var idleLimit: Double {
    (timeout > 0 ? min(timeout, 1_000_000) : 0).rounded(.up) + 1
  }
}

extension HTTPResponse {
  /// A response from Foundation's. Its headers come in the order of their names, since Foundation forgets theirs.
  init(_ response: HTTPURLResponse, body: Data) {
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
