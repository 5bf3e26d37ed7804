// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Service: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Service>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Things`.
  public typealias Things = ServiceAPI.Things

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = ServiceAPI.Service

    case missing
    case changed

    public static var rules: [FailureRule<Self>] {
      [
        .status(404, .missing)
      ]
    }
  }
}

nonisolated extension Server<Service> {
  public static var production: Self { .init("production", "https://service.example.com") }
}

extension Service {
  /// `GET /status`
  public static func status() -> Service.Request<String> {
    .init(.get, "/status", endpoint: "status")
  }
}
