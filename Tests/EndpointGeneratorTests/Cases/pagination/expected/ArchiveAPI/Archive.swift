// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Archive: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Archive>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Papers`.
  public typealias Papers = ArchiveAPI.Papers

  /// The endpoints of `Shelf`.
  public typealias Shelf = ArchiveAPI.Shelf

  public static let secretFields: Set<String> = ["search_after"]

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Archive

    case missing
    case gone

    public static var rules: [FailureRule<Self>] {
      [
        .status(404, .missing)
      ]
    }
  }
}

nonisolated extension Server<Archive> {
  public static var production: Self { .init("production", "https://archive.example.com") }
}
