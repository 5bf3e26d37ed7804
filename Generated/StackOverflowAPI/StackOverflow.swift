// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

/// Who answers what on Stack Overflow.
public enum StackOverflow: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<StackOverflow>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Tags`.
  public typealias Tags = StackOverflowAPI.Tags

  /// The endpoints of `TopUsers`.
  public typealias TopUsers = StackOverflowAPI.TopUsers

  /// The endpoints of `Users`.
  public typealias Users = StackOverflowAPI.Users

  public static let version = "2.3.0"

  public static let throttle: JSONPath? = "backoff"

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = StackOverflow

    case refused(Refusal)

    public static var rules: [FailureRule<Self>] {
      [
        .status(400, case: "refused") { .refused($0) }
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .refused(let refusal): refusal.message
      }
    }
  }
}

nonisolated extension Server<StackOverflow> {
  public static var production: Self { .init("production", "https://api.stackexchange.com/2.3") }
}
