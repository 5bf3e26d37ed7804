import AccountsFixtures
import AuctionsFixtures
import BeveragesFixtures
import DeckOfCardsFixtures
import Foundation
import Mutation
import NewsFixtures
import StackOverflowFixtures
import Testing

/// The client's own way of decoding, and the standard decoder's, on the specs' examples and on what chance makes of them.
///
/// `MUTATIONS=10000 swift test --filter AgreementTests` tries that many texts a type.
@Suite("Two ways of decoding agree")
struct AgreementTests {
  private static let count =
    ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 1000

  @Test(arguments: types)
  func onExamplesAndOnWhatIsMadeOfThem(_ type: TwoPaths) {
    let outcome = type.outcome(count: Self.count, seed: 7)
    #expect(outcome.differences.prefix(5) == [])
    #expect(outcome.accepted > Self.count / 20, "too few texts decode")
    #expect(outcome.refused > Self.count / 20, "too few texts fail")
  }

  private static let types: [TwoPaths] = [
    made(Session.self, of: Accounts.examples, "welcome"),
    made(AccountsAPI.Refusal.self, of: Accounts.examples, "wrongPassword"),
    made([Sale].self, of: Auctions.examples, "oneSale"),
    made(Sale.self, of: Auctions.examples, "oneSale", at: "[0]"),
    made([AuctionsAPI.Category].self, of: Auctions.examples, "impressionism"),
    made(AuctionsAPI.Category.self, of: Auctions.examples, "impressionism", at: "[0]"),
    made(AuctionsAPI.Problem.self, of: Auctions.examples, "gone"),
    made([Beer].self, of: Beverages.examples, "firstFifty"),
    made(Beer.self, of: Beverages.examples, "firstFifty", at: "[0]"),
    made(DeckInfo.self, of: DeckOfCards.examples, "newDeck"),
    made(Deck.self, of: DeckOfCards.examples, "newDeck", at: "deck_id"),
    made(Draw.self, of: DeckOfCards.examples, "twoCards"),
    made(Card.self, of: DeckOfCards.examples, "twoCards", at: "cards[0]"),
    made(Suit.self, of: DeckOfCards.examples, "twoCards", at: "cards[0].suit"),
    made(Value.self, of: DeckOfCards.examples, "twoCards", at: "cards[1].value"),
    made(DeckOfCardsAPI.Problem.self, of: DeckOfCards.examples, "noSuchDeck"),
    made(User.self, of: News.examples, "tester"),
    made(NewsFeed.self, of: News.examples, "onePost"),
    made(NewsFeedPost.self, of: News.examples, "onePost", at: "posts[0]"),
    made([TopUser].self, of: StackOverflow.examples, "ios", at: "items"),
    made(TopUser.self, of: StackOverflow.examples, "ios", at: "items[0]"),
    made(StackOverflowAPI.Refusal.self, of: StackOverflow.examples, "throttled"),
    made([ReputationChange].self, of: StackOverflow.examples, "aDay", at: "items"),
    made(ReputationChange.self, of: StackOverflow.examples, "aDay", at: "items[1]"),
    made(
      ReputationHistoryType.self,
      of: StackOverflow.examples,
      "aDay",
      at: "items[0].reputation_history_type"
    ),
  ]

  /// The type with the part of an example's body that is of it.
  private static func made<T: JSONDecodable & Equatable & SendableMetatype>(
    _ type: T.Type,
    of examples: [Example],
    _ name: String,
    at path: JSONPath = "."
  ) -> TwoPaths {
    let bodies = examples.filter { $0.name == name }.compactMap(\.response.body)
    let values = bodies.compactMap { try? JSONReader.read($0, at: path) { $0.value() }.value }
    return TwoPaths(T.self, values.map(\.description))
  }
}
