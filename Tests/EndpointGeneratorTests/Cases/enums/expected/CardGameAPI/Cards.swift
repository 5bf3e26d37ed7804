// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Cards {
  /// `GET /cards`
  public static func list() -> CardGame.Request<[Card]> {
    .init(.get, "/cards", endpoint: "Cards.list")
  }

  /// `POST /cards`
  public static func add(_ card: Card) -> CardGame.Request<Void> {
    .init(.post, "/cards", endpoint: "Cards.add", body: .json(card))
  }
}
