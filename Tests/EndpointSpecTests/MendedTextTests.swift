import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// A mistake of syntax with one remedy hides no other mistake, and moves none.
@Suite("Mistakes beside malformed text", .computing)
struct MendedTextTests {
  private static let yaml = """
    api: Shop
    servers:
      production: https://api.shop.test
    types:
      Item:
        fields:
          id: int
          name: strng
    endpoints:
      Item.get:
        path: /items/{id}
        parameters:
          id: int
        respnse: Item
    """
  private static let json = """
    { "api": "Shop",
      "servers": { "production": "https://api.shop.test" },
      "types": { "Item": { "fields": {
        "id": "int",
        "name": "strng" } } },
      "endpoints": { "Item.get": {
        "path": "/items/{id}",
        "parameters": { "id": "int" },
        "respnse": "Item" } } }
    """
  private static let mistakes = [
    "Shop.yaml": [
      ("api: Shop", "api Shop"), ("path: ", "path "),
      ("fields:\n", "fields\n"), ("path: ", "path: \""), ("types:", "// All types\ntypes:"),
      ("parameters:\n      id", "parameters:\n\t\t\tid"),
      ("      id: int\n    r", "       id: int\n    r"),
    ],
    "Shop.json": [
      ("\"Shop\",", "\"Shop\""), ("\"int\",", "\"int\","), ("\"id\": \"int\",", "'id': 'int',"),
      ("\"types\":", "// All types\n\"types\":"), ("\"parameters\":", "parameters:"),
      ("\"parameters\": {", "\"parameters\" {"), ("\"int\" },", "\"int\", },"),
    ],
  ]

  @Test(arguments: ["Shop.yaml", "Shop.json"])
  func othersAreReportedAtTheirPlaces(path: String) throws {
    let valid = path == "Shop.yaml" ? Self.yaml : Self.json
    let mistakes = try #require(Self.mistakes[path])
    for (index, one) in mistakes.enumerated() {
      // Each alone, and each two.
      let first = valid.replacing(one.0, with: one.1)
      for other in mistakes[index...] where one == other || one.0 != other.0 {
        let text = one == other ? first : first.replacing(other.0, with: other.1)
        let found = problems(text, path)
        for word in ["strng", "respnse"] {
          let places = found.filter { $0.message.contains(word) }.map { problem in
            String(
              decoding: Array(text.utf8)[problem.place.start..<problem.place.end],
              as: UTF8.self
            )
          }
          #expect(places.count == 1 && places[0].contains(word), "\(one.1), \(other.1): \(found)")
        }
        for problem in found where problem.rule != .unknownKey && problem.rule != .unknownType {
          #expect([.malformedYAML, .malformedJSON].contains(problem.rule), "\(one.1), \(other.1)")
        }
      }
    }
  }

  private func problems(_ text: String, _ path: String) -> [Diagnostic] {
    readSpec([SourceFile(path: path, bytes: Array(text.utf8))]).diagnostics
      .filter { $0.severity == .error }
  }
}
