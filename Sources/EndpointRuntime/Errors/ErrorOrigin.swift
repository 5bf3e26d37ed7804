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
