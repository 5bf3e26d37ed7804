import Foundation

/// The reason why a request cannot be sent. A client throws it as `ClientError.invalidRequest`.
///
/// Your middleware and transports may throw it, too: `throw InvalidRequest("The file is empty.")`.
public struct InvalidRequest: Error, Sendable {
  /// The reason, for developers: `The path does not start with a slash.`
  public let reason: String
  /// The call that failed.
  var origin: ErrorOrigin?

  /// Creates an error. The reason is for developers and must not contain secrets.
  public init(_ reason: String) {
    self.reason = reason
  }
}

extension InvalidRequest: ExpressibleByStringInterpolation {
  public init(stringLiteral reason: String) {
    self.init(reason)
  }
}

extension InvalidRequest: Originated, LocalizedError {
  /// The client's text for users, without the reason.
  public var errorDescription: String? { texts.invalidRequest }
}

extension InvalidRequest: CustomStringConvertible, CustomReflectable {
  /// The call and the reason: `Deck.draw GET /deck/a/draw/: A GET request cannot have a body.`
  public var description: String { withCall(reason) }

  public var customMirror: Mirror { Mirror(self, children: ["reason": description]) }
}
