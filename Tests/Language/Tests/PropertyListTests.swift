import EndpointRuntime
import Foundation
import LanguageAPI
import Testing

@Suite("Other coders")
struct PropertyListTests {
  private func expectRoundTrip<T: WireDecodable & WireEncodable & Equatable>(_ value: T) throws {
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      #expect(try PropertyListDecoder().decode(T.self, from: encoder.encode(value)) == value)
    }
  }

  @Test func propertyListsRoundTrip() throws {
    try expectRoundTrip(try #require(direct(Scores.self, #"{"name":"n","a":1}"#)))
    try expectRoundTrip(
      try #require(
        direct(
          Identified.self,
          #"""
          {"deck_id":"d","serial":7,"account":5,"device":"8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB","decks":["a"]}
          """#
        )
      )
    )
    try expectRoundTrip(
      try #require(direct(Enums.self, #"{"suit":"CLUBS","rank":"X","level":10,"priority":0}"#))
    )
    try expectRoundTrip(Defaults(anything: [1, "a"]))
    try expectRoundTrip(
      Placed(
        id: 1,
        displayName: "Ada",
        born: Date(timeIntervalSince1970: 5),
        owner: Owner(login: "ada"),
        second: Point(x: 1)
      )
    )
    try expectRoundTrip(
      Wired(
        flag: true,
        word: false,
        count: 1,
        big: 2,
        ratio: 0.5,
        price: 1,
        flags: [true],
        ticket: 7
      )
    )
    try expectRoundTrip(Tree.node(Node(left: .leaf(Leaf(value: 1)))))
    try expectRoundTrip(Shape.numbers(["a": 1]))
    try expectRoundTrip(Expression.sum(Sum(left: .literal(1.5), right: .list([]))))
    try expectRoundTrip(Category(name: "a", parent: Category(name: "b")))
    try expectRoundTrip(
      Inline(state: .open, size: Inline.Size(width: 1, unit: .cm), visitors: [], code: "c")
    )
  }

  @Test func standardCodersRoundTripContainersOfValues() throws {
    struct Own: Codable, Equatable {
      var shapes: [String: [Shape]]
      var deck: Deck?
      var rank: Rank
    }
    let own = Own(shapes: ["a": [.circle(Circle(radius: 1))]], deck: "d", rank: .jack)
    let data = try JSONEncoder().encode(own)
    #expect(try JSONDecoder().decode(Own.self, from: data) == own)
  }
}
