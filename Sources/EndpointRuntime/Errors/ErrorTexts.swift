/// The texts of a client's errors for users, returned as `localizedDescription`.
///
/// They are English by default. To translate them, change the properties and pass them to the client:
///
/// ```swift
/// var texts = ErrorTexts()
/// texts.offline = String(localized: "You are offline.")
/// texts.unexpectedStatus = { status in String(localized: "The server reported an error (\(status)).") }
/// let client = Client<Auctions>(.production, errorTexts: texts)
/// ```
///
/// If the API returns a text for users with a failure, that text is used instead.
public struct ErrorTexts: Sendable {
  /// The API returned a declared failure without a text for users.
  public var serviceFailure: @Sendable (_ status: Int) -> String = {
    "The server \($0 < 500 ? "refused" : "could not process") the request (status \($0))."
  }
  /// The spec does not declare the status.
  public var unexpectedStatus: @Sendable (_ status: Int) -> String = {
    "The server responded with the unexpected status \($0)."
  }
  /// The response does not match the spec.
  public var unreadableResponse = "The server's response could not be read."
  /// This device has no network.
  public var offline = "This device is offline."
  /// The server does not accept connections.
  public var refused = "The server refused the connection."
  /// The deadline passed.
  public var timedOut = "The server did not respond in time."
  /// The host name has no address.
  public var nameNotFound = "The server's name was not found."
  /// TLS failed, or the server's certificate is not trusted.
  public var tls = "No secure connection to the server could be made."
  /// The connection was lost during the request.
  public var connectionLost = "The connection to the server was lost."
  /// The server redirected the request too often.
  public var tooManyRedirects = "The server redirected the request too often."
  /// A download could not be written to its file.
  public var unsavedFile = "The file could not be saved."
  /// There is no response for another reason, and the underlying error has no localized text.
  public var noResponse = "The server sent no valid response."
  /// The response, or a wait that the server requested, exceeds a limit of the client.
  public var limitExceeded = "The server's response exceeds a limit."
  /// Nothing was sent. The `reason` of `InvalidRequest` is for developers.
  public var invalidRequest = "The request could not be sent."

  /// The English texts.
  public init() {}

  /// The English texts.
  public static let english = ErrorTexts()
}

/// The call of an error: its description and the localized texts of its client.
final class ErrorOrigin: Sendable {
  /// Such as `Deck.draw GET /deck/gy7aqxz5nmpd/draw/?count=2`, with secrets masked.
  let call: String
  let texts: ErrorTexts

  init(_ call: String, _ texts: ErrorTexts) {
    self.call = call
    self.texts = texts
  }
}

/// An error that stores its call.
protocol Originated {
  var origin: ErrorOrigin? { get set }
}

extension Originated {
  /// The texts for users of the client that made the call.
  var texts: ErrorTexts { origin?.texts ?? .english }

  /// The call and a text on its error.
  func withCall(_ text: String) -> String { origin.map { "\($0.call): \(text)" } ?? text }

  func of(_ origin: ErrorOrigin) -> Self {
    var copy = self
    copy.origin = origin
    return copy
  }
}

/// A property that does not affect the equality of its type.
@propertyWrapper
struct Ignored<Value> {
  var wrappedValue: Value
}

extension Ignored: Sendable where Value: Sendable {}

extension Ignored: Hashable {
  static func == (left: Ignored, right: Ignored) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
