// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

import DeckOfCardsAPI

extension DeckInfo {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Deck.shuffle` answers.
    public var newDeck: DeckInfo { DeckOfCards.examples.value("newDeck", of: "Deck.shuffle") }
  }
}
