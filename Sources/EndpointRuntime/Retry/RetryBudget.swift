import Foundation

/// How many retries a client may make in all, so that an outage is not made worse by them.
///
/// Each request earns a fifth of a retry, ten can be saved up: while all is well that is more than enough, and while nothing
/// is, a client sends at most a fifth more than it would without retries.
final class RetryBudget: @unchecked Sendable {
  private static let limit = 10.0
  private static let share = 0.2

  private let lock = NSLock()
  private var balance = RetryBudget.limit

  func earn() {
    lock.withLock { balance = min(Self.limit, balance + Self.share) }
  }

  /// True if a retry may be made; it is counted then.
  func spend() -> Bool {
    lock.withLock {
      guard balance >= 1 else { return false }
      balance -= 1
      return true
    }
  }
}
