// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Ticker: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias StreamRequest<Element: Sendable> = EndpointRuntime.StreamRequest<
    Element, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Ticker>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Ticks`.
  public typealias Ticks = TickerAPI.Ticks

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Ticker

    case unknownSymbol
    case tooManyQuestions

    public static var rules: [FailureRule<Self>] {
      [
        .status(404, .unknownSymbol)
      ]
    }
  }
}

nonisolated extension Server<Ticker> {
  public static var production: Self { .init("production", "https://ticker.example.com") }
}

extension Ticker {
  /// `GET /export`
  public static func export() -> Ticker.StreamRequest<[Date]> {
    .init(
      .get,
      "/export",
      endpoint: "export",
      format: .lines(),
      element: .json { $0.array { $0.date(.unix) } }
    )
  }
}
