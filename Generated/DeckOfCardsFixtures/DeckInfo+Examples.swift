// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

import DeckOfCardsAPI
@_spi(Generated) import EndpointTesting

nonisolated extension DeckInfo {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Deck.shuffle`.
    public var newDeck: DeckInfo { DeckOfCards.examples.value("newDeck", of: "Deck.shuffle") }
  }
}
