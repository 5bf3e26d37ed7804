// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

enum Innermost: API {
  typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  typealias ClientError = EndpointRuntime.ClientError<Failure>
  typealias Server = EndpointRuntime.Server<Innermost>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Things`.
  typealias Things = InnermostAPI.Things

  static let secretFields: Set<String> = ["note"]

  /// The errors of the API.
  enum Failure: ServiceFailure {
    typealias Service = Innermost

    static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Innermost> {
  static var production: Self { .init("production", "https://inner.example.com") }
}
