// Generated from Specs/Auctions.json by endpoints. Do not edit.

@_exported import EndpointRuntime

/// Auctions of art.
public enum Auctions: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Auctions>

  public static let version = "1.0.0"

  public static let authentication: [String: AuthenticationScheme] = ["token": .bearer]

  /// How the API says no.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Auctions

    case invalidToken
    case failed(Problem)
    case serverInternal
    case appUpdateRequired

    public static var rules: [FailureRule<Self>] {
      [
        .status(401, .invalidToken),
        .status(404) { .failed($0) },
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

extension Server<Auctions> {
  public static var production: Self { .init("production", "https://api.auctions.example.com/v1") }
}
