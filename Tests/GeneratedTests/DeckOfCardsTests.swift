import DeckOfCardsFixtures
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("Deck of Cards client", .network)
struct DeckOfCardsTests {
  @Test func requestsCompareWithoutClientOrNetwork() throws {
    let deck: Deck = "gy7aqxz5nmpd"

    #expect(Deck.shuffle() == DeckOfCards.Request(.get, "/deck/new/shuffle/"))
    #expect(deck.draw(count: 2) != deck.draw(count: 3))
    #expect(deck.draw() == deck.draw(count: 1))
    let url = try Deck.shuffle().urlRequest(for: .production).url
    #expect(url?.absoluteString == "https://deckofcardsapi.com/api/deck/new/shuffle/")
  }

  @Test func fixturesDecodeWithoutNetwork() throws {
    let fixture = Data(
      #"""
      {"cards": [{"suit": "CLUBS", "value": "ACE"}, {"suit": "HEARTS", "value": "JOKER"}],
       "remaining": 50, "unknown": [1, {"a": null}]}
      """#.utf8
    )
    let draw = try Deck(id: "x").draw(count: 2).decode(fixture)

    #expect(draw.cards.count == 2)
    #expect(draw.cards[0] == Card(suit: .clubs, value: .ace))
    #expect(draw.cards[1].value == Value(rawValue: "JOKER"))
    #expect(!draw.cards[1].value.isKnown)
  }

  @Test func decodingFailureReportsPathValueAndByte() throws {
    let fixture = Data(#"{"cards": [{"suit": 12, "value": "ACE"}], "remaining": 50}"#.utf8)
    do throws(DecodingFailure) {
      _ = try Deck(id: "x").draw().decode(fixture)
      Issue.record("decoded a number as a suit")
    } catch {
      #expect("\(error)".contains("cards[0].suit"))
      #expect("\(error)".contains("12"))
      #expect("\(error)".contains("byte 20"))
      #expect("\(error)".contains("Deck.draw"))
    }
  }

  @Test func closedEnumRejectsUnknownSuit() {
    let fixture = Data(#"{"cards": [{"suit": "STARS", "value": "ACE"}], "remaining": 50}"#.utf8)
    #expect(throws: DecodingFailure.self) { try Deck(id: "x").draw().decode(fixture) }
  }

  @Test func drawsFromShuffledDeck() async throws {
    let server = try TestServer { request in
      switch request.target {
      case "/deck/new/shuffle/": .json(200, #"{"deck_id": "abc/1", "remaining": 52}"#)
      case "/deck/abc%2F1/draw/?count=5": .json(200, #"{"cards": [], "remaining": 47}"#)
      default: .json(404, #"{"error": "no deck at \#(request.target)"}"#)
      }
    }
    let client = Client<DeckOfCards>(.custom(server.url))

    let deck = try await client.send(Deck.shuffle()).deck
    let draw = try await client.send(deck.draw(count: 5))

    #expect(deck == "abc/1")
    #expect(draw.remaining == 47)
  }

  @Test func serviceFailuresAreTyped() async throws {
    let server = try TestServer { request in
      request.path.contains("gone")
        ? .json(404, #"{"error": "that deck is gone"}"#)
        : .json(200, #"{"success": false, "error": "shuffle first"}"#)
    }
    let client = Client<DeckOfCards>(.custom(server.url))

    switch await client.result(Deck(id: "gone").draw()) {
    case .success: Issue.record("drew from a deck that is gone")
    case .failure(.service(.noSuchDeck(let problem), let response)):
      #expect(problem.message == "that deck is gone")
      #expect(response.status == 404)
    case .failure(let error): Issue.record(error)
    }
    do throws(DeckOfCards.ClientError) {
      _ = try await client.send(Deck(id: "other").draw())
    } catch .service(.refused(let problem), _) {
      #expect(problem.message == "shuffle first")
    } catch {
      Issue.record(error)
    }
  }

  @Test func stubRespondsWithExamples() async throws {
    let client = Client<DeckOfCards>(
      .production,
      transport: StubTransport(DeckOfCards.examples)
    )

    let draw = try await client.send(Deck(id: "gy7aqxz5nmpd").draw(count: 2))

    #expect(!draw.cards.isEmpty)
  }

  @Test func sendsHandwrittenRequest() async throws {
    let request = DeckOfCards.Request<DeckInfo>(.get, "/deck/new/shuffle/")
    let stub = StubTransport { _ in .json(200, #"{"deck_id": "a", "remaining": 52}"#) }
    let client = Client<DeckOfCards>(.production, transport: stub)

    #expect(try await client.send(request).deck == "a")
    #expect(stub.requests.count == 1)
  }
}
