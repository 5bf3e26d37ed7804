// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A deck and how many cards are left in it.
public struct DeckInfo: Equatable, Sendable, WireDecodable {
  public let deck: Deck
  public let remaining: Int

  public init(deck: Deck, remaining: Int) {
    self.deck = deck
    self.remaining = remaining
  }
}

// MARK: - Coding

extension DeckInfo {
  private enum WireKey: ~Copyable {
    case deck
    case remaining
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("deck_id required", as: .deck)
    keys.add("remaining required", as: .remaining)
  }

  public init?(from json: inout JSONReader) {
    var deck: Deck?
    var remaining = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .deck: json.value(&deck)
      case .remaining: json.int(&remaining)
      }
    }
    guard json.finish(&object), let deck else { return nil }
    self.init(deck: deck, remaining: remaining)
  }
}
