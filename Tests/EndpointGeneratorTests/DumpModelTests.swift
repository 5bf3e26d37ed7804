import EndpointGenerator
import EndpointJSON
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct DumpModelTests {
  @Test func dumpContainsTemplateContexts() throws {
    let text = dumpModel(try CaseFolder(name: "aliases").model(), source: "Specs/Bookcase.json")
    let json = try JSONValue(parsing: Array(text.utf8))
    #expect(json["source"] == "Specs/Bookcase.json")
    let module = try #require(json["modules"]?[0])
    #expect(module["name"] == "BookcaseAPI")
    let files = try #require(module["files"]?.arrayValue)
    func declarations(of file: String) throws -> [JSONValue] {
      let file = try #require(files.first { $0["name"] == .string(file) })
      return try #require(file["declarations"]?.arrayValue)
    }
    let shelf = files.first { $0["name"] == "Shelf" }
    #expect(shelf?["imports"] == ["@_spi(Generated) import EndpointRuntime"])
    #expect(
      try declarations(of: "Shelf").map { $0["template"] } == [
        "structure", "decoding", "encoding", "equality",
      ]
    )
    #expect(
      try declarations(of: "Books") == [
        [
          "template": "alias",
          "context": [
            "documentation": ["More than one."], "availability": "", "access": "public ",
            "name": "Books", "target": "[Book]",
          ],
        ]
      ]
    )
  }

  /// The order must not depend on hashes, which differ from run to run.
  @Test func dumpSortsFilesOfExampleValues() throws {
    let text = dumpModel(try CaseFolder(name: "examples").model(), source: "a")
    let json = try JSONValue(parsing: Array(text.utf8))
    let files = try #require(json["modules"]?[1]?["files"]?.arrayValue)
    let names = files.dropFirst().compactMap { $0["name"]?.stringValue }
    #expect(names.count > 4)
    #expect(names == names.sorted())
  }

  @Test func dumpIsIndentedAndEndsWithNewline() throws {
    let text = dumpModel(try CaseFolder(name: "aliases").model(), source: "a")
    #expect(text.hasPrefix("{\n  \"source\": \"a\",\n  \"modules\": [\n"))
    #expect(text.hasSuffix("\n}\n"))
  }
}
