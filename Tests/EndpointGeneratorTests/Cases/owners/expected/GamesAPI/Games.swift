// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Games: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Games>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Deck`.
  public typealias Deck = GamesAPI.Deck

  /// The endpoints of `Tables`.
  public typealias Tables = GamesAPI.Tables

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Games

    case empty
    case locked(Tables.SeatsLockedFailure)

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Games> {
  public static var production: Self { .init("production", "https://games.example.com") }
}

extension Games {
  /// `GET /ping`
  public static func ping() -> Games.Request<Games.PingResponse> {
    .init(
      .get,
      "/ping",
      endpoint: "ping",
      response: .statuses([
        200: .json.map { Games.PingResponse.ok($0) },
        204: .void.map { Games.PingResponse.noContent },
      ])
    )
  }
}

extension Games {
  /// The response of `ping`.
  public nonisolated indirect enum PingResponse: Equatable, Sendable {
    /// Status 200.
    case ok(Answer)
    /// Status 204.
    case noContent
  }
}
