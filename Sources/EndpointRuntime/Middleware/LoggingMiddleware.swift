/// A middleware that logs one line a request and one a response, secrets masked.
///
/// ```swift
/// Client<DeckOfCards>(.production, middleware: [.logging(.info)])
/// ```
/// ```
/// → Deck.draw GET https://deckofcardsapi.com/api/deck/gy7aqxz5nmpd/draw/?count=2
/// ← Deck.draw GET https://deckofcardsapi.com/api/deck/gy7aqxz5nmpd/draw/?count=2: 200, application/json, 214 bytes, 87 ms
/// ```
///
/// Bodies are logged on demand only, up to a number of characters. What the spec calls secret is masked in them too.
public struct LoggingMiddleware: Middleware {
  /// How much a line matters.
  public enum Level: Int, CaseIterable, Comparable, Sendable {
    /// A request that is about to be sent.
    case debug
    /// A response that is no failure, or a call that was cancelled.
    case info
    /// A response of the status 400 to 499.
    case warning
    /// A response of the status 500 or more, or none at all.
    case error

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  private let level: Level
  private let bodyLimit: Int
  private let clock: RequestClock
  private let log: @Sendable (Level, String) -> Void

  fileprivate init(
    _ level: Level,
    bodies: Int,
    clock: some Clock<Duration>,
    _ log: @escaping @Sendable (Level, String) -> Void
  ) {
    self.level = level
    bodyLimit = bodies
    self.clock = RequestClock(clock)
    self.log = log
  }

  public func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
    let name = request.endpoint.isEmpty ? "\(request)" : "\(request.endpoint) \(request)"
    write(.debug, "→ \(name)", body: request.body.description)
    let start = clock.now()
    do {
      let response = try await next(request)
      let line = "← \(name): \(response), \(milliseconds(since: start)) ms"
      write(Level(response.status), line, body: SecretMask(request).text(of: response))
      return response
    } catch {
      let isCancelled = error is CancellationError
      let reason = isCancelled ? "cancelled" : "\(TransportError(MaskedError(error, request)))"
      let line = "← \(name): \(reason), \(milliseconds(since: start)) ms"
      write(isCancelled ? .info : .error, line, body: nil)
      throw error
    }
  }

  private func write(_ level: Level, _ line: String, body: @autoclosure () -> String?) {
    guard level >= self.level else { return }
    guard bodyLimit > 0, let body = body(), !body.isEmpty else { return log(level, line.onOneLine) }
    let end = body.count > bodyLimit ? "…" : ""
    log(level, "\(line), \(body.prefix(bodyLimit))\(end)".onOneLine)
  }

  private func milliseconds(since start: Duration) -> Int {
    Saturation.integer((clock.now() - start).seconds * 1000)
  }
}

extension Middleware where Self == LoggingMiddleware {
  /// Logs one line a request and one a response.
  ///
  /// - Parameters:
  ///   - level: the lowest level that is logged.
  ///   - bodies: how many characters of a body are logged, at most.
  ///   - clock: measures the times.
  ///   - log: takes the level and the line, which has no line end in it. By default it prints the line.
  public static func logging(
    _ level: LoggingMiddleware.Level = .debug,
    bodies: Int = 0,
    clock: some Clock<Duration> = ContinuousClock(),
    _ log: @escaping @Sendable (LoggingMiddleware.Level, String) -> Void = { print($1) }
  ) -> LoggingMiddleware {
    LoggingMiddleware(level, bodies: bodies, clock: clock, log)
  }
}

extension LoggingMiddleware.Level {
  fileprivate init(_ status: Int) {
    switch status {
    case ..<400: self = .info
    case ..<500: self = .warning
    default: self = .error
    }
  }
}

extension String {
  /// The text with escapes in the place of control characters, so that nothing in it begins a line of its own.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// True for what breaks a line or cannot be seen.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control || self == "\u{2028}" || self == "\u{2029}"
  }
}
