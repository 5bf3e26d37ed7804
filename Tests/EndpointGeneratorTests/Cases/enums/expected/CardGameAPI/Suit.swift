// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// The four colours.
public enum Suit: String, ClosedEnum {
  case clubs = "CLUBS"
  case diamonds = "DIAMONDS"
  case hearts = "HEARTS"
  case spades = "SPADES"
}
