// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointRuntime

public enum Zoo: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Zoo>

  /// How the API says no.
  public enum Failure: ServiceFailure {
    public typealias Service = Zoo

    public static let rules: [FailureRule<Self>] = []
  }
}

extension Server<Zoo> {
  public static var production: Self { .init("production", "https://zoo.example.com") }
}

extension Zoo {
  /// `GET /animals`
  public static func list() -> Zoo.Request<[Animal]> {
    .init(.get, "/animals", endpoint: "list")
  }
}
