/// A middleware that adds headers to every request, either fixed or from a function.
///
/// ```swift
/// middleware: [.headers(["User-Agent": "Cards/1.2"]), .headers { ["X-Request-ID": UUID().uuidString] }]
/// ```
///
/// Existing headers of a request remain unchanged. The function is called for each attempt of a call.
public struct HeadersMiddleware: Middleware {
  fileprivate let headers: @Sendable (HTTPRequest) async throws -> HTTPHeaders

  public func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
    let added = try await headers(request)
    try HeaderRules.check(added)
    var changed = request
    for field in added.fields where request.headers[field.name] == nil {
      changed.headers.add(field.name, field.value, isSecret: field.isSecret)
    }
    return try await next(changed)
  }
}

extension Middleware where Self == HeadersMiddleware {
  /// Adds these headers to every request.
  public static func headers(_ headers: HTTPHeaders) -> HeadersMiddleware {
    .headers { _ in headers }
  }

  /// Adds the headers that a function returns for each request. Calls throw its errors.
  public static func headers(
    _ headers: @escaping @Sendable () async throws -> HTTPHeaders
  ) -> HeadersMiddleware {
    .headers { _ in try await headers() }
  }

  /// Adds the headers that a function returns for a given request. Calls throw its errors.
  public static func headers(
    _ headers: @escaping @Sendable (HTTPRequest) async throws -> HTTPHeaders
  ) -> HeadersMiddleware {
    HeadersMiddleware(headers: headers)
  }
}
