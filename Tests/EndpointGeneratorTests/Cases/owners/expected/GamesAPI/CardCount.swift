// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct CardCount: Equatable, Sendable {
  public let cards: Int

  public init(cards: Int) {
    self.cards = cards
  }
}

extension CardCount: JSONDecodable {
  private static let keys: JSONKeys = "cards"

  public init?(from json: inout JSONReader) {
    var cards = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&cards)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(cards: cards)
  }
}
