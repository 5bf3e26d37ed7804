// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Post: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Post>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Letter`.
  public typealias Letter = PostAPI.Letter

  /// The endpoints of `Stamps`.
  public typealias Stamps = PostAPI.Stamps

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Post

    case lost
    case burnt
    case tooHeavy

    public static var rules: [FailureRule<Self>] {
      [
        .status(404, .lost)
      ]
    }
  }
}

nonisolated extension Server<Post> {
  public static var production: Self { .init("production", "https://post.example.com") }
}

extension Post {
  /// `GET /weigh`
  ///
  /// Can also fail with `tooHeavy`.
  public static func weigh(_ grams: Int) -> Post.Request<Stamp> {
    .init(
      .get,
      "/weigh",
      endpoint: "weigh",
      query: ["grams": grams],
      failures: [.status(413, .tooHeavy)]
    )
  }

  @available(*, deprecated, renamed: "weigh(_:)")
  public static func weigh(weight grams: Int) -> Post.Request<Stamp> {
    weigh(grams)
  }

  @available(*, deprecated, renamed: "Stamps.all(limit:)")
  public static func stamps(limit: Int = 10) -> Post.Request<[Stamp]> {
    Stamps.all(limit: limit)
  }
}
