// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Suit: String, ClosedEnum {
  case clubs = "CLUBS"
  case diamonds = "DIAMONDS"
  case hearts = "HEARTS"
  case spades = "SPADES"
}
