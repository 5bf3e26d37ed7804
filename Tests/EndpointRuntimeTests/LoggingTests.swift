import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Logging")
struct LoggingTests {
  /// The logged lines of one call, each with its level.
  static func lines(
    _ level: LoggingMiddleware.Level = .debug,
    bodies: Int = 0,
    _ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async -> [String] {
    let seen = Seen()
    let client = Client<DeckOfCards>(
      .production,
      transport: StubTransport(respond),
      middleware: [
        .logging(level, bodies: bodies, clock: RetryTests.QuickClock()) { seen.add("\($0) \($1)") }
      ],
      retry: .none
    )
    _ = await client.result(DeckOfCards.login(Login(username: "ada", password: "p4ssw0rd")))
    return seen.all
  }

  static let line = "login POST https://deckofcardsapi.com/api/login"

  @Test func logsOneLinePerRequestAndResponse() async {
    let lines = await Self.lines { _ in .json(200, "{}") }
    #expect(
      lines == [
        "debug → \(Self.line)", "info ← \(Self.line): 200, application/json, 2 bytes, 0 ms",
      ]
    )
  }

  @Test(arguments: [
    (200, "info"), (304, "info"), (404, "warning"), (429, "warning"), (503, "error"),
  ]) func choosesLevelByStatus(status: Int, level: String) async {
    let lines = await Self.lines { _ in .status(status) }
    #expect(lines.last == "\(level) ← \(Self.line): \(status), 0 bytes, 0 ms")
  }

  @Test func logsTransportFailureAndCancellation() async {
    let lines = await Self.lines { _ in throw URLError(.timedOut) }
    #expect(lines.last == "error ← \(Self.line): timedOut (NSURLErrorDomain -1001), 0 ms")
    let cancelled = await Self.lines { _ in throw CancellationError() }
    #expect(cancelled.last == "info ← \(Self.line): cancelled, 0 ms")
  }

  @Test func omitsLinesBelowLevel() async {
    #expect(await Self.lines(.info) { _ in .status(200) }.count == 1)
    #expect(await Self.lines(.warning) { _ in .status(200) }.isEmpty)
    #expect(await Self.lines(.warning) { _ in .status(404) }.count == 1)
    #expect(await Self.lines(.error) { _ in .status(404) }.isEmpty)
    #expect(await Self.lines(.error) { _ in .status(500) }.count == 1)
  }

  @Test func logsBodiesWithMaskedSecrets() async {
    let body = #"{"access_token": "t0ken", "you": "p4ssw0rd", "name": "ada"}"#
    let lines = await Self.lines(bodies: 100) { _ in .json(200, body) }
    #expect(lines[0] == #"debug → \#(Self.line), {"username":"ada","password":***}"#)
    #expect(lines[1].hasSuffix(#"ms, {"access_token":"***","you":"***","name":"ada"}"#))
  }

  @Test func truncatesBodiesToOneLine() async {
    let lines = await Self.lines(bodies: 12) { _ in .json(200, "one\ntwo\r\u{2028}three and more") }
    #expect(lines[0].hasSuffix(#"login, {"username":…"#))
    #expect(lines[1].hasSuffix(#"ms, one\ntwo\r\u{2028}thr…"#))
    let bytes = await Self.lines(bodies: 12) { _ in
      HTTPResponse(status: 200, body: Data([0xFF, 0xFE]))
    }
    #expect(bytes[1].hasSuffix("2 bytes, 0 ms"))
  }

  @Test func masksTextLinesThatNameSecrets() async {
    let html =
      "<p>hello</p>\n<input name=password value=abc>\ndata: {\"password\": \"x\", \"a\": 1}"
    let lines = await Self.lines(bodies: 200) { _ in
      HTTPResponse(status: 200, body: Data(html.utf8))
    }
    #expect(lines[1].hasSuffix(#"ms, <p>hello</p>\n***\ndata: {"password":"***","a":1}"#))
  }
}
