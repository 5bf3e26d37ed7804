import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("The sample specs resolve", .serialized, .computing)
struct ResolveSeedTests {
  static let names = [
    "Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow",
  ]

  static func read(_ name: String) throws -> SpecResult {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Specs/\(name).json")
    return readSpec([
      SourceFile(path: "Specs/\(name).json", bytes: Array(try Data(contentsOf: file)))
    ])
  }

  @Test(arguments: names) func resolvesWithoutDiagnostics(name: String) throws {
    let result = try Self.read(name)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.model != nil)
    #expect(result.model?.endpoints.allSatisfy { !$0.examples.isEmpty } == true)
  }

  @Test func spreadsRangeIntoArguments() throws {
    let model = try #require(try Self.read("Beverages").model)
    let search = try model.endpoint("Beers.search")
    #expect(search.receiver == .namespace(SwiftName("Beers")))
    #expect(search.parameters.map(\.field.wireName.text) == ["text", "range"])
    #expect(search.parameters.map(\.location) == [.body, .body])
    guard case .spread = search.parameters[1].binding else {
      Issue.record("the range is not spread")
      return
    }
    #expect(try model.structure("Beer").fields.map(\.name.text).contains("imageURL"))
  }

  @Test func findsPageItemsInResponse() throws {
    let model = try #require(try Self.read("StackOverflow").model)
    let endpoint = try model.endpoint("TopUsers.allTime")
    #expect(endpoint.pagination?.item == .named(SwiftName("TopUser")))
    #expect(endpoint.parameters.map(\.field.wireName.text) == ["tag", "page", "site"])
    guard case .value(let response) = try model.endpoint("Tags.related").response else {
      Issue.record("no value")
      return
    }
    #expect(response.at?.description == "items[].name")
    #expect(response.type == .array(.scalar(.string)))
  }

  @Test func bindsDeckAsReceiver() throws {
    let model = try #require(try Self.read("DeckOfCards").model)
    let draw = try model.endpoint("Deck.draw")
    #expect(draw.receiver == .type(SwiftName("Deck")))
    #expect(
      draw.path == [
        .text("/deck/"), .parameter(WireName("deck"), keepsSlashes: false), .text("/draw/"),
      ]
    )
    guard case .receiver = draw.parameters[0].binding else {
      Issue.record("deck is not bound")
      return
    }
    let deck = try #require(model.type(named: SwiftName("Deck")))
    #expect(deck.isSent && deck.isReceived)
  }
}
