// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Deck: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

extension Deck {
  /// `GET /decks/{deck}/draw`
  public func draw() -> CardRoom.Request<[Card]> {
    .init(.get, "/decks/\(segment: id)/draw", endpoint: "Deck.draw")
  }

  /// `PUT /decks/{deck}/back`
  public func paint(_ back: Card.Back) -> CardRoom.Request<Void> {
    .init(.put, "/decks/\(segment: id)/back", endpoint: "Deck.paint", body: .json(back))
  }

  /// `GET /backs`
  public static func backs() -> CardRoom.Request<Deck.Backs> {
    .init(.get, "/backs", endpoint: "Deck.backs")
  }
}

extension Deck {
  public struct Problem: Equatable, Sendable, WireDecodable {
    public let message: String

    public init(message: String) {
      self.message = message
    }
  }
}

extension Deck {
  public typealias Backs = [Card.Back.Color]
}

// MARK: - Coding

extension Deck.Problem {
  private enum WireKey: ~Copyable {
    case message
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("message required", as: .message)
  }

  public init?(from json: inout JSONReader) {
    var message = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .message: json.string(&message)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(message: message)
  }
}
