// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

import EndpointRuntime

/// A deck and how many cards are left in it.
public struct DeckInfo: Equatable, Sendable {
  public let deck: Deck
  public let remaining: Int

  public init(deck: Deck, remaining: Int) {
    self.deck = deck
    self.remaining = remaining
  }
}

extension DeckInfo: JSONDecodable {
  private static let keys: JSONKeys = "deck_id remaining"

  public init?(from json: inout JSONReader) {
    var deck: Deck?
    var remaining: Int?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: deck = Deck(from: &json)
      default: remaining = json.int()
      }
    }
    guard json.finish(fields, required: 0b11), let deck, let remaining else { return nil }
    self.init(deck: deck, remaining: remaining)
  }
}
