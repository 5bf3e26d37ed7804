// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Braced: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Braced>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Beams`.
  public typealias Beams = BracedAPI.Beams

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Braced

    case missing(Problem)
    case taken

    public static var rules: [FailureRule<Self>] {
      [
        .status(404, case: "missing") { .missing($0) },
        .status(409, .taken),
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .missing(let problem): problem.text
      default: nil
      }
    }
  }
}

nonisolated extension Server<Braced> {
  public static var production: Self { .init("production", "https://example.com") }
}
