import Foundation

/// Holds the next call back for as long as the API asked for in a response, whatever its status (`backoff` of Stack Exchange).
///
/// All copies of a client share it.
final class Throttle: @unchecked Sendable {
  private let path: JSONPath
  private let clock: RequestClock
  private let longestWait: Double
  private let lock = NSLock()
  private var hold: Hold?

  /// A time in which nothing is sent.
  private struct Hold {
    let end: Duration
    /// True if the API asks for more time than the client grants: calls fail until the end.
    let isExcessive: Bool
  }

  /// `nil` for an API that asks for nothing of the kind.
  init?(_ path: JSONPath?, _ clock: RequestClock, longestWait: Double) {
    guard let path else { return nil }
    self.path = path
    self.clock = clock
    self.longestWait = longestWait
  }

  /// Returns when a request may be sent; throws `LimitExceeded` after a response that asks for too long a wait.
  func wait() async throws {
    while let hold = lock.withLock({ self.hold }) {
      let left = hold.end - clock.now()
      guard left > .zero else { return }
      if hold.isExcessive { throw LimitExceeded(.wait(seconds: longestWait)) }
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
      let seconds = decoded.value, seconds > 0
    else { return }
    let end = clock.now() + .saturating(seconds: min(seconds, longestWait))
    lock.withLock {
      if let hold, hold.end >= end { return }
      hold = Hold(end: end, isExcessive: seconds > longestWait)
    }
  }
}
