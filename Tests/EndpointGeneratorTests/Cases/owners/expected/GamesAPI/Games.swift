// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointRuntime

public enum Games: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Games>

  /// How the API says no.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Games

    case empty
    case locked(TablesSeatsFailureLocked)

    public static var rules: [FailureRule<Self>] { [] }
  }
}

extension Server<Games> {
  public static var production: Self { .init("production", "https://games.example.com") }
}

extension Games {
  /// `GET /ping`
  public static func ping() -> Games.Request<PingResponse> {
    .init(
      .get,
      "/ping",
      endpoint: "ping",
      response: .statuses([
        200: .json.map { PingResponse.ok($0) },
        204: .void.map { PingResponse.noContent },
      ])
    )
  }
}

/// What `ping` answers.
public indirect enum PingResponse: Equatable, Sendable {
  /// Status 200.
  case ok(Answer)
  /// Status 204.
  case noContent
}
