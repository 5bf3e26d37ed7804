// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointRuntime

enum Innermost: API {
  typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  typealias ClientError = EndpointRuntime.ClientError<Failure>
  typealias Server = EndpointRuntime.Server<Innermost>

  static let secretFields: Set<String> = ["note"]

  /// How the API says no.
  enum Failure: ServiceFailure {
    typealias Service = Innermost

    static var rules: [FailureRule<Self>] { [] }
  }
}

extension Server<Innermost> {
  static var production: Self { .init("production", "https://inner.example.com") }
}
