@_spi(Generated) import EndpointRuntime
import Foundation
import TestServer
import TestTraits
import Testing

/// An API without endpoints. The tests write its requests by hand.
private enum Echo: API {
  typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  typealias ClientError = EndpointRuntime.ClientError<Failure>
  typealias Server = EndpointRuntime.Server<Echo>

  static let version = ""

  static let policy = RequestPolicy(timeout: 600)

  enum Failure: ServiceFailure {
    typealias Service = Echo
    static let rules: [FailureRule<Self>] = []
  }
}

@Suite("Client with URLSession", .network)
struct URLSessionClientTests {
  private static let texts = [
    "plain", "a+b", "a&b=c", "a/b", "50%", "%41", "two words", "😀 & 👩‍👩‍👧", "\"quotes\"", "'single'",
    "naïve", "#hash?query", "a;b,c:d@e", "[x]{y}|z", "\\back", "tab\there", "$!*()", "~-._", "日本語",
    "+", " ", "&", "%", "line\nbreak",
  ]

  @Test(arguments: texts)
  func textArrivesUnchanged(_ text: String) async throws {
    let server = try TestServer { _ in .reply(204) }
    let request = Echo.Request<Void>(
      .post,
      "/echo/\(segment: text)",
      query: ["q": text, "n&=+": text],
      body: .form(["f": text, "g h": text])
    )
    try await Client<Echo>(.custom(server.url)).send(request)
    let received = try #require(server.requests.first)
    let segments = received.path.split(separator: "/")
    #expect(segments.count == 2)
    #expect(segments.last?.removingPercentEncoding == text)
    let query = received.target.split(separator: "?", maxSplits: 1).last ?? ""
    for plusIsSpace in [true, false] {
      #expect(pairs(query, plusIsSpace) == [["q", text], ["n&=+", text]])
      #expect(pairs(received.text[...], plusIsSpace) == [["f", text], ["g h", text]])
    }
  }

  /// The names and values of a query or form, as a server decodes them. Some servers decode `+` as
  /// a space.
  private func pairs(_ text: Substring, _ plusIsSpace: Bool) -> [[String]] {
    text.split(separator: "&").map { pair in
      pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
        let spaced = plusIsSpace ? part.replacing("+", with: " ") : part
        return spaced.removingPercentEncoding ?? "not decodable"
      }
    }
  }

  @Test(arguments: [ServerReply.hang, .chunked(Array(repeating: "drop", count: 1000), every: 0.05)])
  func enforcesTimeoutBelowOneSecond(_ reply: ServerReply) async throws {
    let server = try TestServer { _ in reply }
    let request = Echo.Request<Void>(.get, "/slow", policy: .init(timeout: 0.2))
    let start = Date()
    let result = await Client<Echo>(.custom(server.url)).result(request)
    #expect(Date().timeIntervalSince(start) < 50)
    guard case .failure(.transport(let error)) = result else {
      return #expect(Bool(false), "\(result)")
    }
    #expect(error.kind == .timedOut)
    #expect(error.underlying == nil, "the session gave up before the client")
    #expect(
      await server.becomes { $0.abandonedReplies == $0.requests.count && $0.openConnections == 0 }
    )
  }

  @Test func waitsForSlowResponseWithinTimeout() async throws {
    let server = try TestServer { _ in .slow(1.5, then: .reply(204)) }
    let request = Echo.Request<Void>(.get, "/slow", policy: .init(timeout: 30))
    try await Client<Echo>(.custom(server.url)).send(request)
  }

  @Test func cancellingClosesConnection() async throws {
    let server = try TestServer { _ in .hang }
    let task = Task {
      await Client<Echo>(.custom(server.url)).result(Echo.Request<Void>(.get, "/slow"))
    }
    #expect(await server.becomes { $0.requests.count == 1 })
    task.cancel()
    guard case .failure(.cancelled) = await task.value else {
      return #expect(Bool(false), "not cancelled")
    }
    #expect(await server.becomes { $0.openConnections == 0 })
  }

  @Test func reportsBasicChallengeAsStatus() async throws {
    let server = try TestServer { _ in .reply(401, headers: ["WWW-Authenticate": "Basic realm=x"]) }
    let result = await Client<Echo>(.custom(server.url)).result(Echo.Request<Void>(.get, "/"))
    guard case .failure(.unexpectedStatus(let response)) = result else {
      return #expect(Bool(false), "\(result)")
    }
    #expect(response.status == 401)
  }

  @Test func reportsRefusedConnection() async throws {
    let client = Client<Echo>(.custom(try TestServer.refusedURL()))
    guard case .failure(.transport(let error)) = await client.result(Echo.Request<Void>(.get, "/"))
    else { return #expect(Bool(false), "not refused") }
    #expect(error.kind == .refused)
  }

  @Test func rejectsLineBreakInHeader() async throws {
    let server = try TestServer { _ in .reply(204) }
    let client = Client<Echo>(.custom(server.url), middleware: [Stamp(value: "a\r\nX-Admin: yes")])
    guard case .failure(.invalidRequest) = await client.result(Echo.Request<Void>(.get, "/"))
    else { return #expect(Bool(false), "sent") }
    #expect(server.requests.isEmpty)
  }
}

private struct Stamp: Middleware {
  let value: String

  func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
    var request = request
    request.headers["X-Stamp"] = value
    return try await next(request)
  }
}
