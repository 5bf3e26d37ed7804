// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A card in a deck of cards.
public struct Card: Equatable, Sendable, WireDecodable {
  public let suit: Suit
  public let value: Value
  public let image: URL?

  public init(suit: Suit, value: Value, image: URL? = nil) {
    self.suit = suit
    self.value = value
    self.image = image
  }
}

// MARK: - Coding

extension Card {
  private enum WireKey: ~Copyable {
    case suit
    case value
    case image
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("suit required", as: .suit)
    keys.add("value required", as: .value)
    keys.add("image", as: .image)
  }

  public init?(from json: inout JSONReader) {
    var suit: Suit?
    var value: Value?
    var image: URL?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .suit: json.value(&suit)
      case .value: json.value(&value)
      case .image: image = json.urlIfAny()
      }
    }
    guard json.finish(&object), let suit, let value else { return nil }
    self.init(suit: suit, value: value, image: image)
  }
}
