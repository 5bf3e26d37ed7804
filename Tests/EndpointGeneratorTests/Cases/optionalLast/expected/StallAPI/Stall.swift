// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Stall: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Stall>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Items`.
  public typealias Items = StallAPI.Items

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Stall

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Stall> {
  public static var production: Self { .init("production", "https://stall.example.com") }
}
