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

/// A deck and how many cards are left in it.
public struct DeckInfo: Equatable, Sendable, WireDecodable {
  public let deck: Deck
  public let remaining: Int

  public init(deck: Deck, remaining: Int) {
    self.deck = deck
    self.remaining = remaining
  }
}

// MARK: - Coding

extension DeckInfo {
  private enum WireKey: ~Copyable {
    case deck
    case remaining
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("deck_id required", as: .deck)
    keys.add("remaining required", as: .remaining)
  }

  public init?(from json: inout JSONReader) {
    var deck: Deck?
    var remaining = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .deck: json.value(&deck)
      case .remaining: json.int(&remaining)
      }
    }
    guard json.finish(&object), let deck else { return nil }
    self.init(deck: deck, remaining: remaining)
  }
}
