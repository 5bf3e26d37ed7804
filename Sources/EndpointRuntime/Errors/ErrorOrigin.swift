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
