// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Verbosity: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Verbosity>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Administration`.
  public typealias Administration = VerbosityAPI.Administration

  /// The endpoints of `Settings`.
  public typealias Settings = VerbosityAPI.Settings

  /// The endpoints of `Teams`.
  public typealias Teams = VerbosityAPI.Teams

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Verbosity

    case conflict

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Verbosity> {
  public static var production: Self { .init("production", "https://verbosity.example.com") }
}
