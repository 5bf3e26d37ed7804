// Generated from Specs/Shop.json by endpoints. Do not edit.

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

  /// The endpoints of `Item`.
  public typealias Item = ShopAPI.Item

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
  public static var production: Self { .init("production", "https://shop.test") }
}
