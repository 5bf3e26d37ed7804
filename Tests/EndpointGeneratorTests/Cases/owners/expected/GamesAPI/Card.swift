// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Card: Equatable, Sendable, WireDecodable {
  public let back: CardBack
  public let suit: Suit

  public init(back: CardBack, suit: Suit) {
    self.back = back
    self.suit = suit
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
