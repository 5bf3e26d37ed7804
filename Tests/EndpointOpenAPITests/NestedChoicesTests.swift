import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import TestTraits
import Testing

@Suite("Nested choices", .serialized, .computing)
struct NestedChoicesTests {
  /// Each level is the next level, or the next level with an additional field. So each level
  /// doubles the number of types.
  private static func document(levels: Int) -> String {
    let schemas = (0..<levels).map { level in
      let next = "{ \"$ref\": \"#/components/schemas/S\(level + 1)\" }"
      let field =
        "{ \"type\": \"object\", \"properties\": { \"p\(level)\": { \"type\": \"string\" } } }"
      return "\"S\(level)\": { \"oneOf\": [\(next), { \"allOf\": [\(next), \(field)] }] }"
    }
    let last =
      "\"S\(levels)\": { \"type\": \"object\", \"properties\": { \"q\": { \"type\": \"string\" } } }"
    let content =
      "{ \"application/json\": { \"schema\": { \"$ref\": \"#/components/schemas/S0\" } } }"
    return """
      { "openapi": "3.0.3", "info": { "title": "Choices", "version": "1.0.0" },
        "servers": [{ "url": "https://choices.example.com" }],
        "paths": { "/a": { "get": { "operationId": "getA",
          "responses": { "200": { "description": "OK", "content": \(content) } } } } },
        "components": { "schemas": { \((schemas + [last]).joined(separator: ", ")) } } }
      """
  }

  private func imported(levels: Int) -> ImportResult {
    let bytes = Array(Self.document(levels: levels).utf8)
    return importOpenAPI(Documents(SourceFile(path: "choices.json", bytes: bytes)))
  }

  @Test func importsFewNestedChoices() {
    let result = imported(levels: 5)
    #expect(result.diagnostics.filter { $0.rule == .documentMistake } == [])
    let union = result.files.first?.spec["types"]?["S0"]?["union"]
    #expect(union?.objectValue?.count == 32)
  }

  @Test(.timeLimit(.minutes(15)), arguments: [8, 9])
  func reportsOneMistakeForTooManyChoices(levels: Int) throws {
    let mistakes = imported(levels: levels).diagnostics.filter { $0.rule == .documentMistake }
    let mistake = try #require(mistakes.first)
    #expect(mistakes.count == 1)
    #expect(mistake.message.contains(Budget.joinedAlternatives.expected))
    #expect(mistake.place.start > 0)
  }
}
