/// Limits the retries of a client, so that they do not make an outage worse.
///
/// Each request adds a fifth of a retry, up to ten. During an outage, retries therefore add at most 20% to the
/// requests.
struct RetryBudget: Sendable {
  private static let limit = 10.0
  private static let share = 0.2

  private let balance = Locked(RetryBudget.limit)

  func earn() { balance.update { $0 = min(Self.limit, $0 + Self.share) } }

  /// Takes one retry from the budget. Returns false if it is empty.
  func spend() -> Bool {
    balance.update { balance in
      guard balance >= 1 else { return false }
      balance -= 1
      return true
    }
  }
}
