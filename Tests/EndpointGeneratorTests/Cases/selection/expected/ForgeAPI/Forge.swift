// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Forge: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Forge>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Issues`.
  public typealias Issues = ForgeAPI.Issues

  /// The endpoints of `Repos`.
  public typealias Repos = ForgeAPI.Repos

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Forge

    case notFound(Problem)

    public static var rules: [FailureRule<Self>] {
      [
        .status(404, case: "notFound") { .notFound($0) }
      ]
    }
  }
}

nonisolated extension Server<Forge> {
  public static var production: Self { .init("production", "https://forge.example.com") }
}
