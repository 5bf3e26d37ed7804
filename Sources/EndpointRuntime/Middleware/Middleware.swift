/// What wraps a transport: it sees each request before it is sent and each response before it is read.
///
/// It may change either, answer itself, or send again.
public protocol Middleware: Sendable {
  /// Handles one request; `next` passes it on towards the transport.
  func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse
}

/// The rest of the way to the server, as a middleware sees it: `try await next(request)`.
public struct Next: Sendable {
  private let send: @Sendable (HTTPRequest) async throws -> HTTPResponse

  /// A way that ends in this function; for tests of a middleware.
  public init(_ send: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.send = send
  }

  /// The transport with the middleware around it, the first one outermost.
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
