// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Card: Equatable, Sendable, WireDecodable {
  public let back: CardBack
  public let suit: Suit

  public init(back: CardBack, suit: Suit) {
    self.back = back
    self.suit = suit
  }
}

public struct CardBack: Equatable, Sendable, WireDecodable {
  public let color: CardBackColor

  public init(color: CardBackColor) {
    self.color = color
  }
}

public struct CardBackColor: OpenEnum {
  public static let red = CardBackColor(rawValue: "red")
  public static let blue = CardBackColor(rawValue: "blue")

  public static let allCases: [CardBackColor] = [
    .red,
    .blue,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct Suit: OpenEnum {
  public static let clubs = Suit(rawValue: "clubs")
  public static let hearts = Suit(rawValue: "hearts")

  public static let allCases: [Suit] = [
    .clubs,
    .hearts,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

// MARK: - Coding

extension Card {
  private enum WireKey: ~Copyable {
    case back
    case suit
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("back required", as: .back)
    keys.add("suit required", as: .suit)
  }

  public init?(from json: inout JSONReader) {
    var back: CardBack?
    var suit: Suit?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .back: json.value(&back)
      case .suit: json.value(&suit)
      }
    }
    guard json.finish(&object), let back, let suit else { return nil }
    self.init(back: back, suit: suit)
  }
}

extension CardBack {
  private enum WireKey: ~Copyable {
    case color
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("color required", as: .color)
  }

  public init?(from json: inout JSONReader) {
    var color: CardBackColor?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .color: json.value(&color)
      }
    }
    guard json.finish(&object), let color else { return nil }
    self.init(color: color)
  }
}
