/// What a stub answers: to which requests, how often, after how long.
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
  /// What happens to a request that a rule fits.
  public struct Answer: Sendable {
    let response: (@Sendable (HTTPRequest) async throws -> HTTPResponse)?

    /// This is the response.
    public static func respond(_ response: HTTPResponse) -> Answer {
      Answer { _ in response }
    }

    /// A function makes the response.
    public static func respond(
      _ response: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) -> Answer {
      Answer(response: response)
    }

    /// There is no response, for this reason.
    public static func fail(_ error: any Error) -> Answer {
      Answer { _ in throw error }
    }

    /// What the rules behind this one answer, or the examples: the rule only delays.
    public static let pass = Answer(response: nil)

    private init(response: (@Sendable (HTTPRequest) async throws -> HTTPResponse)?) {
      self.response = response
    }
  }

  private enum Target: Sendable {
    case any
    case endpoint(String)
    case request(HTTPMethod, path: String)
  }

  private let target: Target
  let answer: Answer
  /// How many requests it answers.
  let times: Int
  let delay: Duration

  /// A rule for the requests to an endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: its name in the spec, `"Deck.draw"`.
  ///   - answer: what happens to them.
  ///   - times: to how many of them, the first ones; all, without it.
  ///   - delay: how long that takes.
  public static func endpoint(
    _ endpoint: String,
    _ answer: Answer,
    times: Int = .max,
    after delay: Duration = .zero
  ) -> StubRule {
    StubRule(target: .endpoint(endpoint), answer: answer, times: times, delay: delay)
  }

  /// A rule for the requests of a method and a path.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - path: the path as in the spec, `"/deck/{deck}/draw/"`, percent-encoded; `{…}` stands for any text within a segment.
  ///     What the server's URL has before it does not count, nor does the query.
  ///   - answer: what happens to them.
  ///   - times: to how many of them, the first ones; all, without it.
  ///   - delay: how long that takes.
  public static func request(
    _ method: HTTPMethod,
    _ path: String,
    _ answer: Answer,
    times: Int = .max,
    after delay: Duration = .zero
  ) -> StubRule {
    StubRule(target: .request(method, path: path), answer: answer, times: times, delay: delay)
  }

  /// A rule for all requests.
  ///
  /// - Parameters:
  ///   - answer: what happens to them.
  ///   - times: to how many of them, the first ones; all, without it.
  ///   - delay: how long that takes.
  public static func any(
    _ answer: Answer,
    times: Int = .max,
    after delay: Duration = .zero
  ) -> StubRule {
    StubRule(target: .any, answer: answer, times: times, delay: delay)
  }
}

extension StubRule {
  /// True if the rule is about this request.
  func fits(_ request: HTTPRequest) -> Bool {
    switch target {
    case .any: true
    case .endpoint(let name): request.endpoint == name
    case .request(let method, let path):
      request.method == method && PathPattern(path).matches(request.url)
    }
  }

  /// What it stubs, for who looks for something else.
  var stub: Stub {
    switch target {
    case .any: Stub(endpoint: nil, request: "any request")
    case .endpoint(let name): Stub(endpoint: name, request: nil)
    case .request(let method, let path): Stub(endpoint: nil, request: "\(method) \(path)")
    }
  }
}
