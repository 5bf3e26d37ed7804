import Foundation

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

/// A response, or a wait that the server requested, exceeds a limit of the client.
public struct LimitExceeded: Error, Hashable, Sendable {
  /// A limit of `ClientLimits` and its value.
  public enum Limit: Hashable, Sendable {
    /// The body of a response has more bytes.
    case responseBytes(Int)
    /// An event or a line of a stream has more bytes.
    case eventBytes(Int)
    /// More bytes of a stream are buffered for a slow reader.
    case backlogBytes(Int)
    /// The API requested a longer wait.
    case wait(seconds: Double)
    /// More consecutive pages have no items.
    case emptyPages(Int)
  }

  /// The limit that was exceeded.
  public let limit: Limit
  /// The call that exceeded the limit.
  @Ignored var origin: ErrorOrigin? = nil

  /// Creates an error. Transports throw it if a response exceeds `HTTPRequest.responseLimit`.
  public init(_ limit: Limit) {
    self.limit = limit
  }

  /// `The response has more than 268435456 bytes (responseBytes).`
  var reason: String {
    switch limit {
    case .responseBytes(let count): "The response has more than \(count) bytes (responseBytes)."
    case .eventBytes(let count):
      "An event or line of the stream has more than \(count) bytes (eventBytes)."
    case .backlogBytes(let count):
      "More than \(count) bytes of the stream are buffered for a slow reader (backlogBytes)."
    case .wait(let seconds): "The API requests a wait of more than \(seconds) seconds (wait)."
    case .emptyPages(let count):
      "More than \(count) consecutive pages have no items (emptyPages)."
    }
  }
}

extension LimitExceeded: Originated, LocalizedError, CustomStringConvertible, CustomReflectable {
  /// The client's text for users.
  public var errorDescription: String? { texts.limitExceeded }

  /// The call, the limit and its value.
  public var description: String { withCall(reason) }

  public var customMirror: Mirror { Mirror(self, children: ["reason": description]) }
}
