import Foundation

/// A middleware that measures each exchange with the server and passes the metrics to a function.
///
/// ```swift
/// middleware: [.metrics { exchange in statistics.add(exchange.endpoint, exchange.duration) }]
/// ```
///
/// A call with retries has several exchanges with different values of `attempt`.
public struct MetricsMiddleware: Middleware {
  /// The metrics of a request and its response.
  public struct Exchange: Sendable {
    /// The endpoint's name in the spec, such as `"Deck.draw"`.
    public let endpoint: String
    /// The method of the request.
    public let method: HTTPMethod
    /// The status of the response. `nil` if there is none.
    public let status: Int?
    /// The error if there is no response. `nil` if there is one, or if the call was cancelled.
    public let error: TransportError?
    /// The time until the complete response, or until the start of a stream.
    public let duration: Duration
    /// The size of the request body in bytes.
    public let bytesSent: Int64
    /// The decompressed size of the response body in bytes. 0 for a stream.
    public let bytesReceived: Int64
    /// The number of the attempt, starting at 1.
    public let attempt: Int
  }

  fileprivate let clock: RequestClock
  fileprivate let report: @Sendable (Exchange) -> Void

  public func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
    let start = clock.now()
    do {
      let response = try await next(request)
      report(exchange(request, since: start, response: response))
      return response
    } catch {
      let isCancelled = error is CancellationError
      let masked = isCancelled ? nil : TransportError(MaskedError(error, request))
      report(exchange(request, since: start, error: masked))
      throw error
    }
  }

  private func exchange(
    _ request: HTTPRequest,
    since start: Duration,
    response: HTTPResponse? = nil,
    error: TransportError? = nil
  ) -> Exchange {
    Exchange(
      endpoint: request.endpoint,
      method: request.method,
      status: response?.status,
      error: error,
      duration: clock.now() - start,
      bytesSent: request.body.count,
      bytesReceived: Int64(response?.body.count ?? 0),
      attempt: request.attempt
    )
  }
}

extension Middleware where Self == MetricsMiddleware {
  /// Reports each exchange when it ends, successful or not.
  ///
  /// - Parameters:
  ///   - clock: Measures durations.
  ///   - report: Runs on the task of the request, which waits for it.
  public static func metrics(
    clock: some Clock<Duration> = ContinuousClock(),
    _ report: @escaping @Sendable (MetricsMiddleware.Exchange) -> Void
  ) -> MetricsMiddleware {
    MetricsMiddleware(clock: RequestClock(clock), report: report)
  }
}

extension HTTPBody {
  /// The size in bytes. An unreadable file counts as 0, since sending it fails.
  fileprivate var count: Int64 {
    sections.reduce(0) { count, section in
      switch section {
      case .data(let data): count + Int64(data.count)
      case .file(let url): count + (LocalFile.size(of: url) ?? 0)
      }
    }
  }
}
