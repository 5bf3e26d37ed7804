import Foundation

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
