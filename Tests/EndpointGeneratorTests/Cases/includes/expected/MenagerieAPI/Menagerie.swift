// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Menagerie: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Menagerie>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Cages`.
  public typealias Cages = MenagerieAPI.Cages

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Menagerie

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Menagerie> {
  public static var production: Self { .init("production", "https://zoo.example.com") }
}
