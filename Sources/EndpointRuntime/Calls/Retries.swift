@_spi(Generated) import EndpointJSON
import Foundation

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

/// Sends requests according to a retry policy.
struct Retries: Sendable {
  private let policy: RetryPolicy
  private let clock: RequestClock
  private let longestWait: Double
  private let budget = RetryBudget()

  init(_ policy: RetryPolicy, _ clock: RequestClock, longestWait: Double) {
    self.policy = policy
    self.clock = clock
    self.longestWait = longestWait
  }

  /// The maximum number of retries of a request.
  var limit: Int { max(0, policy.retries) }

  /// Sends a request and its retries. Returns or throws the outcome of the last attempt.
  func send(
    _ request: HTTPRequest,
    _ call: Call
  ) async throws -> HTTPResponse {
    let request = withKey(request)
    let start = clock.now()
    budget.earn()
    for retry in 0..<limit {
      let outcome: Result<HTTPResponse, any Error>
      do {
        outcome = .success(try await call.attempt(request))
      } catch {
        outcome = .failure(error)
      }
      // With upload progress, the deadline applies to each pause, so elapsed time does not count.
      let taken = request.uploadProgress == nil ? clock.now() - start : .zero
      guard let delay = delay(of: request, after: outcome, before: retry),
        taken.seconds + delay < request.timeout, budget.spend()
      else { return try outcome.get() }
      try await clock.sleep(.saturating(seconds: delay))
    }
    return try await call.attempt(request)
  }

  /// Waits before an interrupted transfer continues. Returns false after too many losses.
  func waits(after losses: Int) async throws -> Bool {
    guard losses <= limit, budget.spend() else { return false }
    try await clock.sleep(.saturating(seconds: policy.delay(before: losses - 1)))
    return true
  }

  /// The number of seconds to wait before a retry. `nil` to return the outcome.
  private func delay(
    of request: HTTPRequest,
    after outcome: Result<HTTPResponse, any Error>,
    before retry: Int
  ) -> Double? {
    switch outcome {
    case .success(let response):
      let isRefused = policy.refusals.contains(response.status)
      let isRetried = request.isIdempotent && policy.statuses.contains(response.status)
      guard isRefused || isRetried else { return nil }
      guard let asked = response.retryAfter else {
        return policy.delay(before: retry)
      }
      return asked <= longestWait ? asked : nil
    case .failure(let error):
      guard request.isIdempotent else { return nil }
      return TransportError(error).kind.isConnectionLoss ? policy.delay(before: retry) : nil
    }
  }

  private func withKey(_ request: HTTPRequest) -> HTTPRequest {
    guard let name = policy.idempotencyKey, !request.isIdempotent else { return request }
    var request = request
    if request.headers[name] == nil { request.headers[name] = UUID().uuidString }
    request.isIdempotent = true
    return request
  }
}

extension HTTPResponse {
  /// The seconds that the Retry-After header demands to wait. `nil` without such a header.
  var retryAfter: Double? {
    headers["Retry-After"].flatMap { RetryAfter.seconds($0, sent: headers["Date"]) }
  }
}
