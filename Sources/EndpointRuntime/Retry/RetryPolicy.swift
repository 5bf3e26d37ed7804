/// When and how often a client sends a request again that failed.
///
/// A request is sent again after a status that says "later" (408, 429, 5xx) or when its connection is lost, if it is
/// idempotent: by its method, by its endpoint's `idempotent`, or by a key. Between the tries is a random part of a time that
/// doubles (exponential backoff with full jitter), or what the server's Retry-After says. All tries share one deadline, and a
/// client saves up only so many retries that an outage is not made worse.
public struct RetryPolicy: Sendable {
  /// How many more times a request is sent, at most.
  public var retries: Int
  /// The statuses after which a request is sent again.
  public var statuses: Set<Int>
  /// The longest wait before the first retry, in seconds; it doubles with each.
  public var firstDelay: Double
  /// The longest wait before any retry, in seconds, unless the server asks for more.
  public var longestDelay: Double
  /// The header of an idempotency key: requests that are not idempotent get one, the same for all tries, and are sent again
  /// too. `nil` if the API knows no such header.
  public var idempotencyKey: String?

  /// A policy; without arguments the standard one.
  public init(
    retries: Int = 2,
    statuses: Set<Int> = Set([408, 429] + (500...599)),
    firstDelay: Double = 0.5,
    longestDelay: Double = 20,
    idempotencyKey: String? = nil
  ) {
    self.retries = retries
    self.statuses = statuses
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
    self.idempotencyKey = idempotencyKey
  }

  /// Two more tries.
  public static let standard = RetryPolicy()

  /// No request is sent again.
  public static let none = RetryPolicy(retries: 0)

  /// How many seconds to wait before a retry, the first being 0: somewhere from 0 to a time that doubles.
  func delay(before retry: Int) -> Double {
    let longest = min(longestDelay, firstDelay * Double(1 << min(retry, 30)))
    return longest > 0 ? .random(in: 0...longest) : 0
  }
}
