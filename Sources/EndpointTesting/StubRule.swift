import EndpointRuntime

/// A rule of a stub: which requests it matches, its response, how often, and after which delay.
///
/// ```swift
/// StubTransport(
///   DeckOfCards.examples,
///   rules: [
///     .endpoint("Deck.draw", .respond(.status(503)), times: 2),
///     .request(.get, "/deck/{deck}/piles", .fail(URLError(.networkConnectionLost))),
///     .any(.pass, after: .seconds(1)),
///   ])
/// ```
public struct StubRule: Sendable {
  /// The outcome of a request that matches the rule.
  public struct Outcome: Sendable {
    let response: (@Sendable (HTTPRequest) async throws -> HTTPResponse)?

    /// Returns this response.
    public static func respond(_ response: HTTPResponse) -> Outcome {
      Outcome { _ in response }
    }

    /// Returns the response of a function.
    public static func respond(
      _ response: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) -> Outcome {
      Outcome(response: response)
    }

    /// Throws this error.
    public static func fail(_ error: any Error) -> Outcome {
      Outcome { _ in throw error }
    }

    /// Continues with the next rules or the examples, so that this rule only adds a delay.
    public static let pass = Outcome(response: nil)
  }

  private enum Target: Sendable {
    case any
    case endpoint(String)
    case request(HTTPMethod, path: String)
  }

  private let target: Target
  let outcome: Outcome
  /// The maximum number of requests.
  let times: Int
  let delay: Duration

  /// Matches the requests to an endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's name in the spec, such as `"Deck.draw"`.
  ///   - outcome: The response or the error.
  ///   - times: The maximum number of requests. Unlimited by default.
  ///   - delay: The delay before the response.
  public static func endpoint(
    _ endpoint: String,
    _ outcome: Outcome,
    times: Int = .max,
    after delay: Duration = .zero
  ) -> StubRule {
    StubRule(target: .endpoint(endpoint), outcome: outcome, times: times, delay: delay)
  }

  /// Matches requests by method and path.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - path: The percent-encoded path as in the spec, such as `"/deck/{deck}/draw/"`. `{…}` matches any text within a
  ///     segment. The path of the server's URL and the query are ignored.
  ///   - outcome: The response or the error.
  ///   - times: The maximum number of requests. Unlimited by default.
  ///   - delay: The delay before the response.
  public static func request(
    _ method: HTTPMethod,
    _ path: String,
    _ outcome: Outcome,
    times: Int = .max,
    after delay: Duration = .zero
  ) -> StubRule {
    StubRule(target: .request(method, path: path), outcome: outcome, times: times, delay: delay)
  }

  /// Matches all requests.
  ///
  /// - Parameters:
  ///   - outcome: The response or the error.
  ///   - times: The maximum number of requests. Unlimited by default.
  ///   - delay: The delay before the response.
  public static func any(
    _ outcome: Outcome,
    times: Int = .max,
    after delay: Duration = .zero
  ) -> StubRule {
    StubRule(target: .any, outcome: outcome, times: times, delay: delay)
  }
}

extension StubRule {
  /// True if the rule matches the request.
  func fits(_ request: HTTPRequest) -> Bool {
    switch target {
    case .any: true
    case .endpoint(let name): request.endpoint == name
    case .request(let method, let path):
      request.method == method && PathPattern(path).matches(request.url)
    }
  }

  /// The description of the rule in a `NotStubbed` error.
  var stub: Stub {
    switch target {
    case .any: Stub(endpoint: nil, request: "any request")
    case .endpoint(let name): Stub(endpoint: name, request: nil)
    case .request(let method, let path): Stub(endpoint: nil, request: "\(method) \(path)")
    }
  }
}
