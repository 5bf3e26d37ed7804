@_spi(Generated) import EndpointJSON
import Mutation
import TestTraits
import Testing

/// Drift reports of apps show keys that are names, and hide keys that may be data of people.
@Suite("Keys in reports", .serialized, .computing)
struct NameTests {
  @Test func dataIsNoName() {
    var chance = Chance(seed: 51)
    for _ in 0..<Chance.count {
      let text = PersonalData.text(&chance)
      #expect(!JSONNames.isName(text), "\(text)")
    }
  }

  /// A key of a dictionary is data, even if it looks like a name.
  @Test func keysOfDictionariesAreHidden() {
    let text = #"{"alice":{"id":1,"display_name":"A","age":7},"bob":{"id":"2"}}"#
    let places = JSONPlaces(keepsProblem: true)
    JSONReader.note(places, in: text.utf8) { $0.dictionary(of: Owner.self) }
    #expect(places.drift(in: text.utf8).keys.map(\.path) == ["*.id"])
    let known = #"{"alice":{"id":1,"display_name":"A","age":7}}"#
    let all = JSONPlaces()
    JSONReader.note(all, in: known.utf8) { $0.dictionary(of: Owner.self) }
    #expect(all.drift(in: known.utf8).keys.map(\.path) == ["*.age"])
  }

  /// Tokens of capitals and small letters, without digits.
  @Test(arguments: ["aBcDeFgHiJkLmN", "dGhpc0lzTm90QU5hbWU", "9lives", "-a", ""])
  func tokensAreNoNames(_ text: String) { #expect(!JSONNames.isName(text)) }

  @Test(arguments: [
    "name", "created_at", "x-rate.limit", "$ref", "_id", "address2", "isActiveForAllUsers",
    "ISO31", String(repeating: "n", count: 40), "decade", "facade1",
  ])
  func namesAreShown(_ text: String) { #expect(JSONNames.isName(text)) }
}
