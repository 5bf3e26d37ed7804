// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Words: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Words>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Operators`.
  public typealias Operators = WordsAPI.Operators

  /// The endpoints of `Sentences`.
  public typealias Sentences = WordsAPI.Sentences

  /// The endpoints of `Terms`.
  public typealias Terms = WordsAPI.Terms

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Words

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Words> {
  public static var production: Self { .init("production", "https://words.example.com") }
}
