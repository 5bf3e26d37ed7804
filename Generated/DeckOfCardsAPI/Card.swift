// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

import EndpointRuntime

/// A card in a deck of cards.
public struct Card: Equatable, Sendable {
  public let suit: Suit
  public let value: Value
  public let image: URL?

  public init(suit: Suit, value: Value, image: URL? = nil) {
    self.suit = suit
    self.value = value
    self.image = image
  }
}

extension Card: JSONDecodable {
  private static let keys: JSONKeys = "suit value image"

  public init?(from json: inout JSONReader) {
    var suit: Suit?
    var value: Value?
    var image: URL?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: suit = Suit(from: &json)
      case 1: value = Value(from: &json)
      default: image = json.url()
      }
    }
    guard json.finish(&fields, required: 0b011), let suit, let value else { return nil }
    self.init(suit: suit, value: value, image: image)
  }
}
