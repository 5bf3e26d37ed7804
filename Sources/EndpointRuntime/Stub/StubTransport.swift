import Foundation

/// A transport for tests and previews: it answers by itself and remembers what was sent.
///
/// It stands where the network would, below the retries, the credentials and the middleware of a client, so that these are
/// tested too.
///
/// ```swift
/// StubTransport { request in .json(404, #"{"ErrorMessage": "gone"}"#) }
/// StubTransport(failing: URLError(.notConnectedToInternet))
/// StubTransport(Auctions.examples)
/// StubTransport(Auctions.examples, matching: .exactly)
/// StubTransport(Auctions.examples, rules: [.endpoint("Sales.active", .respond(.status(503)), times: 2)])
/// ```
public final class StubTransport: Transport {
  /// Which requests an example responds to.
  public enum Matching: Sendable {
    /// Any request to its endpoint. The example of exactly the request comes first.
    case endpoint
    /// Only its own request: method, path, query and body. An example without arguments is for any request to its endpoint.
    case exactly
  }

  private let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse
  private let sent = Locked<[HTTPRequest]>([])

  /// A transport that answers as a closure does.
  public init(_ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.answer = answer
  }

  /// A transport that always fails.
  public convenience init(failing error: any Error) {
    self.init { _ in throw error }
  }

  /// A transport that answers by rules, and what no rule answers with examples.
  ///
  /// Of the examples it takes the one of exactly that request, else one of any request to its endpoint, else the endpoint's
  /// first. With `matching: .exactly` the last step is left out. A request that nothing answers fails with `NotStubbed`.
  ///
  /// - Parameters:
  ///   - examples: those of the spec, `Auctions.examples`.
  ///   - matching: which requests an example responds to.
  ///   - rules: the first that fits a request answers it, unless it has answered all that it is for.
  ///   - clock: what the delays of rules pass by.
  public convenience init(
    _ examples: [Example] = [],
    matching: Matching = .endpoint,
    rules: [StubRule] = [],
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    let answers = StubAnswers(rules, examples, matching, RequestClock(clock))
    self.init { try await answers.response(to: $0) }
  }

  /// A transport that answers as a server did when a `RecordingTransport` listened.
  ///
  /// A request is known by method, URL and body, secrets aside. Equal requests get their answers in the order in which these
  /// came, and the last one again and again. A request that was not recorded fails with `NotStubbed`.
  ///
  /// Throws what reading the file throws, and `InvalidRecording` if it holds something else.
  public convenience init(replaying file: URL) throws {
    let replay = Replay(try Recording(parsing: Data(contentsOf: file)))
    self.init { try replay.response(to: $0) }
  }

  /// What was sent, in order.
  public var requests: [HTTPRequest] { sent.value }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    sent.update { $0.append(request) }
    return try await answer(request)
  }
}
