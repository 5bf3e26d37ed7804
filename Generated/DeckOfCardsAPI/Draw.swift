// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

import EndpointRuntime

/// Cards that were drawn.
public struct Draw: Equatable, Sendable {
  public let cards: [Card]
  /// How many cards are left in the deck.
  public let remaining: Int

  public init(cards: [Card], remaining: Int) {
    self.cards = cards
    self.remaining = remaining
  }
}

extension Draw: JSONDecodable {
  private static let keys: JSONKeys = "cards remaining"

  public init?(from json: inout JSONReader) {
    var cards: [Card] = []
    var remaining = 0
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: json.array(&cards)
      default: json.int(&remaining)
      }
    }
    guard json.finish(&fields, required: 0b11) else { return nil }
    self.init(cards: cards, remaining: remaining)
  }
}
