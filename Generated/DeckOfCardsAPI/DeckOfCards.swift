// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

/// Shuffle decks of cards and draw from them.
public enum DeckOfCards: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<DeckOfCards>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Deck`.
  public typealias Deck = DeckOfCardsAPI.Deck

  public static let version = "1.0.0"

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = DeckOfCards

    case noSuchDeck(Problem)
    case unavailable
    case refused(Problem)

    public static var rules: [FailureRule<Self>] {
      [
        .status(404, when: [("success", .equals(false))], case: "noSuchDeck") { .noSuchDeck($0) },
        .when("success", .equals(false), case: "refused") { .refused($0) },
        .status(404, case: "noSuchDeck") { .noSuchDeck($0) },
        .statusClass(5, .unavailable),
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .noSuchDeck(let problem): problem.message
      case .refused(let problem): problem.message
      default: nil
      }
    }
  }
}

nonisolated extension Server<DeckOfCards> {
  public static var production: Self { .init("production", "https://deckofcardsapi.com/api") }

  public static var local: Self { .init("local", "http://127.0.0.1:8080/api") }
}
