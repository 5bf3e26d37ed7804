/// A middleware that logs one line a request and one a response, secrets masked.
///
/// ```
/// → Deck.draw GET https://deckofcardsapi.com/api/deck/gy7aqxz5nmpd/draw/?count=2
/// ← Deck.draw GET https://deckofcardsapi.com/api/deck/gy7aqxz5nmpd/draw/?count=2: 200, application/json, 214 bytes, 87 ms
/// ```
///
/// Bodies are not logged.
public struct Logging: Middleware {
  private let log: @Sendable (String) -> Void

  /// Logging to this function; to the standard output without one.
  public init(_ log: @escaping @Sendable (String) -> Void = { print($0) }) {
    self.log = log
  }

  public func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
    let name = request.endpoint.isEmpty ? "\(request)" : "\(request.endpoint) \(request)"
    log("→ \(name)")
    let start = ContinuousClock.now
    do {
      let response = try await next(request)
      log("← \(name): \(response), \(Self.milliseconds(since: start)) ms")
      return response
    } catch {
      let reason = error is CancellationError ? "cancelled" : "\(TransportError(error))"
      log("← \(name): \(reason), \(Self.milliseconds(since: start)) ms")
      throw error
    }
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
