// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointRuntime

public enum Verbosity: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Verbosity>

  /// How the API says no.
  public enum Failure: ServiceFailure {
    public typealias Service = Verbosity

    case conflict

    public static var rules: [FailureRule<Self>] { [] }
  }
}

extension Server<Verbosity> {
  public static var production: Self { .init("production", "https://verbosity.example.com") }
}
