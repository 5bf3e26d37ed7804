import Foundation

/// A middleware that sends concurrent equal requests only once. All callers receive the same response.
///
/// Requests are equal if method, URL, headers, credentials and body are equal. Only GET, HEAD and OPTIONS requests are
/// shared. Cancelling a call does not affect the others. When all are cancelled, the request is cancelled.
///
/// A response is not shared if a session sent cookies, an inner middleware added credentials, or the response sets a
/// cookie. Each other call then sends its own request.
///
/// Place it before middleware that changes every request, and before `.etagCache()`.
public final class CoalescingMiddleware: Middleware {
  private let exchanges = SharedExchanges()

  /// The number of calls that wait for a response.
  var waiting: Int { exchanges.waiting }

  fileprivate init() {}

  public func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
    guard request.method.isSafe, !request.isStreamed else { return try await next(request) }
    return try await exchanges.response(to: request, next)
  }
}

extension Middleware where Self == CoalescingMiddleware {
  /// Sends concurrent equal requests only once.
  public static var coalescing: CoalescingMiddleware { CoalescingMiddleware() }
}
