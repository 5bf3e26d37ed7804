// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

import DeckOfCardsAPI

extension Problem {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Deck.draw` answers with the status 404.
    public var noSuchDeck: Problem { DeckOfCards.examples.value("noSuchDeck", of: "Deck.draw") }
  }
}
