import Foundation

/// Limits the retries of a client, so that they do not make an outage worse.
///
/// Each request adds a fifth of a retry, up to ten. During an outage, retries therefore add at most 20% to the
/// requests.
final class RetryBudget: @unchecked Sendable {
  private static let limit = 10.0
  private static let share = 0.2

  private let lock = NSLock()
  private var balance = RetryBudget.limit

  func earn() {
    lock.withLock { balance = min(Self.limit, balance + Self.share) }
  }

  /// Takes one retry from the budget. Returns false if it is empty.
  func spend() -> Bool {
    lock.withLock {
      guard balance >= 1 else { return false }
      balance -= 1
      return true
    }
  }
}
