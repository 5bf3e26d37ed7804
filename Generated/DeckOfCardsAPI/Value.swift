// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

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
