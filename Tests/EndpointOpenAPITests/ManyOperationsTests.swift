import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import TestTraits
import Testing

@Suite("A document of 101 operations", .serialized, .computing)
struct ManyOperationsTests {
  private let result: ImportResult

  init() {
    let paths = (0..<101).map { "\"/things\($0)\": { \"get\": \(Self.operation($0)) }" }
    let document = """
      { "openapi": "3.1.0", "info": { "title": "Many", "version": "1.0.0" },
        "servers": [{ "url": "https://many.example.com" }],
        "paths": { \(paths.joined(separator: ", ")) } }
      """
    let file = SourceFile(path: "many.json", bytes: Array(document.utf8))
    result = importOpenAPI(Documents(file))
  }

  /// All operations declare 404, two declare 410, one declares 413. Operations 5 and 89 have a
  /// mistake and an example.
  private static func operation(_ index: Int) -> String {
    let content = "{ \"schema\": { \"type\": \"integer\" }, \"example\": \(index) }"
    let isMarked = [5, 89].contains(index)
    var responses = ["\"404\": { \"description\": \"Not found\" }"]
    responses.append(
      isMarked
        ? "\"200\": { \"description\": \"OK\", \"content\": { \"application/json\": \(content) } }"
        : "\"204\": { \"description\": \"OK\" }"
    )
    if [20, 70].contains(index) { responses.append("\"410\": { \"description\": \"Gone\" }") }
    if index == 40 { responses.append("\"413\": { \"description\": \"Too large\" }") }
    let security = isMarked ? ", \"security\": [{ \"nobody\(index)\": [] }]" : ""
    return "{ \"responses\": { \(responses.joined(separator: ", ")) }\(security) }"
  }

  @Test("shares the failures that nearly all operations declare")
  func sharesFrequentFailures() throws {
    let spec = try #require(result.files.first?.spec)
    #expect(spec["errors"]?.objectValue?.keys.map(\.self) == ["404"])
    let own = spec["endpoints"]?.objectValue?.compactMap {
      $0.value["errors"]?.objectValue?.keys.map(\.self)
    }
    #expect(own == [["410"], ["413"], ["410"]])
  }

  @Test("reports the diagnostics of all parts in order")
  func reportsFindingsOfAllPartsInOrder() {
    let mistakes = result.diagnostics.filter { $0.rule == .documentMistake }.map(\.message)
    #expect(
      mistakes == ["unknown security scheme \"nobody5\"", "unknown security scheme \"nobody89\""]
    )
    #expect(result.exampleCount == 2 && result.fittingExampleCount == 2)
    #expect(result.endpointCount == 101)
  }
}
