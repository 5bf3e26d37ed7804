// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

import DeckOfCardsAPI
@_spi(Generated) import EndpointTesting

nonisolated extension Draw {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Deck.draw`.
    public var twoCards: Draw { DeckOfCards.examples.value("twoCards", of: "Deck.draw") }
  }
}
