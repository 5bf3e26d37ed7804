import AccountsFixtures
import AuctionsFixtures
import BeveragesFixtures
import DeckOfCardsFixtures
@_spi(Generated) import EndpointRuntime
import Foundation
import Mutation
import NewsFixtures
import StackOverflowFixtures
import TestTraits
import Testing

/// Compares the client's decoder with the standard decoder, on the examples of the specs and on
/// random changes of them.
@Suite("Both decoders agree", .serialized, .computing)
struct AgreementTests {
  @Test(arguments: types)
  func decodersAgreeOnExamplesAndMutations(_ type: Subject) async {
    let agreement = await type.agreement()
    #expect(agreement.differences.prefix(5) == [])
    #expect(agreement.accepted > Agreement.count / 20, "too few texts decode")
    #expect(agreement.refused > Agreement.count / 20, "too few texts fail")
  }

  @Test(arguments: ["Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow"])
  func subjectsIncludeEveryDecodableType(api: String) throws {
    let names = try GeneratedTypes.decodable(in: "Generated/\(api)API")
    #expect(!names.isEmpty)
    #expect(names.subtracting(Self.types.map(\.description)) == [])
  }

  private static let types: [Subject] = [
    subject(Session.self, of: Accounts.examples, "welcome"),
    subject(AccountsAPI.Refusal.self, of: Accounts.examples, "wrongPassword"),
    subject([Sale].self, of: Auctions.examples, "oneSale"),
    subject(Sale.self, of: Auctions.examples, "oneSale", at: "[0]"),
    subject([AuctionsAPI.Category].self, of: Auctions.examples, "impressionism"),
    subject(AuctionsAPI.Category.self, of: Auctions.examples, "impressionism", at: "[0]"),
    subject(AuctionsAPI.Problem.self, of: Auctions.examples, "gone"),
    subject([Beer].self, of: Beverages.examples, "firstFifty"),
    subject(Beer.self, of: Beverages.examples, "firstFifty", at: "[0]"),
    subject(DeckInfo.self, of: DeckOfCards.examples, "newDeck"),
    subject(Deck.self, of: DeckOfCards.examples, "newDeck", at: "deck_id"),
    subject(Draw.self, of: DeckOfCards.examples, "twoCards"),
    subject(Card.self, of: DeckOfCards.examples, "twoCards", at: "cards[0]"),
    subject(Suit.self, of: DeckOfCards.examples, "twoCards", at: "cards[0].suit"),
    subject(Value.self, of: DeckOfCards.examples, "twoCards", at: "cards[1].value"),
    subject(DeckOfCardsAPI.Problem.self, of: DeckOfCards.examples, "noSuchDeck"),
    subject(User.self, of: News.examples, "tester"),
    subject(NewsFeed.self, of: News.examples, "onePost"),
    subject(NewsFeedPost.self, of: News.examples, "onePost", at: "posts[0]"),
    subject([TopUser].self, of: StackOverflow.examples, "ios", at: "items"),
    subject(TopUser.self, of: StackOverflow.examples, "ios", at: "items[0]"),
    subject(StackOverflowAPI.Refusal.self, of: StackOverflow.examples, "throttled"),
    subject([ReputationChange].self, of: StackOverflow.examples, "aDay", at: "items"),
    subject(ReputationChange.self, of: StackOverflow.examples, "aDay", at: "items[1]"),
    subject(
      ReputationHistoryType.self,
      of: StackOverflow.examples,
      "aDay",
      at: "items[0].reputation_history_type"
    ),
  ]

  /// A subject whose texts are the values of the type in the bodies of the examples with the name.
  private static func subject<T: WireDecodable & Equatable & SendableMetatype>(
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
