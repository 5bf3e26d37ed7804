/// Limits on what a client accepts from a server.
///
/// ```swift
/// Client<Auctions>(.production, limits: .init(responseBytes: 10_000_000))
/// ```
///
/// No healthy API reaches the standard limits. A call that exceeds one throws `ClientError.limitExceeded`.
public struct ClientLimits: Hashable, Sendable {
  /// The bytes of a response in memory, as received and as decompressed. Downloads and streams have no such limit.
  public var responseBytes: Int
  /// The bytes of one event, or of one line, in a stream.
  public var eventBytes: Int
  /// The bytes of a stream that may wait in temporary files for a slow reader. Only Linux needs such files.
  public var backlogBytes: Int
  /// The longest wait in seconds that a server may ask for.
  ///
  /// A stream waits no longer for its next connection (`retry`). A longer `Retry-After` ends the retries. After a longer wait of
  /// an API's throttle, calls fail for this time.
  public var wait: Double
  /// The pages without an item that may follow each other.
  public var emptyPages: Int

  /// Limits; without arguments the standard ones.
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

  /// 256 MiB a response, 64 MiB an event, 1 GiB that waits, a wait of an hour, 1,000 empty pages.
  public static let standard = ClientLimits()
}
