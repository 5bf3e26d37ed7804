import EndpointRuntime
import Foundation

/// A transport for tests and previews. It returns stubbed responses and records requests.
///
/// It replaces the network only. Retries, credentials and middleware of the client still run.
///
/// ```swift
/// StubTransport { request in .json(404, #"{"ErrorMessage": "gone"}"#) }
/// StubTransport(failing: URLError(.notConnectedToInternet))
/// StubTransport(Auctions.examples)
/// StubTransport(Auctions.examples, matching: .exactly)
/// StubTransport(Auctions.examples, rules: [.endpoint("Sales.active", .respond(.status(503)), times: 2)])
/// ```
public final class StubTransport: Transport {
  /// Which requests match an example.
  public enum Matching: Sendable {
    /// Any request to its endpoint. An example of exactly this request takes precedence.
    case endpoint
    /// Only its own request: method, path, query and body. An example without arguments matches any request to its
    /// endpoint.
    case exactly
  }

  private let respond: @Sendable (HTTPRequest) async throws -> HTTPResponse
  private let sent = Locked<[HTTPRequest]>([])

  /// Creates a transport that calls a closure for each request.
  public init(_ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.respond = respond
  }

  /// Creates a transport that always throws an error.
  public convenience init(failing error: any Error) {
    self.init { _ in throw error }
  }

  /// Creates a transport that responds by rules first, then with examples.
  ///
  /// It selects the example of exactly the request, then one of any request to its endpoint, then the first example of
  /// the endpoint. `matching: .exactly` omits the last step. A request without a match throws `NotStubbed`.
  ///
  /// - Parameters:
  ///   - examples: The examples of the spec, such as `Auctions.examples`.
  ///   - matching: Which requests match an example.
  ///   - rules: The first rule that matches and is not used up applies.
  ///   - clock: The clock for the delays of rules.
  public convenience init(
    _ examples: [Example] = [],
    matching: Matching = .endpoint,
    rules: [StubRule] = [],
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    let responses = StubResponses(
      rules: rules,
      examples: examples,
      matching: matching,
      clock: RequestClock(clock)
    )
    self.init { try await responses.response(to: $0) }
  }

  /// Creates a transport that replays the file of a `RecordingTransport`.
  ///
  /// Requests match by method, URL and body, without secrets. Equal requests receive their responses in the recorded
  /// order, and then the last one repeatedly. A request that was not recorded throws `NotStubbed`.
  ///
  /// Throws the errors of reading the file, and `InvalidRecording` if it is not a recording.
  public convenience init(replaying file: URL) throws {
    let replay = Replay(try Recording(parsing: Data(contentsOf: file)))
    self.init { try replay.response(to: $0) }
  }

  /// The sent requests, in order.
  public var requests: [HTTPRequest] { sent.value }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    sent.update { $0.append(request) }
    return try await respond(request)
  }
}

extension StubTransport {
  /// The error of a request without a stub. It lists the existing stubs, most similar first.
  public struct NotStubbed: LocalizedError, CustomStringConvertible {
    public let description: String

    /// The maximum number of stubs in the message.
    private static let limit = 10

    init(_ request: HTTPRequest, _ stubs: [Stub]) {
      let wanted = Stub(request)
      let sorted = Set(stubs).map { (stub: $0, distance: $0.distance(from: wanted)) }.sorted {
        ($0.distance.0, $0.distance.1, $0.stub.text) < ($1.distance.0, $1.distance.1, $1.stub.text)
      }
      let listed = sorted.prefix(Self.limit).map { entry in
        "\n  \(entry.stub.text)" + (entry.stub.difference(from: request).map { ", \($0)" } ?? "")
      }.joined()
      let rest = sorted.count > Self.limit ? "\n  and \(sorted.count - Self.limit) more" : ""
      let name = request.endpoint.isEmpty ? "" : "\(request.endpoint), "
      let found = sorted.isEmpty ? "Nothing is stubbed." : "The most similar stubs:"
      description = "No stub matches \(name)\(request). \(found)\(listed)\(rest)"
    }

    public var errorDescription: String? { description }
  }
}
