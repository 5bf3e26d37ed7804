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
  ///
  /// Can also fail with `empty`.
  public func draw() -> Games.Request<Deck.DrawResponse> {
    .init(
      .get,
      "/decks/\(segment: id)/draw",
      endpoint: "Deck.draw",
      failures: [.status(409, .empty)],
      response: .statuses([
        200: .json.map { Deck.DrawResponse.ok($0) },
        204: .void.map { Deck.DrawResponse.noContent },
      ])
    )
  }

  /// `POST /decks`
  public static func shuffle(_ deckOptions: DeckOptions) -> Games.Request<Deck> {
    .init(.post, "/decks", endpoint: "Deck.shuffle", body: .json(deckOptions))
  }
}

extension Deck {
  /// The response of `Deck.draw`.
  public nonisolated indirect enum DrawResponse: Equatable, Sendable {
    /// Status 200.
    case ok([Card])
    /// Status 204.
    case noContent
  }
}
