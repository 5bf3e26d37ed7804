/// A middleware that adds headers to every request: always the same ones, or such as are asked for each time.
///
/// ```swift
/// Headers(["User-Agent": "Cards/1.2"])
/// Headers { ["X-Request-ID": UUID().uuidString] }
/// ```
///
/// A header that the request has already stays as it is. Each attempt of a call asks anew.
public struct Headers: Middleware {
  private let headers: @Sendable (HTTPRequest) async throws -> HTTPHeaders

  /// Adds these headers.
  public init(_ headers: HTTPHeaders) {
    self.headers = { _ in headers }
  }

  /// Adds the headers that a function gives, asked for each request. What it throws, the call throws.
  public init(_ headers: @escaping @Sendable () async throws -> HTTPHeaders) {
    self.headers = { _ in try await headers() }
  }

  /// Adds the headers that a function gives for a request.
  public init(_ headers: @escaping @Sendable (HTTPRequest) async throws -> HTTPHeaders) {
    self.headers = headers
  }

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
