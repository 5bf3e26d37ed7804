import Foundation

/// A middleware that measures each exchange with the server and hands the figures to a function.
///
/// ```swift
/// middleware: [.metrics { exchange in statistics.add(exchange.endpoint, exchange.duration) }]
/// ```
///
/// A call that is tried again makes several exchanges, told apart by their `attempt`.
public struct MetricsMiddleware: Middleware {
  /// What there is to tell about one request and its response.
  public struct Exchange: Sendable {
    /// The endpoint's name in the spec, `"Deck.draw"`.
    public let endpoint: String
    public let method: HTTPMethod
    /// The status of the response; `nil` if there was none.
    public let status: Int?
    /// Why there was no response; `nil` if there was one, or if the call was cancelled.
    public let error: TransportError?
    /// How long it took until the response was there; of a stream, until it was open.
    public let duration: Duration
    /// The bytes of the request's body.
    public let bytesSent: Int
    /// The bytes of the response's body, not compressed; 0 for a stream, which comes later.
    public let bytesReceived: Int
    /// Which attempt of its call it was, counted from 1.
    public let attempt: Int
  }

  private let clock: RequestClock
  private let report: @Sendable (Exchange) -> Void

  fileprivate init(
    clock: some Clock<Duration>,
    _ report: @escaping @Sendable (Exchange) -> Void
  ) {
    self.clock = RequestClock(clock)
    self.report = report
  }

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
      bytesReceived: response?.body.count ?? 0,
      attempt: request.attempt
    )
  }
}

extension Middleware where Self == MetricsMiddleware {
  /// Reports each exchange to a function as it ends, successful or not.
  ///
  /// - Parameters:
  ///   - clock: measures the durations.
  ///   - report: runs in the task of the request, which waits for it.
  public static func metrics(
    clock: some Clock<Duration> = ContinuousClock(),
    _ report: @escaping @Sendable (MetricsMiddleware.Exchange) -> Void
  ) -> MetricsMiddleware {
    MetricsMiddleware(clock: clock, report)
  }
}

extension HTTPBody {
  /// How many bytes it has. A file that cannot be read counts as empty; it fails when it is sent.
  fileprivate var count: Int {
    sections.reduce(0) { count, section in
      switch section {
      case .data(let data): count + data.count
      case .file(let url): count + (Self.size(of: url) ?? 0)
      }
    }
  }

  private static func size(of file: URL) -> Int? {
    (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
  }
}
