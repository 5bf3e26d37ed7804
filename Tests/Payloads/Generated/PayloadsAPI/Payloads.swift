// Generated from Spec/Payloads by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

/// The models of the benchmarks.
public enum Payloads: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Payloads>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  public static let secretFields: Set<String> = ["token"]

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Payloads

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Payloads> {
  public static var production: Self { .init("production", "https://payloads.example.com") }
}
