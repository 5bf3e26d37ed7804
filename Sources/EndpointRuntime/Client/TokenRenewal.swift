import Foundation

/// Renews a token that the server no longer takes: once for all the requests that were refused with it.
final class TokenRenewal: @unchecked Sendable {
  private let token: @Sendable () async throws -> String
  private let refresh: @Sendable () async throws -> Void
  private let lock = NSLock()
  private var running: Task<Void, any Error>?

  init(
    _ token: @escaping @Sendable () async throws -> String,
    _ refresh: @escaping @Sendable () async throws -> Void
  ) {
    self.token = token
    self.refresh = refresh
  }

  /// Returns when there is another token than the stale one; throws what the refresh threw, to all that wait for it.
  func renew(_ stale: String) async throws {
    let task = lock.withLock { () -> Task<Void, any Error> in
      if let running { return running }
      let task = Task {
        defer { lock.withLock { running = nil } }
        // Another request may have been refused with it before, and the token been renewed since.
        if try await token() == stale { try await refresh() }
      }
      running = task
      return task
    }
    try await task.value
  }
}
