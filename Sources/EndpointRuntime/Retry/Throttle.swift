import Foundation

/// Holds the next call back for as long as the API asked for in a response, whatever its status (`backoff` of Stack Exchange).
///
/// All copies of a client share it.
final class Throttle: @unchecked Sendable {
  private let path: JSONPath
  private let clock: RequestClock
  private let lock = NSLock()
  /// Until when nothing is sent.
  private var end: Duration?

  /// `nil` for an API that asks for nothing of the kind.
  init?(_ path: JSONPath?, _ clock: RequestClock) {
    guard let path else { return nil }
    self.path = path
    self.clock = clock
  }

  /// Returns when a request may be sent.
  func wait() async throws {
    while let end = lock.withLock({ self.end }) {
      let left = end - clock.now()
      guard left > .zero else { return }
      try await clock.sleep(left)
    }
  }

  /// Notes what a response asks for. A body that is no JSON, or says nothing, asks for nothing.
  func note(_ response: HTTPResponse) {
    let format = ResponseFormat<Double?>.json(at: path)
    guard
      case .success(let decoded) = Result(catching: {
        try format.decode(response.body, status: 200)
      }),
      let seconds = decoded.value, seconds > 0, seconds < 1e9
    else { return }
    let end = clock.now() + .seconds(seconds)
    lock.withLock { self.end = max(end, self.end ?? end) }
  }
}
