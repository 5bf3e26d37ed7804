/// A middleware that logs one line per request and one per response, with secrets masked.
///
/// ```swift
/// Client<DeckOfCards>(.production, middleware: [.logging(.info)])
/// ```
/// ```
/// → Deck.draw GET https://deckofcardsapi.com/api/deck/gy7aqxz5nmpd/draw/?count=2
/// ← Deck.draw GET https://deckofcardsapi.com/api/deck/gy7aqxz5nmpd/draw/?count=2: 200, application/json, 214 bytes, 87 ms
/// ```
///
/// Bodies are not logged by default. Set the maximum number of characters to log them. Their secrets are masked, too.
public struct LoggingMiddleware: Middleware {
  /// The severity of a line.
  public enum Level: Int, CaseIterable, Comparable, Sendable {
    /// A request before it is sent.
    case debug
    /// A successful response, or a cancelled call.
    case info
    /// A response with a status from 400 to 499.
    case warning
    /// A response with a status of 500 or more, or no response.
    case error

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  fileprivate let level: Level
  fileprivate let bodyLimit: Int
  fileprivate let clock: RequestClock
  fileprivate let log: @Sendable (Level, String) -> Void

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

  private func milliseconds(since start: Duration) -> Int64 {
    Saturation.integer((clock.now() - start).seconds * 1000)
  }
}

extension Middleware where Self == LoggingMiddleware {
  /// Logs one line per request and one per response.
  ///
  /// - Parameters:
  ///   - level: The lowest level to log.
  ///   - bodies: The maximum number of characters of a body to log.
  ///   - clock: Measures durations.
  ///   - log: Receives the level and the line, without line breaks. Prints the line by default.
  public static func logging(
    _ level: LoggingMiddleware.Level = .debug,
    bodies: Int = 0,
    clock: some Clock<Duration> = ContinuousClock(),
    _ log: @escaping @Sendable (LoggingMiddleware.Level, String) -> Void = { print($1) }
  ) -> LoggingMiddleware {
    LoggingMiddleware(level: level, bodyLimit: bodies, clock: RequestClock(clock), log: log)
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
  /// Escapes control characters, so that no content can start a new log line.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// True for line breaks and invisible characters.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control || self == "\u{2028}" || self == "\u{2029}"
  }
}
