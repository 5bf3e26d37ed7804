import AccountsFixtures
import AuctionsFixtures
import BeveragesFixtures
import DeckOfCardsFixtures
import EndpointRuntime
import Foundation
import Mutation
import NewsFixtures
import StackOverflowFixtures
import Testing

/// The client's own way of decoding, and the standard decoder's, on the specs' examples and on what chance makes of them.
@Suite("Two ways of decoding agree", .serialized)
struct AgreementTests {
  @Test(arguments: types)
  func onExamplesAndOnWhatIsMadeOfThem(_ type: Subject) async {
    let agreement = await type.agreement()
    #expect(agreement.differences.prefix(5) == [])
    #expect(agreement.accepted > Agreement.count / 20, "too few texts decode")
    #expect(agreement.refused > Agreement.count / 20, "too few texts fail")
  }

  @Test(arguments: ["Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow"])
  func onEveryTypeThatDecodes(api: String) throws {
    let names = try GeneratedTypes.decodable(in: "Generated/\(api)API")
    #expect(!names.isEmpty)
    #expect(names.subtracting(Self.types.map(\.description)) == [])
  }

  private static let types: [Subject] = [
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
  private static func made<T: WireDecodable & Equatable & SendableMetatype>(
    _ type: T.Type,
    of examples: [Example],
    _ name: String,
    at path: JSONPath = "."
  ) -> Subject {
    let bodies = examples.filter { $0.name == name }.compactMap(\.response.body)
    let values = bodies.compactMap { try? JSONReader.read($0, at: path) { $0.value() }.value }
    return Subject(type, values.map(\.description))
  }
}
