// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointRuntime

public enum Harvest: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Harvest>

  public static let authentication: [String: AuthenticationScheme] = [
    "login": .bearer,
    "token": .bearer,
  ]

  public static let secretFields: Set<String> = ["key", "origin"]

  /// How the API says no.
  public enum Failure: ServiceFailure {
    public typealias Service = Harvest

    public static var rules: [FailureRule<Self>] { [] }
  }
}

extension Server<Harvest> {
  public static var production: Self { .init("production", "https://harvest.example.com") }
}
