// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct CardCount: Equatable, Sendable, WireDecodable {
  public let cards: Int

  public init(cards: Int) {
    self.cards = cards
  }
}

// MARK: - Coding

extension CardCount {
  private enum WireKey: ~Copyable {
    case cards
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("cards required", as: .cards)
  }

  public init?(from json: inout JSONReader) {
    var cards = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .cards: json.int(&cards)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(cards: cards)
  }
}
