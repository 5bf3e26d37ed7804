// Generated from Specs/Auctions.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

/// Auctions of art.
public enum Auctions: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Auctions>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Categories`.
  public typealias Categories = AuctionsAPI.Categories

  /// The endpoints of `Sales`.
  public typealias Sales = AuctionsAPI.Sales

  public static let version = "1.0.0"

  public static let authentication: [String: AuthenticationScheme] = [
    "token": .bearer
  ]

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Auctions

    case invalidToken
    case failed(Problem)
    case serverInternal
    case appUpdateRequired

    public static var rules: [FailureRule<Self>] {
      [
        .status(401, .invalidToken),
        .status(404, case: "failed") { .failed($0) },
        .status(500, .serverInternal),
        .status(501, .appUpdateRequired),
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .invalidToken: "Please log in again."
      case .failed(let problem): problem.message
      case .appUpdateRequired: "This version of the app is too old. Please update it."
      default: nil
      }
    }
  }
}

nonisolated extension Server<Auctions> {
  public static var production: Self { .init("production", "https://api.auctions.example.com/v1") }
}
