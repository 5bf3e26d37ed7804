// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Cards that were drawn.
public struct Draw: Equatable, Sendable, WireDecodable {
  public let cards: [Card]
  /// How many cards are left in the deck.
  public let remaining: Int

  public init(cards: [Card], remaining: Int) {
    self.cards = cards
    self.remaining = remaining
  }
}

// MARK: - Coding

extension Draw {
  private enum WireKey: ~Copyable {
    case cards
    case remaining
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("cards required", as: .cards)
    keys.add("remaining required", as: .remaining)
  }

  public init?(from json: inout JSONReader) {
    var cards: [Card] = []
    var remaining = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .cards: json.array(&cards)
      case .remaining: json.int(&remaining)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(cards: cards, remaining: remaining)
  }
}
