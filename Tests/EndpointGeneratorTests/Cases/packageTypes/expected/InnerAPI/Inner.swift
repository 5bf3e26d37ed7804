// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

package enum Inner: API {
  package typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  package typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  package typealias ClientError = EndpointRuntime.ClientError<Failure>
  package typealias Server = EndpointRuntime.Server<Inner>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  package static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Things`.
  package typealias Things = InnerAPI.Things

  package static let secretFields: Set<String> = ["note"]

  /// The errors of the API.
  package enum Failure: ServiceFailure {
    package typealias Service = Inner

    package static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Inner> {
  package static var production: Self { .init("production", "https://inner.example.com") }
}
