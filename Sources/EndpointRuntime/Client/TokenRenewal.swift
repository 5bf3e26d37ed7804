import Foundation

/// Renews a token that the server no longer takes: once for all the requests that were refused with it.
final class TokenRenewal: @unchecked Sendable {
  /// A refresh, for the requests that were refused with one token.
  private struct Run {
    let token: String
    let task: Task<Void, any Error>
    var isOver = false
  }

  private let token: @Sendable () async throws -> String
  private let refresh: @Sendable () async throws -> Void
  private let timeout: Double
  private let lock = NSLock()
  /// The latest refresh.
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

  /// How many refreshes have ended. A request notes it before it takes its token.
  var count: Int { lock.withLock { ended } }

  /// Returns when there is another token than the stale one; throws what the refresh threw, to all that wait for it.
  ///
  /// A refresh that ended since the request took its token counts for this request, too, if it was for the same token. A
  /// request that took its token afterwards begins another one.
  func renew(_ stale: String, since count: Int) async throws {
    let task = lock.withLock { () -> Task<Void, any Error> in
      if let run, !run.isOver || (run.token == stale && ended > count) { return run.task }
      let task = Task {
        defer { end() }
        try await Deadline.run(seconds: timeout) { [token, refresh] in
          // Another request may have been refused with it before, and the token been renewed since.
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
