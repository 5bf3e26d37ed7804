import Foundation

/// A middleware that sends requests which are the same, and are on their way at once, only once: all get the one response.
///
/// The same are two requests of equal method, URL, headers and body, credentials included. Only requests that change nothing
/// are taken together: GET, HEAD and OPTIONS. A call that is cancelled leaves the others waiting; when the last of them is,
/// the request is cancelled too.
///
/// A response belongs to one call if the cookies of a session or an inner middleware's credentials went with the request, or if
/// it sets a cookie. Then each other call sends its own request.
///
/// Put it before a middleware that changes each request, and before `.etagCache()`.
public final class CoalescingMiddleware: Middleware {
  private let exchanges = SharedExchanges()

  /// How many calls wait for a response.
  var waiting: Int { exchanges.waiting }

  fileprivate init() {}

  public func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
    guard request.method.isSafe, !request.isStreamed else { return try await next(request) }
    return try await exchanges.response(to: request, next)
  }
}

extension Middleware where Self == CoalescingMiddleware {
  /// Sends equal requests that are under way at the same time only once.
  public static var coalescing: CoalescingMiddleware { CoalescingMiddleware() }
}
