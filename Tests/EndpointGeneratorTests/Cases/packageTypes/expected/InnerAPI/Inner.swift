// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointRuntime

package enum Inner: API {
  package typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  package typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  package typealias ClientError = EndpointRuntime.ClientError<Failure>
  package typealias Server = EndpointRuntime.Server<Inner>

  package static let secretFields: Set<String> = ["note"]

  /// How the API says no.
  package enum Failure: ServiceFailure {
    package typealias Service = Inner

    package static var rules: [FailureRule<Self>] { [] }
  }
}

extension Server<Inner> {
  package static var production: Self { .init("production", "https://inner.example.com") }
}
