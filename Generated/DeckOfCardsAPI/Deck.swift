// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A deck that the server keeps, by its id.
public struct Deck: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

extension Deck {
  /// Create a new deck, shuffle it, and return it.
  ///
  /// `GET /deck/new/shuffle/`
  ///
  /// - Parameter deckCount: How many decks are shuffled together.
  public static func shuffle(deckCount: Int? = nil) -> DeckOfCards.Request<DeckInfo> {
    .init(.get, "/deck/new/shuffle/", endpoint: "Deck.shuffle", query: ["deck_count": deckCount])
  }

  /// Draw cards from the top of the deck.
  ///
  /// `GET /deck/{deck}/draw/`
  ///
  /// - Parameter count: How many cards to draw.
  public func draw(count: Int = 1) -> DeckOfCards.Request<Draw> {
    .init(.get, "/deck/\(segment: id)/draw/", endpoint: "Deck.draw", query: ["count": count])
  }
}
