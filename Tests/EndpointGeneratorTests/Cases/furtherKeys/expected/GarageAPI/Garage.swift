// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Garage: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Garage>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Cars`.
  public typealias Cars = GarageAPI.Cars

  public static let authentication: [String: AuthenticationScheme] = [
    "account": .bearer
  ]

  public static let policy = RequestPolicy(authentication: .required("account"))

  public static let secretFields: Set<String> = ["number"]

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Garage

    /// The car was sold, or never parked here.
    case notFound
    /// No place is free.
    case soldOut
    case refused(Refusal)
    case closed

    public static var rules: [FailureRule<Self>] {
      [
        .when([("reason", .equals("sold_out")), ("until", .present(true))], .soldOut),
        .when("reason", .equals("unpaid"), case: "refused") { .refused($0) },
        .status(404, .notFound),
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .notFound: "There is no such car."
      case .soldOut: "All places are taken."
      default: nil
      }
    }
  }
}

nonisolated extension Server<Garage> {
  public static var production: Self { .init("production", "https://garage.example.com") }
}
