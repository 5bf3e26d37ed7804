// Generated from Specs/News.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

/// News for people who have logged in.
public enum News: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<News>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `NewsFeed`.
  public typealias NewsFeed = NewsAPI.NewsFeed

  /// The endpoints of `User`.
  public typealias User = NewsAPI.User

  public static let version = "1.0.0"

  public static let secretFields: Set<String> = ["password"]

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = News

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<News> {
  public static var production: Self { .init("production", "https://example.com") }
}
