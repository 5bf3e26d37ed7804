// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

import DeckOfCardsAPI

extension Draw {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Deck.draw` answers.
    public var twoCards: Draw { DeckOfCards.examples.value("twoCards", of: "Deck.draw") }
  }
}
