// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Market: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Market>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Trades`.
  public typealias Trades = MarketAPI.Trades

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Market

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Market> {
  public static var production: Self { .init("production", "https://market.example.com") }
}
