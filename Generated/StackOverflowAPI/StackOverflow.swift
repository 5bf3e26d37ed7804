// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_exported import EndpointRuntime

/// Who answers what on Stack Overflow.
public enum StackOverflow: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<StackOverflow>

  public static let version = "2.3.0"

  public static let throttle: JSONPath? = "backoff"

  /// How the API says no.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = StackOverflow

    case refused(Refusal)

    public static var rules: [FailureRule<Self>] {
      [.status(400) { .refused($0) }]
    }

    public var userFacingText: String? {
      switch self {
      case .refused(let refusal): refusal.message
      }
    }
  }
}

extension Server<StackOverflow> {
  public static var production: Self { .init("production", "https://api.stackexchange.com/2.3") }
}
