/// A middleware that caches responses with an ETag in memory and revalidates them.
///
/// A request with a cached response is sent with `If-None-Match`. If the server responds with 304, the caller receives
/// the cached body with the new headers (RFC 9110, section 13.1.2; RFC 9111, section 4.3). So responses are always
/// current, and unchanged bodies are not sent again.
///
/// It caches responses with status 200 to GET and HEAD, by method, URL, credentials and the headers in `Vary`. It does
/// not cache `no-store`. A cached response is only used for requests with the same credentials, including the cookies
/// of a session. A `private` one also requires equal headers.
///
/// An endpoint with `"cache": "reload"` does not use the cache. An endpoint with `"only"` uses a cached response
/// without revalidation if possible.
public final class ETagCacheMiddleware: Middleware {
  private let store: ResponseStore

  fileprivate init(limit: Int) {
    store = ResponseStore(limit: limit)
  }

  public func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
    guard request.isCacheable else {
      let response = try await next(request)
      if !request.method.isSafe, response.status < 400 { store.removeAll(at: request.url) }
      return response
    }
    if request.cache != .reload, let cached = store.response(for: request) {
      if request.cache == .only, cached.serves(request) { return cached.response }
      return try await revalidate(cached, request, next)
    }
    return try await fetch(request, next)
  }

  private func fetch(_ request: HTTPRequest, _ next: Next) async throws -> HTTPResponse {
    let response = try await next(request)
    cache(response, of: request)
    return response
  }

  /// Sends the request with `If-None-Match` and returns the cached response after a 304.
  private func revalidate(
    _ cached: CachedResponse,
    _ request: HTTPRequest,
    _ next: Next
  ) async throws -> HTTPResponse {
    var conditional = request
    conditional.headers["If-None-Match"] = cached.tag
    let response = try await next(conditional)
    guard response.status == 304 else {
      cache(response, of: request)
      return response
    }
    guard cached.isMeant(by: response), cached.isFor(response.sent ?? request.headers) else {
      store.remove(request)
      return try await fetch(request, next)
    }
    let refreshed = cached.refreshed(by: response)
    cache(refreshed, of: request)
    return refreshed
  }

  /// Caches a response, or removes the previous one if the new one cannot be cached.
  private func cache(_ response: HTTPResponse, of request: HTTPRequest) {
    if let cached = CachedResponse(response, of: request) {
      store.insert(cached, for: request)
    } else if [200, 404, 410].contains(response.status) {
      store.remove(request)
    }
  }
}

extension Middleware where Self == ETagCacheMiddleware {
  /// Caches responses in memory. The cache starts empty. To share it, pass the same value to several clients.
  ///
  /// - Parameter limit: The size of the cache in bytes. The least recently used responses are removed first.
  public static func etagCache(limit: Int = 10_000_000) -> ETagCacheMiddleware {
    ETagCacheMiddleware(limit: limit)
  }
}

extension HTTPMethod {
  /// True for methods without side effects (RFC 9110, section 9.2.1).
  var isSafe: Bool { [.get, .head, .options].contains(self) }
}

extension HTTPRequest {
  /// True if a response to the request can be cached: the request has no body, no condition and no range.
  fileprivate var isCacheable: Bool {
    (method == .get || method == .head) && body.isEmpty && !isStreamed && !headers.haveCondition
      && !HTTPResponse(status: 0, headers: headers).directives.contains("no-store")
  }
}
