import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import TestTraits
import Testing

/// `infer --into` writes the identifiers of a spec wherever the new traffic has them.
@Suite("infer --into uses the identifiers of a spec", .serialized, .computing)
struct IdentifierAdditionTests {
  private static let spec: JSONValue = [
    "api": "Club", "version": "1.0.0", "servers": ["production": "https://club.example.com"],
    "types": [
      "ItemID": ["identifier": "int"], "Deck": ["identifier": "string"],
      "Item": ["fields": ["id": "ItemID", "deck": "Deck", "owner": "string", "ref": "ItemID"]],
      "Hand": ["fields": ["deck_id": "Deck", "owner": "int"]],
    ],
    "endpoints": [
      "Items.get": ["path": "/items/{id}", "parameters": ["id": "ItemID"], "response": "Item"],
      "Deck.draw": ["path": "/decks/{deck}/draw", "parameters": ["deck": "self"]],
    ],
  ]

  private static let calls: [PathEvidenceTests.Call] = [
    ("DELETE /items/7 204", ""), ("GET /items/7/parts/9", #"{"id": 9, "item_id": 7}"#),
    ("GET /decks/gy7aqxz5nmpd/peek", #"{"deck": "gy7aqxz5nmpd", "left": 3}"#),
    ("GET /orders?item_id=7&owner=5", #"[{"id": 5, "item_ids": [7], "owner": 5, "ref": "x"}]"#),
  ]

  static func added(
    _ calls: [PathEvidenceTests.Call] = calls,
    to spec: JSONValue = spec
  ) async throws -> JSONValue {
    let bytes = Array(canonicalText(of: spec).utf8)
    let file = SourceFile(path: "api.json", bytes: bytes)
    let result = readSpec([file])
    var addition = SpecAddition(
      to: try #require(result.model),
      try #require(result.document),
      in: [file],
      base: nil
    )
    let traffic = Traffic.archive(calls.map { PathEvidenceTests.entry($0, "application/json") })
    await AdditionLawTests.readAll(traffic) { addition.survey($0) }
    await AdditionLawTests.readAll(traffic) { addition.add($0) }
    return try JSONValue(parsing: addition.endpoints.files[0].bytes)
  }

  @Test func newEndpointsHaveTheIdentifiers() async throws {
    let spec = try await Self.added()
    let endpoints = spec["endpoints"]
    #expect(endpoints?["Items.delete"]?["parameters"] == ["id": "ItemID"])
    #expect(endpoints?["Parts.get"]?["path"] == "/items/{id}/parts/{partID}")
    #expect(endpoints?["Parts.get"]?["parameters"] == ["id": "ItemID", "partID": "int"])
    #expect(endpoints?["Deck.peek"]?["path"] == "/decks/{deck}/peek")
    #expect(endpoints?["Deck.peek"]?["parameters"] == ["deck": "self"])
    let query: JSONValue = ["item_id": "ItemID", "owner": "int"]
    #expect(endpoints?["Orders.list"]?["parameters"] == query)
  }

  /// A key that the spec has with several types shows nothing, and neither does a value of another kind.
  @Test func newTypesHaveTheIdentifiers() async throws {
    let types = try await Self.added()["types"]
    #expect(types?["ItemPart"]?["fields"] == ["id": "int", "item_id": "ItemID"])
    #expect(types?["Peek"]?["fields"]?["deck"] == "Deck")
    let order: JSONValue = ["id": "int", "item_ids": "[ItemID]", "owner": "int", "ref": "string"]
    #expect(types?["Order"]?["fields"] == order)
  }

  /// New receivers have the spelling of the types and receivers of a spec, since names that differ only in case would be one
  /// file.
  @Test(arguments: ["AB", "Ab"]) func receiversHaveKnownSpellings(name: String) async throws {
    var spec = try #require(Self.spec.objectValue)
    spec["types"] = .object([name: ["fields": ["a": "int"]]])
    spec["endpoints"] = ["Other.get": ["path": "/other", "response": .string(name)]]
    let file = SourceFile(path: "api.json", bytes: Array(canonicalText(of: .object(spec)).utf8))
    let result = readSpec([file])
    var addition = SpecAddition(
      to: try #require(result.model),
      try #require(result.document),
      in: [file],
      base: nil
    )
    let entry = PathEvidenceTests.entry(("GET /aB/7", #"{"b": 1}"#), "application/json")
    await AdditionLawTests.readAll(Traffic.archive([entry])) { addition.survey($0) }
    await AdditionLawTests.readAll(Traffic.archive([entry])) { addition.add($0) }
    #expect(addition.endpoints.names == ["\(name).get"])
  }
}
