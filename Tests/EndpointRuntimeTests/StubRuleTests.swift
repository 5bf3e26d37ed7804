import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Stub rules")
struct StubRuleTests {
  static let draw = #"{"cards": [], "remaining": 7}"#
  let clock = RetryTests.QuickClock()

  func client(
    _ stub: StubTransport,
    retry: RetryPolicy = .none,
    credentials: Credentials = .none
  ) -> Client<DeckOfCards> {
    Client(.production, credentials: credentials, transport: stub, retry: retry, clock: clock)
  }

  /// The number of remaining cards, or the status of the failure.
  func outcome(_ stub: StubTransport, deck: Deck = "a") async -> Int {
    switch await client(stub).result(deck.draw()) {
    case .success(let draw): draw.remaining
    case .failure(.service(_, let response)): response.status
    case .failure(.unexpectedStatus(let response)): response.status
    case .failure: -1
    }
  }

  @Test func rulesWithTimesApplyInOrderBeforeExamples() async {
    let stub = StubTransport(
      StubTransportTests.examples,
      rules: [
        .endpoint("Deck.draw", .respond(.status(503)), times: 2),
        .endpoint("Deck.draw", .fail(URLError(.networkConnectionLost)), times: 1),
      ]
    )
    var outcomes: [Int] = []
    for _ in 0..<4 { outcomes.append(await outcome(stub)) }
    #expect(outcomes == [503, 503, -1, 1])
    #expect(stub.requests.count == 4)
  }

  @Test func rulesMatchEndpointOrMethodAndPath() async throws {
    let stub = StubTransport(rules: [
      .request(.get, "/deck/{deck}/draw/", .respond(.json(200, Self.draw))),
      .endpoint("Deck.burn", .respond(.status(204))),
      .request(.post, "/deck/{deck}/draw/", .respond(.status(500))),
      .any(.respond(.status(418))),
    ])
    #expect(await outcome(stub) == 7)
    #expect(await outcome(stub, deck: "a/b") == 7)
    try await client(stub).send(Deck(id: "a").burn())
    guard case .failure(.unexpectedStatus(let response)) = await client(stub).result(Deck.shuffle())
    else {
      Issue.record("the last rule matches every other request")
      return
    }
    #expect(response.status == 418)
  }

  @Test(arguments: [
    ("/deck/{deck}/draw/", true), ("/api/deck/a/draw/", true), ("/{what}/a/draw/", true),
    ("/deck/a{rest}/draw/", false), ("/deck/{deck}/draw", false), ("/{deck}/draw", false),
    ("/other/deck/a/draw/", false), ("/deckofcardsapi.com/api/deck/a/draw/", false),
  ]) func rulesMatchPathPatterns(path: String, fits: Bool) async {
    let stub = StubTransport(rules: [.request(.get, path, .respond(.json(200, Self.draw)))])
    #expect((await outcome(stub) == 7) == fits)
  }

  @Test func ruleCanComputeResponse() async {
    let stub = StubTransport(rules: [
      .any(.respond { request in .json(200, #"{"cards": [], "remaining": \#(request.attempt)}"#) })
    ])
    #expect(await outcome(stub) == 1)
  }

  @Test func passRuleOnlyDelaysCall() async {
    let stub = StubTransport(
      StubTransportTests.examples,
      rules: [
        .any(.pass, after: .seconds(2)),
        .endpoint("Deck.draw", .respond(.status(503)), times: 1, after: .milliseconds(500)),
      ],
      clock: clock
    )
    #expect(await outcome(stub) == 503)
    #expect(clock.sleeps == [.seconds(2), .milliseconds(500)])
    #expect(await outcome(stub) == 1)
    #expect(clock.sleeps.count == 3)
  }

  @Test func clientRetriesAfterRuleFailures() async throws {
    let stub = StubTransport(
      StubTransportTests.examples,
      rules: [.endpoint("Deck.draw", .respond(.status(503)), times: 2)]
    )
    let draw = try await client(stub, retry: .standard).send(Deck(id: "a").draw())
    #expect(draw.remaining == 1)
    #expect(stub.requests.map(\.attempt) == [1, 2, 3])
    #expect(clock.sleeps.count == 2)
  }

  @Test func clientRenewsTokenAfterUnauthorizedRule() async throws {
    let keychain = TokenRenewalTests.Keychain()
    let stub = StubTransport(rules: [
      .any(.respond(.status(401)), times: 1), .any(.respond(.status(200))),
    ])
    let credentials = Credentials.bearer {
      await keychain.token
    } refresh: {
      try await keychain.refresh()
    }
    try await client(stub, credentials: credentials).send(TokenRenewalTests.me)
    #expect(stub.requests.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer new"])
    #expect(await keychain.refreshes == 1)
  }

  @Test func errorListsMostSimilarStubsFirst() async throws {
    let stub = StubTransport(
      StubTransportTests.examples,
      rules: [.request(.delete, "/decks/{deck}", .respond(.status(204)))]
    )
    let error = await #expect(throws: DeckOfCards.ClientError.self) {
      try await client(stub).send(
        DeckOfCards.Request<Draw>(.get, "/deck/a/drew/", endpoint: "Deck.drew")
      )
    }
    let lines = error?.localizedDescription.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines == [
        "No stub matches Deck.drew, GET https://deckofcardsapi.com/api/deck/a/drew/. "
          + "The most similar stubs:",
        "  Deck.draw (GET /deck/a/draw/?count=1), example \"one\"",
        "  Deck.draw (GET /deck/b/draw/?count=2), example \"two\"",
        "  Deck.piles (GET /deck/a/piles?page=1), example \"piles\"",
        "  Deck.shuffle, example \"gone\"", "  login (POST /login), example \"login\"",
        "  DELETE /decks/{deck}",
      ]
    )
  }

  @Test func errorReportsThatNothingIsStubbed() async {
    let error = await #expect(throws: DeckOfCards.ClientError.self) {
      try await client(StubTransport()).send(Deck.shuffle())
    }
    #expect(error?.localizedDescription.hasSuffix("Nothing is stubbed.") == true)
  }

  @Test func errorListsLimitedNumberOfStubs() async {
    let examples = (10..<40).map { Example("e", endpoint: "Deck.e\($0)") }
    let error = await #expect(throws: DeckOfCards.ClientError.self) {
      try await client(StubTransport(examples)).send(Deck.shuffle())
    }
    #expect(error?.localizedDescription.hasSuffix("\n  and 20 more") == true)
  }
}
