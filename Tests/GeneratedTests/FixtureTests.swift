import AccountsFixtures
import AuctionsFixtures
import BeveragesFixtures
import DeckOfCardsFixtures
import NewsFixtures
import StackOverflowFixtures
import TestTraits
import Testing

@Suite("Typed examples of the specs", .serialized, .computing)
struct FixtureTests {
  @Test func examplesAreTypedValues() {
    let draw = Draw.examples.twoCards
    #expect(draw.remaining == 50)
    #expect(draw.cards.map(\.suit) == [.clubs, .hearts])
    #expect(DeckInfo.examples.newDeck.deck == "gy7aqxz5nmpd")
    #expect(User.examples.tester.fullName == "Exa Mple")
    #expect(NewsFeed.examples.onePost.posts.map(\.title) == ["A bridge opens"])
    #expect(Session.examples.welcome.homepage?.absoluteString == "https://commandshift.example.com")
  }

  @Test func arrayExamplesBelongToElementType() {
    #expect(Sale.examples.oneSale.map(\.name) == ["Old Masters"])
    #expect(Category.examples.impressionism.count == 1)
    #expect(Beer.examples.firstFifty.map(\.name) == ["Pliny", "Duvel"])
    #expect(Beer.examples.ipa == [Beer.examples.ipa[0]])
  }

  @Test func examplesHaveTypeOfCall() {
    #expect(TopUser.examples.ios.map(\.score) == [512])
    #expect(ReputationChange.examples.aDay.count == 2)
    #expect(Tags.relatedExamples.swift == ["ios", "xcode"])
  }

  @Test func failureExamplesAreErrorBodies() {
    #expect(DeckOfCardsFixtures.Problem.examples.noSuchDeck.message == "Deck ID does not exist.")
    #expect(AccountsFixtures.Refusal.examples.wrongPassword.message == "That is not your password.")
  }

  /// Previews and tests can use an example in place of a response.
  @Test func examplesEqualStubResponses() async throws {
    let client = Client<DeckOfCards>(.production, transport: StubTransport(DeckOfCards.examples))
    let deck: Deck = "gy7aqxz5nmpd"
    #expect(try await client.send(deck.draw(count: 2)) == .examples.twoCards)
    let shop = Client<Beverages>(.production, transport: StubTransport(Beverages.examples))
    #expect(try await shop.send(Beers.list(from: 0, to: 50)) == Beer.examples.firstFifty)
  }
}
