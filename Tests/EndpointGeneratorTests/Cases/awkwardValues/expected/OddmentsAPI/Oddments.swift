// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Oddments: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Oddments>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Oddments

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Oddments> {
  public static func production(`let`: String) -> Self {
    .init("production", "https://{let}.example.com", variables: ["let": `let`])
  }
}

extension Oddments {
  /// `GET /oddments`
  public static func oddments(
    `let`: Int,
    `var`: String? = nil,
    _ `inout`: String? = nil,
    in: Mode = Mode(rawValue: "SLOW")!
  ) -> Oddments.Request<Reply> {
    .init(
      .get,
      "/oddments",
      endpoint: "oddments",
      query: ["let": `let`, "var": `var`, "inout": `inout`, "in": `in`]
    )
  }

  /// `GET /shapes`
  public static func shapes() -> Oddments.Request<[Shape]> {
    .init(.get, "/shapes", endpoint: "shapes")
  }
}
