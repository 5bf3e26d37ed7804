import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Error descriptions")
struct ErrorDescriptionTests {
  enum Keychain: Error {
    case isLocked
    case failed(URLError)
    case denied(user: String, reason: URLError)
  }

  struct Words: LocalizedError { var errorDescription: String? { "The keychain is locked." } }

  struct Wrapper: Error { let url = "https://x/?key=k3y" }

  static let withURL = URLError(
    .timedOut,
    userInfo: ["NSErrorFailingURLStringKey": "https://x/?key=k3y"]
  )

  private func error<Value: Sendable>(
    _ transport: any Transport,
    _ request: DeckOfCards.Request<Value>
  ) async -> DeckOfCards.ClientError? {
    let client = Client<DeckOfCards>(.production, transport: transport, retry: .none)
    guard case .failure(let error) = await client.result(request) else { return nil }
    return error
  }

  private func expect(
    _ error: (any Error)?,
    _ text: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    guard let error else {
      Issue.record("expected a failure", sourceLocation: location)
      return
    }
    #expect("\(error)" == text, sourceLocation: location)
    #expect(String(describing: error) == text, sourceLocation: location)
    #expect(String(reflecting: error) == text, sourceLocation: location)
    var dumped = ""
    dump(error, to: &dumped)
    #expect(dumped.contains(text) && !dumped.contains("k3y"), sourceLocation: location)
  }

  private static let call = "Deck.draw GET /deck/a/draw/?count=2"

  @Test(arguments: [
    (
      404, #"{"error": "gone"}"#,
      #"404, application/json, 17 bytes: noSuchDeck(EndpointRuntimeTests.Problem(message: "gone"))"#
    ),
    (503, "{}", "503, application/json, 2 bytes: unavailable"),
    (418, "{}", "418, application/json, 2 bytes: unexpected status"),
    (
      200, #"{"cards": 7}"#,
      "200, application/json, 12 bytes: cards: expected an array, found 7 (byte 10)"
    ),
  ])
  func describesResponseFailure(status: Int, body: String, text: String) async {
    let stub = StubTransport { _ in .json(status, body) }
    expect(await error(stub, Deck(id: "a").draw(count: 2)), "\(Self.call): \(text)")
  }

  @Test(
    arguments: [
      (URLError(.notConnectedToInternet), "offline (NSURLErrorDomain -1009)"),
      (withURL, "timedOut (NSURLErrorDomain -1001)"),
      (
        URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: "Nul byte in header"]),
        "other (NSURLErrorDomain -1: Nul byte in header)"
      ),
      (NSError(domain: "Sockets", code: 3), "other (Sockets 3)"),
      (Words(), "other: Words: The keychain is locked."), (Wrapper(), "other: Wrapper"),
      (Keychain.isLocked, "other: Keychain.isLocked"),
      (Keychain.failed(withURL), "other: Keychain.failed: NSURLErrorDomain -1001"),
      (
        Keychain.denied(user: "k3y", reason: withURL),
        "other: Keychain.denied: NSURLErrorDomain -1001"
      ),
    ] as [(any Error, String)]
  )
  func describesTransportFailure(underlying: any Error, text: String) async {
    let stub = StubTransport(failing: underlying)
    expect(await error(stub, Deck(id: "a").draw(count: 2)), "\(Self.call): \(text)")
  }

  @Test func describesTimeoutWithoutUnderlyingError() async {
    let error = TransportError(.timedOut)
    #expect("\(error)" == "timedOut")
  }

  @Test func describesInvalidAndCancelledRequests() async {
    let stub = StubTransport { _ in .status(200) }
    expect(
      await error(stub, Deck(id: "..").draw(count: 2)),
      "Deck.draw GET /deck/../draw/?count=2: A segment of the path is \".\" or \"..\", which would change the path."
    )
    expect(
      await error(StubTransport(failing: CancellationError()), Deck.shuffle()),
      "cancelled"
    )
  }

  @Test func describesRequestWithoutEndpointName() async {
    let stub = StubTransport { _ in .status(418) }
    expect(
      await error(stub, DeckOfCards.Request<Void>(.get, "/me")),
      "GET /me: 418, 0 bytes: unexpected status"
    )
  }

  @Test func masksSecretsOfRequest() async {
    let stub = StubTransport { _ in .status(418) }
    let text = await error(stub, SecretTests.request).map { "\($0)" }
    #expect(text == "signIn POST /users/***/sign-in?key=***: 418, 0 bytes: unexpected status")
  }

  @Test func listsStubsIfRequestMatchesNone() async {
    let error = await error(StubTransport(StubTransportTests.examples), Deck(id: "a").burn())
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.first?.hasPrefix("Deck.burn DELETE /deck/a: other: No stub matches") == true)
    #expect(lines.count == 1 + StubTransportTests.examples.count)
    #expect(lines.contains { $0.contains("Deck.shuffle") })
  }
}
