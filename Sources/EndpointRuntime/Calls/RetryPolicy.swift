/// When and how often a client retries failed requests.
///
/// A client retries idempotent requests after the statuses 408, 429 and 5xx, and when the connection is lost. A request
/// is idempotent by its method, by its endpoint's `idempotent`, or by an idempotency key. Delays use exponential
/// backoff with full jitter, or the server's Retry-After. All attempts share one deadline, and a budget limits the
/// retries during an outage.
public struct RetryPolicy: Sendable {
  /// The maximum number of retries.
  public var retries: Int
  /// The statuses to retry.
  public var statuses: Set<Int>
  /// The statuses with which the server refuses a request before it acts, such as 429. After them, requests that are not
  /// idempotent are retried, too.
  public var refusals: Set<Int>
  /// The maximum delay before the first retry in seconds. It doubles with each retry.
  public var firstDelay: Double
  /// The maximum delay before any retry in seconds, unless the server requests a longer one.
  public var longestDelay: Double
  /// The name of the header for an idempotency key. Requests that are not idempotent then send a key, which is the same
  /// for all attempts, and are retried, too. `nil` if the API does not support keys.
  public var idempotencyKey: String?

  /// Creates a policy. The defaults are those of `standard`.
  public init(
    retries: Int = 2,
    statuses: Set<Int> = Set([408, 429] + (500...599)),
    refusals: Set<Int> = [],
    firstDelay: Double = 0.5,
    longestDelay: Double = 20,
    idempotencyKey: String? = nil
  ) {
    self.retries = retries
    self.statuses = statuses
    self.refusals = refusals
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
    self.idempotencyKey = idempotencyKey
  }

  /// Two retries.
  public static let standard = RetryPolicy()

  /// No retries.
  public static let none = RetryPolicy(retries: 0)

  /// A random delay in seconds before a retry, starting at 0. The upper limit doubles with each retry.
  func delay(before retry: Int) -> Double {
    let longest = min(longestDelay, firstDelay * Double(1 << min(retry, 30)))
    return longest > 0 ? .random(in: 0...longest) : 0
  }
}
