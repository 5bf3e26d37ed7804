import Foundation
import Testing

@testable import EndpointCommands

/// The schema that the tool carries, and what it explains from it.
@Suite(.serialized)
struct LanguageReferenceTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theSchemaIsTheFileInSpecs() throws {
    let file = Self.root.appending(path: "Specs/endpoints.schema.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    if text != builtInSchema, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let source = Self.root.appending(
        path: "Sources/EndpointCommands/Language/BuiltInSchema.swift"
      )
      try Data(Self.swift(text).utf8).write(to: source)
      Issue.record("recorded BuiltInSchema.swift: build and run the tests again")
      return
    }
    #expect(text == builtInSchema, "RECORD=1 takes it over")
  }

  private static func swift(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    let head = [
      "// Written from Specs/endpoints.schema.json by the tests (RECORD=1). Do not edit.", "",
      "/// The JSON Schema of specs.", "let builtInSchema = #\"\"\"",
    ]
    return (head + lines + ["  \"\"\"#", ""]).joined(separator: "\n")
  }

  @Test func everyKeyHasAMeaning() throws {
    for key in try LanguageReference().keys {
      #expect(!key.meaning.isEmpty, "\(key.fullName)")
    }
  }

  @Test func schemaIsPrintedOrWritten() throws {
    #expect(folder.run("schema") == 0)
    #expect(folder.output == builtInSchema)
    folder.output = ""
    #expect(folder.run("schema", "--output", "Specs/endpoints.schema.json") == 0)
    #expect(folder.run("schema", "--output", "Specs/endpoints.schema.json") == 0)
    #expect(
      folder.output == """
        Specs/endpoints.schema.json: written
        Specs/endpoints.schema.json: unchanged

        """
    )
    #expect(try folder.text("Specs/endpoints.schema.json") == builtInSchema)
  }

  @Test func explainsAKeyOfOneObject() {
    #expect(folder.run("explain", "field.lossy") == 0)
    #expect(folder.output.hasPrefix("field.lossy\n"))
    #expect(folder.output.contains("In: types.NAME.fields.NAME\n"))
  }

  @Test func explainsAKeyInEveryObject() {
    #expect(folder.run("explain", "serverDefault") == 0)
    #expect(folder.output.contains("parameter.serverDefault\n"))
    #expect(folder.output.contains("bodyField.serverDefault\n"))
  }

  @Test func proposesTheNearestKey() {
    #expect(folder.run("explain", "losy") == 2)
    #expect(folder.errors.contains("unknown key \"losy\"; did you mean \"lossy\"?"))
  }

  @Test func listsAllKeys() throws {
    #expect(folder.run("explain") == 0)
    for key in try LanguageReference().keys { #expect(folder.output.contains(key.name)) }
  }
}
