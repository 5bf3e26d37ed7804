// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

import DeckOfCardsAPI
@_spi(Generated) import EndpointTesting

nonisolated extension Problem {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Deck.draw` with the status 404.
    public var noSuchDeck: Problem { DeckOfCards.examples.value("noSuchDeck", of: "Deck.draw") }
  }
}
