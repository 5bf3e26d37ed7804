// Generated from Specs/Beverages.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

/// Beers: list them and search among them.
public enum Beverages: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Beverages>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Beers`.
  public typealias Beers = BeveragesAPI.Beers

  public static let version = "1.0.0"

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Beverages

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Beverages> {
  public static var production: Self { .init("production", "https://beverages.io/api/v1") }

  public static var staging: Self { .init("staging", "https://staging.server.io/api/v1") }

  public static var develop: Self { .init("develop", "http://127.0.0.1:8080/api/v1") }
}
