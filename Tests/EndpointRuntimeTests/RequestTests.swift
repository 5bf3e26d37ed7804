@_spi(Generated) import EndpointRuntime
import Foundation
import Testing

@Suite("Requests")
struct RequestTests {
  @Test func requestsAreEqualIfTheySendSameContent() {
    #expect(Deck.shuffle() == Request(.get, "/deck/new/shuffle/"))
    #expect(Deck(id: "x").draw() == Deck(id: "x").draw(count: 1))
    #expect(Deck(id: "x").draw() == Request(.get, "/deck/x/draw/", query: ["count": 1]))
    #expect(Deck(id: "x").draw(count: 2) != Deck(id: "x").draw(count: 3))
    #expect(Deck(id: "x").draw() != Deck(id: "y").draw())
    #expect(
      Set([Deck.shuffle(), Deck.shuffle(deckCount: nil), Deck.shuffle(deckCount: 2)]).count == 2
    )
  }

  /// Slightly longer than the deadline, in whole seconds. Linux supports no longer time.
  @Test(arguments: [(0.1, 2.0), (2, 3), (60.5, 62), (1e300, 1_000_001), (.infinity, 1_000_001)])
  func connectionMayBeIdleUntilDeadline(_ timeout: Double, _ idle: Double) throws {
    let request = DeckOfCards.Request<Void>(.get, "/a", policy: .init(timeout: timeout))
    #expect(try request.urlRequest(for: .production).timeoutInterval == idle)
  }

  @Test func equalityComparesMethodHeadersAndBody() {
    typealias R = DeckOfCards.Request<Void>
    #expect(R(.get, "/a") != R(.post, "/a"))
    #expect(R(.get, "/a", headers: ["X": "1"]) == R(.get, "/a", headers: ["x": "1"]))
    #expect(R(.get, "/a", headers: ["X": "1"]) != R(.get, "/a", headers: ["X": "2"]))
    #expect(R(.post, "/a", body: .json(1)) != R(.post, "/a", body: .json(2)))
    #expect(
      R(.post, "/a", body: .multipart([.init("a", 1)]))
        == R(.post, "/a", body: .multipart([.init("a", 1)]))
    )
    #expect(R(.get, "/a", endpoint: "one") == R(.get, "/a", policy: .init(timeout: 2)))
  }

  @Test func buildsURLForServer() throws {
    func url(_ server: DeckOfCards.Server) throws -> String {
      try Deck.shuffle().httpRequest(for: server).url.absoluteString
    }
    #expect(try url(.production) == "https://deckofcardsapi.com/api/deck/new/shuffle/")
    #expect(try url(.cloud(account: "7")) == "https://eu.example.com/deck/new/shuffle/")
    let own = try #require(URL(string: "http://127.0.0.1:8080"))
    #expect(try url(.custom(own)) == "http://127.0.0.1:8080/deck/new/shuffle/")
    #expect(
      try Deck.shuffle().urlRequest(for: .production).url?.absoluteString == url(.production)
    )
  }

  @Test func fillsServerVariablesAndResolvesHosts() throws {
    typealias R = DeckOfCards.Request<Void>
    let cloud = DeckOfCards.Server.cloud(region: "us", account: "a/b")
    let path: RequestPath = "/accounts/{account}/decks/\(segment: "{account}")"
    let request = try R(.get, path, policy: .init(host: "uploads")).httpRequest(for: cloud)
    #expect(
      request.url.absoluteString
        == "https://up.example.com/v1/accounts/a%2Fb/decks/%7Baccount%7D"
    )
    let other = try R(.get, "/token", policy: .init(server: "auth")).httpRequest(for: cloud)
    #expect(other.url.absoluteString == "https://auth.example.com/token")
    expectInvalid(R(.get, path), naming: "account")
    expectInvalid(R(.get, "/a", policy: .init(host: "downloads")), naming: "downloads")
    expectInvalid(R(.get, "/a", policy: .init(server: "nowhere")), naming: "nowhere")
  }

  @Test(arguments: ["", ".", ".."])
  func rejectsSegmentThatChangesPath(id: String) {
    expectInvalid(Deck(id: id).draw(), naming: "path")
  }

  @Test func rejectsDotSegments() {
    typealias R = DeckOfCards.Request<Void>
    expectInvalid(R(.get, "/files/\(segments: "a/../b")"), naming: "path")
    expectInvalid(R(.get, "/files/\(segments: "./b")"), naming: "path")
  }

  @Test(arguments: ["a\r\nX-Admin: 1", "a\nb", "a\0b"])
  func rejectsControlCharactersInHeaders(value: String) {
    typealias R = DeckOfCards.Request<Void>
    expectInvalid(R(.get, "/a", headers: ["X-Name": value]), naming: "X-Name")
  }

  @Test func reportsEncodingFailureWhenSent() {
    typealias R = DeckOfCards.Request<Void>
    expectInvalid(R(.get, "/a", query: ["ratio": Double.nan]), naming: "ratio")
    expectInvalid(R(.post, "/a", body: .json([1, Double.infinity])), naming: "body")
    expectInvalid(R(.post, "/a", body: .form(["ratio": Double.nan])), naming: "ratio")
    expectInvalid(R(.get, "/a/\(segment: Double.nan)"), naming: "path")
  }

  @Test func decodesFixture() throws {
    let fixture = Data(#"{"cards": [{"suit": "CLUBS", "value": "JOKER"}], "remaining": 50}"#.utf8)
    let draw = try Deck(id: "x").draw().decode(fixture)
    #expect(draw.cards == [Card(suit: .clubs, value: Value(rawValue: "JOKER"))])
    #expect(!draw.cards[0].value.isKnown)
  }

  @Test func reportsPathAndEndpointOfDecodingFailure() {
    let fixture = Data(#"{"cards": [{"suit": 12, "value": "ACE"}], "remaining": 50}"#.utf8)
    let failure = #expect(throws: DecodingFailure.self) {
      try Deck(id: "x").draw().decode(fixture)
    }
    #expect(
      "\(failure!)" == "cards[0].suit: expected a string, found 12 (byte 20) in Deck.draw"
    )
  }

  @Test func decodingFailureListsValuesOfClosedEnum() {
    let fixture = Data(#"{"cards": [{"suit": "STARS", "value": "ACE"}], "remaining": 50}"#.utf8)
    let failure = #expect(throws: DecodingFailure.self) {
      try Deck(id: "x").draw().decode(fixture)
    }
    #expect(failure?.expected == "one of CLUBS, HEARTS")
    #expect(failure?.found == #""STARS""#)
  }

  @Test func pagedRequestComparesPrintsAndDecodesLikeRequest() throws {
    let piles = Deck(id: "x").piles()
    #expect(piles == Deck(id: "x").piles())
    #expect(piles != Deck(id: "x").piles(page: 2))
    #expect("\(piles)" == "GET /deck/x/piles?page=1")
    #expect(try piles.decode(Data(#"{"piles": ["a", "b"]}"#.utf8)) == ["a", "b"])
    #expect(piles.pagination == .page("page", start: 1, more: "has_more"))
  }
}

/// Expects that the request is invalid and that the reason contains the name.
func expectInvalid<Response>(
  _ request: DeckOfCards.Request<Response>,
  naming name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(DeckOfCards.ClientError) {
    let sent = try request.httpRequest(for: .production)
    Issue.record("\(sent) is valid", sourceLocation: sourceLocation)
  } catch .invalidRequest(let error) {
    #expect(error.reason.contains(name), sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
