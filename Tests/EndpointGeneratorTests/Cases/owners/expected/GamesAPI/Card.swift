// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Card: Equatable, Sendable {
  public let back: CardBack
  public let suit: Suit

  public init(back: CardBack, suit: Suit) {
    self.back = back
    self.suit = suit
  }
}

extension Card: JSONDecodable {
  private static let keys: JSONKeys = "back suit"

  public init?(from json: inout JSONReader) {
    var back: CardBack?
    var suit: Suit?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: back = CardBack(from: &json)
      default: suit = Suit(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b11), let back, let suit else { return nil }
    self.init(back: back, suit: suit)
  }
}

public struct CardBack: Equatable, Sendable {
  public let color: CardBackColor

  public init(color: CardBackColor) {
    self.color = color
  }
}

extension CardBack: JSONDecodable {
  private static let keys: JSONKeys = "color"

  public init?(from json: inout JSONReader) {
    var color: CardBackColor?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      color = CardBackColor(from: &json)
    }
    guard json.finish(&fields, required: 0b1), let color else { return nil }
    self.init(color: color)
  }
}

public struct CardBackColor: OpenEnum {
  public static let red = CardBackColor(rawValue: "red")
  public static let blue = CardBackColor(rawValue: "blue")

  public static let allCases: [CardBackColor] = [.red, .blue]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct Suit: OpenEnum {
  public static let clubs = Suit(rawValue: "clubs")
  public static let hearts = Suit(rawValue: "hearts")

  public static let allCases: [Suit] = [.clubs, .hearts]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
