// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

package enum Office: API {
  package typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  package typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  package typealias ClientError = EndpointRuntime.ClientError<Failure>
  package typealias Server = EndpointRuntime.Server<Office>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  package static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Room`.
  package typealias Room = OfficeClient.Room

  /// The endpoints of `Rooms`.
  package typealias Rooms = OfficeClient.Rooms

  /// The values that `x` may have in the URL of a server.
  package enum ServerX: String, CaseIterable, Sendable {
    case a
    case b
  }

  /// The errors of the API.
  package indirect enum Failure: ServiceFailure {
    package typealias Service = Office

    case gone(Problem)
    case taken

    package static var rules: [FailureRule<Self>] {
      [
        .status(404, case: "gone") { .gone($0) }
      ]
    }

    package var userFacingText: String? {
      switch self {
      case .gone(let problem): problem.text
      default: nil
      }
    }
  }
}

nonisolated extension Server<Office> {
  package static var production: Self { .init("production", "https://office.example.com") }

  package static func other(x: Office.ServerX) -> Self {
    .init("other", "https://{x}.example.com", variables: ["x": x.rawValue])
  }
}
