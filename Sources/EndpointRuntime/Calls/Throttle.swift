/// Delays the next call as long as a response of the API requested, whatever its status (`backoff` of Stack Exchange).
///
/// All copies of a client share it.
struct Throttle: Sendable {
  private let path: JSONPath
  private let clock: RequestClock
  private let longestWait: Double
  private let hold = Locked<Hold?>(nil)

  /// A period without requests.
  private struct Hold {
    let end: Duration
    /// True if the API requested more than the client's limit. Calls then fail until the end of the period.
    let isExcessive: Bool
  }

  /// `nil` if the API has no throttle.
  init?(_ path: JSONPath?, _ clock: RequestClock, longestWait: Double) {
    guard let path else { return nil }
    self.path = path
    self.clock = clock
    self.longestWait = longestWait
  }

  /// Waits until a request may be sent. Throws `LimitExceeded` if the requested wait exceeds the limit.
  func wait() async throws {
    while let hold = hold.value {
      let left = hold.end - clock.now()
      guard left > .zero else { return }
      if hold.isExcessive { throw LimitExceeded(.wait(seconds: longestWait)) }
      try await clock.sleep(left)
    }
  }

  /// Records the wait that a response requests, if its body contains one.
  func note(_ response: HTTPResponse) {
    let format = ResponseFormat<Double?>.json(at: path)
    guard let decoded = try? format.decode(response.body, status: 200),
      let seconds = decoded.value, seconds > 0
    else { return }
    let end = clock.now() + .saturating(seconds: min(seconds, longestWait))
    hold.update { hold in
      if let hold, hold.end >= end { return }
      hold = Hold(end: end, isExcessive: seconds > longestWait)
    }
  }
}
