// Generated from API/Specs/Shop.json by endpoints. Do not edit.
// The templates of the shop.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Shop: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Shop>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  public static let version = "1.0.0"

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Shop

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Shop> {
  public static var production: Self { .init("production", "https://example.com") }
}

extension Shop {
  /// `GET /status`
  public static func status() -> Shop.Request<Void> {
    .init(.get, "/status", endpoint: "status")
  }

  /// `GET /old`
  public static func old() -> Shop.Request<Void> {
    .init(.get, "/old", endpoint: "old")
  }
}
