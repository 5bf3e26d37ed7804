import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Stubs")
struct StubTransportTests {
  static let examples: [Example] = [
    Example("one", of: Deck(id: "a").draw(), body: #"{"cards": [], "remaining": 1}"#),
    Example("two", of: Deck(id: "b").draw(count: 2), body: #"{"cards": [], "remaining": 2}"#),
    Example("login", of: DeckOfCards.login(Login(username: "a", password: "b")), status: 204),
    Example("gone", endpoint: "Deck.shuffle", status: 404, body: #"{"error": "gone"}"#),
    Example("piles", of: Deck(id: "a").piles(), body: #"{"piles": ["p"]}"#),
  ]

  @Test func matchesExamplesByRequestThenByEndpoint() async throws {
    let client = Client<DeckOfCards>(.production, transport: StubTransport(Self.examples))
    #expect(try await client.send(Deck(id: "b").draw(count: 2)).remaining == 2)
    #expect(try await client.send(Deck(id: "a").draw()).remaining == 1)
    #expect(try await client.send(Deck(id: "z").draw(count: 9)).remaining == 1)
    #expect(try await client.send(Deck(id: "a").piles()) == ["p"])
    try await client.send(DeckOfCards.login(Login(username: "a", password: "b")))
    guard case .failure(.service(.noSuchDeck, _)) = await client.result(Deck.shuffle()) else {
      Issue.record("the example is a 404")
      return
    }
  }

  @Test func exactMatchingComparesArgumentsAndBody() async throws {
    let stub = StubTransport(Self.examples, matching: .exactly)
    let client = Client<DeckOfCards>(.production, transport: stub)
    #expect(try await client.send(Deck(id: "b").draw(count: 2)).remaining == 2)
    let draw = await #expect(throws: DeckOfCards.ClientError.self) {
      try await client.send(Deck(id: "b").draw(count: 3))
    }
    let text = draw?.localizedDescription ?? ""
    #expect(text.hasPrefix("No stub matches Deck.draw, GET "))
    #expect(text.contains("stubs:\n  Deck.draw (GET /deck/b/draw/?count=2), example \"two\"\n"))
    let login = await #expect(throws: DeckOfCards.ClientError.self) {
      try await client.send(DeckOfCards.login(Login(username: "a", password: "c")))
    }
    #expect(
      login?.localizedDescription.contains(
        "login (POST /login), example \"login\", another body"
      ) == true
    )
    // An example without arguments matches every call of its endpoint.
    guard case .failure(.service(.noSuchDeck, _)) = await client.result(Deck.shuffle()) else {
      Issue.record("the example is a 404")
      return
    }
  }

  @Test func reportsEndpointWithoutExample() async {
    let client = Client<DeckOfCards>(.production, transport: StubTransport(Self.examples))
    guard case .failure(.transport(let error)) = await client.result(Deck(id: "a").burn()) else {
      Issue.record("no example matches the request")
      return
    }
    #expect(error.underlying is StubTransport.NotStubbed)
    #expect(error.localizedDescription.contains("Deck.burn"))
    #expect(error.localizedDescription.contains("Deck.draw"))
  }

  @Test func recordsSentRequests() async throws {
    let stub = StubTransport { request in
      request.method == .delete ? .status(204) : .json(404, #"{"error": "gone"}"#)
    }
    let client = Client<DeckOfCards>(.production, transport: stub)
    _ = await client.result(Deck(id: "a").draw())
    try await client.send(Deck(id: "a").burn())
    #expect(stub.requests.map(\.endpoint) == ["Deck.draw", "Deck.burn"])
  }

  @Test func failsWithGivenError() async {
    let client = Client<DeckOfCards>(
      .production,
      transport: StubTransport(failing: URLError(.notConnectedToInternet))
    )
    guard case .failure(.transport(let error)) = await client.result(Deck.shuffle()) else {
      Issue.record("not a failure")
      return
    }
    #expect((error.underlying as? URLError)?.code == .notConnectedToInternet)
  }

  @Test func headerNamesIgnoreCaseAndSecretsAreMasked() {
    var headers: HTTPHeaders = ["Accept": "a", "accept": "b", "X": "1"]
    #expect(headers["ACCEPT"] == "a, b")
    headers["aCCept"] = "c"
    #expect(headers.fields.map(\.name) == ["aCCept", "X"])
    headers["x"] = nil
    #expect(headers == ["accept": "c"])
    headers.add("Authorization", "t")
    #expect(headers.withoutSecrets == ["Accept": "c"])
    headers["authorization"] = "u"
    #expect(headers.description == "aCCept: c\nauthorization: ***")
  }
}
