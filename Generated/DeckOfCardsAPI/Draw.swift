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

/// One of the four suits.
public enum Suit: String, ClosedEnum {
  case clubs = "CLUBS"
  case diamonds = "DIAMONDS"
  case hearts = "HEARTS"
  case spades = "SPADES"
}

/// What a card counts.
public struct Value: OpenEnum {
  public static let two = Value(rawValue: "2")
  public static let three = Value(rawValue: "3")
  public static let four = Value(rawValue: "4")
  public static let five = Value(rawValue: "5")
  public static let six = Value(rawValue: "6")
  public static let seven = Value(rawValue: "7")
  public static let eight = Value(rawValue: "8")
  public static let nine = Value(rawValue: "9")
  public static let ten = Value(rawValue: "10")
  public static let jack = Value(rawValue: "JACK")
  public static let queen = Value(rawValue: "QUEEN")
  public static let king = Value(rawValue: "KING")
  /// Above the king.
  public static let ace = Value(rawValue: "ACE")

  public static let allCases: [Value] = [
    .two,
    .three,
    .four,
    .five,
    .six,
    .seven,
    .eight,
    .nine,
    .ten,
    .jack,
    .queen,
    .king,
    .ace,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
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
      case .image: image = json.url()
      }
    }
    guard json.finish(&object), let suit, let value else { return nil }
    self.init(suit: suit, value: value, image: image)
  }
}
