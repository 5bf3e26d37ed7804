// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointRuntime

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

  /// How the API says no.
  public enum Failure: ServiceFailure {
    public typealias Service = Ticker

    case unknownSymbol
    case tooManyQuestions

    public static var rules: [FailureRule<Self>] {
      [.status(404, .unknownSymbol)]
    }
  }
}

extension Server<Ticker> {
  public static var production: Self { .init("production", "https://ticker.example.com") }
}

extension Ticker {
  /// `GET /export`
  public static func export() -> Ticker.StreamRequest<[Date]> {
    .init(
      .init(.get, "/export", endpoint: "export"),
      format: .lines(),
      element: .json { $0.array { $0.date(.unix) } }
    )
  }
}
