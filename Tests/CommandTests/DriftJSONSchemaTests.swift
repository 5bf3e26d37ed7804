import EndpointJSON
import Foundation
import SchemaCheck
import TestTraits
import Testing

@testable import EndpointCommands

/// The schema that `verify --print-schema` prints, compared with a report that has every key.
@Suite("The schema of the JSON report of verify", .serialized, .computing)
struct DriftJSONSchemaTests {
  private let folder: TemporaryFolder
  private let schema: SchemaCheck

  init() throws {
    folder = try TemporaryFolder()
    schema = try SchemaCheck(driftJSONSchema)
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/verify-finds-drift/input")
    for name in ["Specs/Shop.json", "traffic.har", "recording.json"] {
      let text = try String(contentsOf: source.appending(path: name), encoding: .utf8)
      try folder.write(text, to: name)
    }
    try folder.write("{\"log\":{\"entries\":[{}]}}", to: "broken.har")
    try folder.write(
      """
      {"allow":[{"kind":"missing-field","at":"*","reason":"The old server","expires":"2099-01-01"}]}
      """,
      to: "allow.json"
    )
  }

  @Test func schemaMatchesReport() throws {
    let text = folder.printed(
      "verify",
      "traffic.har",
      "recording.json",
      "broken.har",
      "--allow",
      "allow.json",
      "--show",
      "safe",
      "--format",
      "json"
    )
    #expect(schema.problems(of: try JSONValue(parsing: text.utf8)) == [])
    for key in schema.keys { #expect(text.contains("\"\(key)\":"), "the report lacks \(key)") }
  }

  @Test func verifyPrintsSchema() {
    #expect(folder.printed("verify", "--print-schema") == driftJSONSchema)
  }
}
