// Generated from API/Specs/Depot.json by endpoints. Do not edit.
// The templates of the shop.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

/// A first spec: replace its servers, types and endpoints with your own.
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

  /// The endpoints of `Article`.
  public typealias Article = DepotAPI.Article

  /// The endpoints of `Articles`.
  public typealias Articles = DepotAPI.Articles

  public static let version = "0.1.0"

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Depot

    case notFound(Problem)
    case unavailable

    public static var rules: [FailureRule<Self>] {
      [
        .status(404, case: "notFound") { .notFound($0) },
        .statusClass(5, .unavailable),
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .notFound(let problem): problem.message
      default: nil
      }
    }
  }
}

nonisolated extension Server<Depot> {
  public static var production: Self { .init("production", "https://api.example.com/v1") }

  public static var local: Self { .init("local", "http://127.0.0.1:8080/v1") }
}
