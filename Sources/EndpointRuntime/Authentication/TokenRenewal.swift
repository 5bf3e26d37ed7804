import Foundation

/// Renews a refused token, once for all requests that were sent with it.
final class TokenRenewal: @unchecked Sendable {
  /// A renewal for the requests that were refused with one token.
  private struct Run {
    let token: String
    let task: Task<Void, any Error>
    var isOver = false
  }

  private let token: @Sendable () async throws -> String
  private let refresh: @Sendable () async throws -> Void
  private let timeout: Double
  private let lock = NSLock()
  /// The latest renewal.
  private var run: Run?
  private var ended = 0

  init(
    _ token: @escaping @Sendable () async throws -> String,
    _ refresh: @escaping @Sendable () async throws -> Void,
    timeout: Double
  ) {
    self.token = token
    self.refresh = refresh
    self.timeout = timeout
  }

  /// The number of finished renewals. A request reads it before its token.
  var count: Int { lock.withLock { ended } }

  /// Returns when `token` returns another token than the stale one. All waiting requests throw the error of a failed
  /// renewal.
  ///
  /// A renewal of the same token that ended after the request read its token is reused. Otherwise a new one starts.
  func renew(_ stale: String, since count: Int) async throws {
    let task = lock.withLock { () -> Task<Void, any Error> in
      if let run, !run.isOver || (run.token == stale && ended > count) { return run.task }
      let task = Task {
        defer { end() }
        try await Deadline.run(seconds: timeout) { [token, refresh] in
          // Another request may have renewed the token already.
          if try await token() == stale { try await refresh() }
        }
      }
      run = Run(token: stale, task: task)
      return task
    }
    try await task.value
  }

  private func end() {
    lock.withLock {
      run?.isOver = true
      ended += 1
    }
  }
}
