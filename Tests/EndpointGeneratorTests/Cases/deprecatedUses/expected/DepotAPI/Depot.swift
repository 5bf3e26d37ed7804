// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Depot: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Depot>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Filters`.
  public typealias Filters = DepotAPI.Filters

  /// The endpoints of `Item`.
  public typealias Item = DepotAPI.Item

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Depot

    case lost(DeprecatedLoss)

    public static var rules: [FailureRule<Self>] {
      [
        .status(404, case: "lost") { .lost($0) }
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .lost(let loss): loss._text
      }
    }
  }
}

nonisolated extension Server<Depot> {
  public static var production: Self { .init("production", "https://depot.example.com") }
}
