import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("A spec may be a folder of files", .serialized, .computing)
struct FolderTests {
  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  @Test func mergesTypesAndEndpointsOfAllFiles() throws {
    let result = readSpec([
      file("api.json", storeSpec(types: "\"A\": { \"fields\": { \"b\": \"B\" } }")),
      file("b.json", "{ \"$schema\": \"s\", \"types\": { \"B\": { \"enum\": [\"x\"] } } }"),
      file("c.json", "{ \"endpoints\": { \"list\": { \"path\": \"/\", \"response\": \"A\" } } }"),
    ])
    #expect(result.diagnostics == [])
    let document = try #require(result.document)
    #expect(document.types.map(\.name.value) == ["A", "B"])
    #expect(document.types[1].value.place.file == 1)
    #expect(document.endpoints.map(\.name.place.file) == [2])
  }

  @Test func reportsBothPlacesOfDuplicateName() throws {
    let result = readSpec([
      file("api.json", storeSpec(endpoints: "\"list\": { \"path\": \"/a\" }")),
      file("b.json", "{ \"endpoints\": { \"list\": { \"path\": \"/b\" } } }"),
    ])
    let diagnostic = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(diagnostic.rule == .duplicateName && diagnostic.place.file == 1)
    #expect(diagnostic.related.map(\.place.file) == [0])
  }

  @Test func reportsProblemsBesideBrokenFile() {
    let result = readSpec([
      file("api.json", storeSpec(endpoints: "\"list\": { \"path\": 1 }")), file("b.json", "{"),
      file("c.json", "{ \"types\": 1 }"),
    ])
    #expect(result.diagnostics.map(\.place.file) == [0, 1, 2])
    #expect(result.diagnostics.map(\.rule) == [.wrongType, .malformedJSON, .wrongType])
  }

  @Test func returnsNoDocumentWithoutFiles() {
    #expect(readSpec([]).document == nil)
  }
}
