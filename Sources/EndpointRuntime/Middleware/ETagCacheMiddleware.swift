/// A middleware that keeps responses with an ETag in memory, and asks the server whether they still hold.
///
/// A request whose response is kept goes out with `If-None-Match`; where the server answers 304, the kept body is the
/// response, with the fresh headers (RFC 9110, section 13.1.2; RFC 9111, section 4.3). So every answer is as new as the
/// server's, and only the body is not sent again.
///
/// Kept are responses of the status 200 to GET and HEAD, for each method, URL and set of credentials, and for each of the
/// headers that `Vary` names; not those with `no-store`. A response is only for requests that leave with the same credentials,
/// the cookies of a session among them, and if it is `private`, with the same headers.
///
/// An endpoint with `"cache": "reload"` is never answered from it; one with `"only"` is answered from it without asking, where
/// it can be.
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
    if request.cache != .reload, let kept = store.response(for: request) {
      if request.cache == .only, kept.answers(request) { return kept.response }
      return try await revalidate(kept, request, next)
    }
    return try await fetch(request, next)
  }

  private func fetch(_ request: HTTPRequest, _ next: Next) async throws -> HTTPResponse {
    let response = try await next(request)
    keep(response, of: request)
    return response
  }

  /// Asks whether a kept response still holds.
  private func revalidate(
    _ kept: KeptResponse,
    _ request: HTTPRequest,
    _ next: Next
  ) async throws -> HTTPResponse {
    var conditional = request
    conditional.headers["If-None-Match"] = kept.tag
    let answer = try await next(conditional)
    guard answer.status == 304 else {
      keep(answer, of: request)
      return answer
    }
    guard kept.isMeant(by: answer), kept.isFor(answer.sent ?? request.headers) else {
      store.remove(request)
      return try await fetch(request, next)
    }
    let response = kept.refreshed(by: answer)
    keep(response, of: request)
    return response
  }

  /// Keeps a response in place of the one before; one that may not be kept, or that says there is none, just ends that one.
  private func keep(_ response: HTTPResponse, of request: HTTPRequest) {
    if let kept = KeptResponse(response, of: request) {
      store.keep(kept, for: request)
    } else if [200, 404, 410].contains(response.status) {
      store.remove(request)
    }
  }
}

extension Middleware where Self == ETagCacheMiddleware {
  /// Caches responses in memory, in a cache that is empty at first. Clients share it if they get the same value.
  ///
  /// - Parameter limit: the size of the cache in bytes. The responses that were unused for longest are removed first.
  public static func etagCache(limit: Int = 10_000_000) -> ETagCacheMiddleware {
    ETagCacheMiddleware(limit: limit)
  }
}

extension HTTPMethod {
  /// True for the methods that ask and change nothing (RFC 9110, section 9.2.1).
  var isSafe: Bool { [.get, .head, .options].contains(self) }
}

extension HTTPRequest {
  /// True if its response may be kept and be an answer to it again: it has neither a body nor a condition of its own, and
  /// wants all of the response.
  fileprivate var isCacheable: Bool {
    let own = [
      "If-None-Match", "If-Match", "If-Modified-Since", "If-Unmodified-Since", "If-Range", "Range",
    ]
    return (method == .get || method == .head) && body.isEmpty && !isStreamed
      && own.allSatisfy { headers[$0] == nil }
      && !HTTPResponse(status: 0, headers: headers).directives.contains("no-store")
  }
}
