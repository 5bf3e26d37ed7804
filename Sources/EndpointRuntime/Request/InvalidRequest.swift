import Foundation

/// Why a request cannot be sent. A client throws it as `ClientError.invalidRequest`.
///
/// Middleware and transports of an app may throw it, too: `throw InvalidRequest("The file is empty.")`.
public struct InvalidRequest: Error, Sendable {
  /// What is wrong, to developers: `The path does not begin with a slash.`
  public let reason: String
  /// The call that failed with it.
  var origin: ErrorOrigin?

  public init(_ reason: String) {
    self.reason = reason
  }
}

extension InvalidRequest: ExpressibleByStringInterpolation {
  public init(stringLiteral reason: String) {
    self.init(reason)
  }
}

extension InvalidRequest: LocalizedError {
  /// The client's text, without the reason.
  public var errorDescription: String? { (origin?.texts ?? .english).invalidRequest }
}

extension InvalidRequest: CustomStringConvertible, CustomReflectable {
  /// The call and the reason: `Deck.draw GET /deck/a/draw/: A GET request has a body, which HTTP gives no meaning.`
  public var description: String { origin.map { "\($0.call): \(reason)" } ?? reason }

  public var customMirror: Mirror { Mirror(self, children: ["reason": description]) }
}
