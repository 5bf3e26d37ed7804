import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Headers for every request")
struct HeadersTests {
  static func sent(_ middleware: HeadersMiddleware, times: Int = 1) async throws -> [HTTPHeaders] {
    let stub = StubTransport { _ in .status(200) }
    let client = Client<DeckOfCards>(.production, transport: stub, middleware: [middleware])
    let request = DeckOfCards.Request<Void>(.get, "/", headers: ["X-Own": "own"])
    for _ in 0..<times { try await client.send(request) }
    return stub.requests.map(\.headers)
  }

  @Test func addsHeadersMissingFromRequest() async throws {
    let sent = try await Self.sent(.headers(["User-Agent": "Cards/1.2", "x-own": "other"]))
    #expect(sent == [["X-Own": "own", "User-Agent": "Cards/1.2"]])
  }

  @Test func evaluatesClosureForEachRequest() async throws {
    let calls = RetryTests.Calls()
    let sent = try await Self.sent(.headers { ["X-Request-ID": "\(calls.next())"] }, times: 3)
    #expect(sent.map { $0["X-Request-ID"] } == ["0", "1", "2"])
  }

  @Test func passesRequestToClosure() async throws {
    let sent = try await Self.sent(.headers { request in ["X-Host": request.url.host ?? ""] })
    #expect(sent.first?["X-Host"] == "deckofcardsapi.com")
  }

  /// A name denotes a credential if one of its words does, whatever the separator and the case.
  @Test(arguments: ["-", "_"], ["Key", "TOKEN", "cookie", "Secret", "session"])
  func namesOfCredentialsAreSecret(_ separator: String, _ word: String) {
    for words in [[word], ["X", word], [word, "X"], ["X", word, "Y"]] {
      let name = words.joined(separator: separator)
      #expect(HTTPHeaders.Field(name, "1").isSecret, "\(name)")
      #expect(!HTTPHeaders.Field(words.joined(), "1").isSecret || words.count == 1, "\(name)")
    }
    #expect(!HTTPHeaders.Field("Idempotency\(separator)Id", "1").isSecret)
    #expect(!HTTPHeaders.Field("Idempotency-Key", "1").isSecret)
  }

  @Test func masksSecretHeaders() async throws {
    let secret = HTTPHeaders([.init("X-Key", "k3y", isSecret: true)])
    let sent = try await Self.sent(.headers(secret))
    #expect(sent.first?["X-Key"] == "k3y")
    #expect(sent.first?.description.contains("k3y") == false)
  }

  /// Each of these characters ends a header for some server (RFC 9110, section 5.5).
  @Test(arguments: ["\r", "\n", "\r\n", "\0"])
  func rejectsHeadersWithLineBreaks(_ end: String) async {
    let error = await #expect(throws: DeckOfCards.ClientError.self) {
      try await Self.sent(.headers(["X-Name": "a\(end)X-Admin: 1"]))
    }
    guard case .invalidRequest = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func failsCallIfClosureThrows() async {
    struct Locked: Error {}
    let error = await #expect(throws: DeckOfCards.ClientError.self) {
      try await Self.sent(.headers { throw Locked() })
    }
    guard case .transport(let failure) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.underlying is Locked)
  }

  @Test func headerStaysSecretWhenSetAgain() {
    var headers = HTTPHeaders([.init("X-Plain", "a", isSecret: true)])
    headers["x-plain"] = "b"
    #expect(headers.fields.map(\.isSecret) == [true])
    #expect(headers.withoutSecrets.fields.isEmpty)
  }
}
