/// Limits on what a client accepts from a server.
///
/// ```swift
/// Client<Auctions>(.production, limits: .init(responseBytes: 10_000_000))
/// ```
///
/// The standard limits are far above what typical APIs send. A call that exceeds a limit throws
/// `ClientError.limitExceeded`.
public struct ClientLimits: Hashable, Sendable {
  /// The maximum size of a response in memory in bytes, as received and as decompressed. Does not apply to downloads
  /// and streams.
  public var responseBytes: Int
  /// The maximum size in bytes of one event or line in a stream.
  public var eventBytes: Int
  /// The maximum number of bytes that a stream buffers in temporary files for a slow reader. Only used on Linux.
  public var backlogBytes: Int
  /// The longest wait in seconds that a server can request.
  ///
  /// It caps the `retry` time of streams. A longer `Retry-After` ends the retries. After a longer wait from the API's
  /// throttle, calls fail for this time.
  public var wait: Double
  /// The maximum number of consecutive pages without an item.
  public var emptyPages: Int

  /// Creates limits. The defaults are those of `standard`.
  public init(
    responseBytes: Int = 268_435_456,
    eventBytes: Int = 67_108_864,
    backlogBytes: Int = 1_073_741_824,
    wait: Double = 3600,
    emptyPages: Int = 1000
  ) {
    self.responseBytes = responseBytes
    self.eventBytes = eventBytes
    self.backlogBytes = backlogBytes
    self.wait = wait
    self.emptyPages = emptyPages
  }

  /// 256 MiB a response, 64 MiB an event, 1 GiB of backlog, a wait of 1 hour, 1,000 empty pages.
  public static let standard = ClientLimits()
}
