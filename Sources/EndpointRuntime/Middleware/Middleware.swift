/// Intercepts requests before they are sent and responses before they are decoded.
///
/// A middleware may change either, return its own response, or send the request again.
public protocol Middleware: Sendable {
  /// Handles a request. Call `next` to pass it towards the transport.
  func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse
}

/// The next middleware, or the transport. Call it as `try await next(request)`.
public struct Next: Sendable {
  private let send: @Sendable (HTTPRequest) async throws -> HTTPResponse

  /// Creates a value that calls this function. Intended for tests of a middleware.
  public init(_ send: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.send = send
  }

  /// Wraps the transport in middleware, the first one outermost.
  init(_ transport: any Transport, through middleware: [any Middleware]) {
    let innermost = Next { request in
      var response =
        request.isStreamed
        ? try await transport.open(request) : try await transport.send(request)
      guard response.body.count <= request.responseLimit else {
        throw LimitExceeded(.responseBytes(request.responseLimit))
      }
      if response.sent == nil { response.sent = request.headers }
      return response
    }
    self = middleware.reversed().reduce(innermost) { next, middleware in
      Next { try await middleware.intercept($0, next: next) }
    }
  }

  /// Passes the request on.
  public func callAsFunction(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await send(request)
  }
}
