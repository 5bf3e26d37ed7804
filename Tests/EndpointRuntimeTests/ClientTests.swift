@_spi(Generated) import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Client")
struct ClientTests {
  static let draw = #"{"cards": [{"suit": "CLUBS", "value": "ACE"}], "remaining": 51}"#

  /// A custom transport that always returns the same response.
  struct Canned: Transport {
    var status = 200
    var headers: HTTPHeaders = [:]
    var body = ""

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
    }
  }

  struct Stamp: Middleware {
    let text: String

    func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
      var request = request
      request.headers["X-Stamp"] = (request.headers["X-Stamp"] ?? "") + text
      var response = try await next(request)
      response.headers["X-Back"] = (response.headers["X-Back"] ?? "") + text
      return response
    }
  }

  static func client(
    _ status: Int = 200,
    _ body: String = "",
    headers: HTTPHeaders = [:]
  ) -> Client<DeckOfCards> {
    Client(.production, transport: Canned(status: status, headers: headers, body: body))
  }

  @Test func sendsOverCustomTransport() async throws {
    let draw = try await Self.client(200, Self.draw).send(Deck(id: "x").draw())
    #expect(draw.remaining == 51)
    #expect(draw.cards == [Card(suit: .clubs, value: .ace)])
  }

  @Test func returnsWholeResponse() async throws {
    let client = Self.client(201, Self.draw, headers: ["x-rate-limit": "12"])
    let response = try await client.response(for: Deck(id: "x").draw())
    #expect(response.status == 201)
    #expect(response.rateLimit == 12)
    #expect(response.headers["X-Rate-Limit"] == "12")
    #expect(response.body == Data(Self.draw.utf8))
    #expect(response.skippedElements == 0)
  }

  @Test func throwsTypedErrors() async throws {
    do throws(DeckOfCards.ClientError) {
      _ = try await Self.client(404, #"{"error": "gone"}"#).send(Deck(id: "x").draw())
      Issue.record("expected a noSuchDeck failure")
    } catch .service(.noSuchDeck(let problem), let response) {
      #expect(problem.message == "gone")
      #expect(response.status == 404)
    }
  }

  @Test func returnsResultWithTypedFailure() async {
    switch await Self.client(404, #"{"error": "gone"}"#).result(Deck(id: "x").draw()) {
    case .success: Issue.record("expected a noSuchDeck failure")
    case .failure(.service(.noSuchDeck(let problem), _)): #expect(problem.message == "gone")
    case .failure(let error): Issue.record(error)
    }
  }

  @Test @MainActor func callsCompletionHandlerOnMainActor() async {
    let result = await withCheckedContinuation { continuation in
      Self.client(200, Self.draw).send(Deck(id: "x").draw()) { result in
        MainActor.assertIsolated()
        continuation.resume(returning: result)
      }
    }
    #expect((try? result.get())?.remaining == 51)
  }

  @Test func runsFirstMiddlewareOutermost() async throws {
    let stub = StubTransport { _ in .json(200, Self.draw) }
    let client = Client<DeckOfCards>(
      .production,
      transport: stub,
      middleware: [Stamp(text: "a"), Stamp(text: "b")]
    )
    let response = try await client.response(for: Deck(id: "x").draw())
    #expect(stub.requests.first?.headers["X-Stamp"] == "ab")
    #expect(response.headers["X-Back"] == "ba")
  }

  @Test func passesPolicyAndEndpointToTransport() async throws {
    let stub = StubTransport { _ in .status(200) }
    let policy = RequestPolicy(timeout: 90, cache: .reload, isIdempotent: true, redirects: .return)
    _ = try await Client<DeckOfCards>(.production, transport: stub)
      .send(DeckOfCards.Request<Void>(.post, "/a", endpoint: "A.b", policy: policy))
    let sent = try #require(stub.requests.first)
    #expect(sent.timeout == 90)
    #expect(sent.cache == .reload)
    #expect(sent.redirects == .return)
    #expect(sent.isIdempotent)
    #expect(sent.endpoint == "A.b")
    #expect(HTTPRequest(.post, url: sent.url).isIdempotent == false)
    #expect(HTTPRequest(.put, url: sent.url).isIdempotent)
  }

  @Test func sendsAcceptHeaderForJSONResponse() async throws {
    let stub = StubTransport { _ in .json(200, Self.draw) }
    _ = try await Client<DeckOfCards>(.production, transport: stub).send(Deck(id: "x").draw())
    #expect(stub.requests.first?.headers["Accept"] == "application/json")
  }

  @Test func decodesSuccessByStatus() async throws {
    let info = #"{"deck_id": "x", "remaining": 3}"#
    let request = Deck(id: "x").order()
    #expect(
      try await Self.client(200, info).send(request) == .ready(DeckInfo(deck: "x", remaining: 3))
    )
    #expect(try await Self.client(202, "anything").send(request) == .accepted)
    guard case .failure(.unexpectedStatus) = await Self.client(201, info).result(request) else {
      Issue.record("201 is not a success status of this endpoint")
      return
    }
    #expect(try request.decode(Data(info.utf8)) == .ready(DeckInfo(deck: "x", remaining: 3)))
    #expect(try request.decode(Data(), status: 202) == .accepted)
  }

  @Test func decodesVoidDataTextAndOptionals() async throws {
    typealias R<T: Sendable> = DeckOfCards.Request<T>
    try await Self.client(204, "not JSON").send(Deck(id: "x").burn())
    #expect(
      try await Self.client(200, "x").send(R<Data>(.get, "/", response: .data)) == Data("x".utf8)
    )
    #expect(try await Self.client(200, "ü").send(R<String>(.get, "/", response: .text)) == "ü")
    #expect(try await Self.client(200, #""ü""#).send(R<String>(.get, "/")) == "ü")
    #expect(try await Self.client(200, "").send(R<Int?>(.get, "/")) == nil)
    #expect(try await Self.client(200, "null").send(R<Int?>(.get, "/")) == nil)
    #expect(try await Self.client(200, "4").send(R<Int?>(.get, "/")) == 4)
    let nested = R<[Date]>(
      .get,
      "/",
      response: .json(at: "a.dates") { $0.array { $0.date(.unix) } }
    )
    #expect(
      try await Self.client(200, #"{"a": {"dates": [7]}}"#).send(nested) == [
        Date(timeIntervalSince1970: 7)
      ]
    )
  }

  @Test func reportsInvalidUTF8AsDecodingFailure() async {
    let stub = StubTransport { _ in HTTPResponse(status: 200, body: Data([0xFF])) }
    let request = DeckOfCards.Request<String>(.get, "/", response: .text)
    let client = Client<DeckOfCards>(.production, transport: stub)
    guard case .failure(.decoding(let failure, _)) = await client.result(request) else {
      Issue.record("0xFF is not valid UTF-8")
      return
    }
    #expect(failure.expected == "text in UTF-8")
  }

  @Test func countsSkippedElements() async throws {
    let request = DeckOfCards.Request<[Card]>(
      .get,
      "/",
      response: .json { $0.lossyArray(of: Card.self) }
    )
    let body = #"[{"suit": "CLUBS", "value": "ACE"}, {"suit": "STARS"}, 7]"#
    let response = try await Self.client(200, body).response(for: request)
    #expect(response.value.count == 1)
    #expect(response.skippedElements == 2)
  }

  @Test func reportsEveryFailureToOnError() async {
    let seen = Seen()
    let client = Client<DeckOfCards>(
      .production,
      transport: Canned(status: 503),
      onError: { error, endpoint in
        switch error {
        case .service(.unavailable, _): seen.add("\(endpoint) is unavailable")
        case .invalidRequest: seen.add("\(endpoint) is invalid")
        default: seen.add(endpoint)
        }
      }
    )
    _ = await client.result(Deck.shuffle())
    _ = await client.result(Deck(id: "x").piles())
    _ = await client.result(Deck(id: "").draw())
    #expect(
      seen.all == [
        "Deck.shuffle is unavailable", "Deck.piles is unavailable", "Deck.draw is invalid",
      ]
    )
  }
}
