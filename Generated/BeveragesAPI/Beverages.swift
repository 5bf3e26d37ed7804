// Generated from Specs/Beverages.json by endpoints. Do not edit.

@_exported import EndpointRuntime

/// Beers: list them and search among them.
public enum Beverages: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Beverages>

  public static let version = "1.0.0"

  /// How the API says no.
  public enum Failure: ServiceFailure {
    public typealias Service = Beverages

    public static var rules: [FailureRule<Self>] { [] }
  }
}

extension Server<Beverages> {
  public static var production: Self { .init("production", "https://beverages.io/api/v1") }

  public static var staging: Self { .init("staging", "https://staging.server.io/api/v1") }

  public static var develop: Self { .init("develop", "http://127.0.0.1:8080/api/v1") }
}
