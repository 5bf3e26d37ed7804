// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// One of the four suits.
public enum Suit: String, ClosedEnum {
  case clubs = "CLUBS"
  case diamonds = "DIAMONDS"
  case hearts = "HEARTS"
  case spades = "SPADES"
}
