// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Harvest: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Harvest>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Counts`.
  public typealias Counts = HarvestAPI.Counts

  /// The endpoints of `Crates`.
  public typealias Crates = HarvestAPI.Crates

  /// The endpoints of `Days`.
  public typealias Days = HarvestAPI.Days

  /// The endpoints of `Fields`.
  public typealias Fields = HarvestAPI.Fields

  /// The endpoints of `Rows`.
  public typealias Rows = HarvestAPI.Rows

  public static let authentication: [String: AuthenticationScheme] = [
    "login": .bearer,
    "token": .bearer,
  ]

  public static let secretFields: Set<String> = ["key", "origin"]

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Harvest

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Harvest> {
  public static var production: Self { .init("production", "https://harvest.example.com") }
}
