import EndpointJSON
import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// The built-in schema, the reference made from it, and `endpoints explain`.
@Suite(.serialized, .computing)
struct LanguageReferenceTests {
  private static let root = BuiltInText.root

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func builtInSchemaEqualsFileInSpecs() throws {
    let file = Self.root.appending(path: "Specs/endpoints.schema.json")
    let schema = try JSONValue(parsing: Array(Data(contentsOf: file)))
    let compact = Self.compact(LanguageReference.removingEditorTexts(from: schema))
    try BuiltInText.expect(
      builtInSchema,
      compact,
      file: "Language/BuiltInSchema",
      head: """
        // Written from Specs/endpoints.schema.json by the tests (RECORD=1). Do not edit.

        /// The JSON Schema of specs, with a definition per line.
        """
    )
    let text = try String(contentsOf: file, encoding: .utf8)
    if BuiltInText.isRecording, builtInSchema == compact {
      try Data(schemaText.utf8).write(to: file)
    }
    let isUpToDate = schemaText == text
    #expect(isUpToDate, "run with RECORD=1 to update the texts for editors")
  }

  /// Editors show the meaning, the default and an example of each key.
  @Test func schemaExplainsEachKeyToEditors() throws {
    let schema = try JSONValue(parsing: Array(schemaText.utf8))
    for key in try LanguageReference().keys {
      let property = schema["$defs"]?[key.owner]?["properties"]?[key.name]
      let text = try #require(property?["markdownDescription"]?.stringValue, "\(key.fullName)")
      #expect(text.hasPrefix(key.meaning) && text.contains("```json\n\"\(key.name)\": "))
    }
  }

  /// The schema without spaces, with a definition per line.
  private static func compact(_ schema: JSONValue) -> String {
    func lines(_ object: JSONObject?, _ value: (String, JSONValue) -> String) -> String {
      let members = (object ?? [:]).map { "\(JSONValue.string($0)):\(value($0, $1))" }
      return "{\n\(members.joined(separator: ",\n"))\n}"
    }
    return lines(schema.objectValue) { key, value in
      key == "$defs" ? lines(value.objectValue) { "\($1)" } : "\(value)"
    }
  }

  @Test func examplesAreUpToDate() async throws {
    let reference = try ReferenceExamples(root: Self.root, schema: builtInSchema)
    #expect(try Set(reference.keys) == Set(LanguageReference().keys.map(\.fullName)))
    let examples = try await reference.all()
    try BuiltInText.expect(
      builtInExamples,
      ReferencePage.text(ofExamples: examples),
      file: "Language/BuiltInExamples",
      head: """
        // Written by the tests (RECORD=1). Do not edit.

        /// The examples of the reference of the spec language.
        """
    )
    let named = examples.map { ($0.key.fullName, $0.example) }
    #expect(
      ReferencePage.examples(in: builtInExamples) == Dictionary(uniqueKeysWithValues: named)
    )
  }

  @Test func everyKeyHasMeaningExampleSwiftAndCost() throws {
    let reference = try LanguageReference()
    let examples = ReferencePage.examples(in: builtInExamples)
    for key in reference.keys {
      #expect(!key.meaning.isEmpty, "\(key.fullName)")
      #expect(!key.examples.isEmpty, "\(key.fullName)")
      let example = try #require(examples[key.fullName], "\(key.fullName)")
      #expect(example.swift.isEmpty == (key.noSwift != nil), "\(key.fullName)")
      #expect(!example.changes.isEmpty, "\(key.fullName)")
    }
    #expect(
      Set(reference.keys.filter { $0.noSwift != nil }.map(\.fullName)) == Self.withoutSwift
    )
  }

  /// The keys that do not affect generated code. The schema explains why.
  private static let withoutSwift: Set = [
    "spec.$schema", "swift.module", "authenticationOAuth2.oauth2", "oauth2.scopes",
    "oauth2.authorizationURL",
    "oauth2.tokenURL",
  ]

  /// An optional choice has a default value, or the schema explains what applies without the key.
  @Test func everyOptionalChoiceDocumentsItsDefault() throws {
    for key in try LanguageReference().keys where key.isChoice && !key.isRequired {
      #expect((key.defaultValue == nil) != (key.absence == nil), "\(key.fullName)")
    }
  }

  @Test func omittedKeyEqualsItsDefault() throws {
    let examples = try ReferenceExamples(root: Self.root, schema: builtInSchema)
    for key in try LanguageReference().keys where key.defaultValue != nil {
      #expect(try examples.differences(byDefaultOf: key) == [], "\(key.fullName)")
    }
  }

  @Test func everyObjectExceptSpecHasPlace() throws {
    for owner in try LanguageReference().owners {
      #expect(owner.places.isEmpty == (owner.name == "spec"), "\(owner.name)")
    }
  }

  @Test func schemaCommandPrintsOrWritesSchema() throws {
    #expect(folder.run("schema") == 0)
    #expect(folder.output == schemaText)
    folder.output = ""
    #expect(folder.run("schema", "--output", "Specs/endpoints.schema.json") == 0)
    #expect(folder.run("schema", "--output", "Specs/endpoints.schema.json") == 0)
    #expect(
      folder.output == """
        Specs/endpoints.schema.json: written
        Specs/endpoints.schema.json: unchanged

        """
    )
    #expect(try folder.text("Specs/endpoints.schema.json") == schemaText)
  }

  /// `.ci/docs` makes these pages.
  @Test func writesPagesOfAllKeys() throws {
    #expect(folder.run("explain", "--output", "Reference") == 0)
    let contents = try folder.text("Reference/Reference.md")
    var owners: [String] = []
    for page in ReferencePage.all {
      let text = try folder.text("Reference/\(page.name).md")
      for key in try LanguageReference().keys where page.owners.contains(key.owner) {
        #expect(text.contains("\n### \(key.fullName)\n\n\(key.meaning)\n"))
      }
      #expect(contents.contains("](\(page.name).md)"))
      owners += page.owners
    }
    #expect(try owners.sorted() == LanguageReference().owners.map(\.name).sorted())
    #expect(folder.run("explain", "lossy", "--output", "Reference") == 2)
  }

  /// Every Swift block is whole declarations. The compiler parses all of them at once.
  @Test(.enabled(if: App.hasCompiler, "swiftc is not in the PATH"))
  func swiftOfEachKeyParses() throws {
    let text = ReferencePage.examples(in: builtInExamples).sorted { $0.key < $1.key }
      .map { "// \($0)\n\($1.swift.joined(separator: "\n"))\n" }.joined()
    try folder.write(text, to: "Reference.swift")
    let swiftc = Subprocess(
      program: "swiftc",
      arguments: ["-frontend", "-parse", "\(folder.path)/Reference.swift"],
      environment: ProcessInfo.processInfo.environment
    )
    let result = try swiftc.run()
    #expect(result.status == 0, "\(String(decoding: result.errors, as: UTF8.self))")
  }

  @Test func explainsKeyOfOneObject() {
    #expect(folder.run("explain", "field.lossy") == 0)
    #expect(folder.output.hasPrefix("field.lossy\n  In field, written in `struct.fields`"))
    #expect(folder.output.contains("\"lossy\": true"))
  }

  @Test func explainsKeyInEveryObject() {
    #expect(folder.run("explain", "serverDefault") == 0)
    #expect(folder.output.contains("parameter.serverDefault\n"))
    #expect(folder.output.contains("bodyField.serverDefault\n"))
  }

  @Test(arguments: ["pagination.next", "endpoint.pagination.next"])
  func explainsKeyOfObjectsAtKey(name: String) {
    #expect(folder.run("explain", name) == 0)
    #expect(folder.output.hasPrefix("paginationCursor.next\n"))
  }

  @Test func explainsKeysWithWord() {
    #expect(folder.run("explain", "reload") == 0)
    #expect(folder.output.hasPrefix("endpoint.cache\n"))
  }

  @Test func explainsObjectByItsKeys() {
    #expect(folder.run("explain", "enumCase") == 0)
    #expect(folder.output.hasPrefix("enumCase\n"))
    #expect(folder.output.contains("\n  Written in `enum.enum`\n"))
    #expect(folder.output.contains("\n  deprecated  "))
  }

  @Test func explainsType() {
    #expect(folder.run("explain", "int") == 0)
    #expect(folder.output.hasPrefix("int\n  A type: Int in Swift."))
  }

  @Test func suggestsNearestKey() {
    #expect(folder.run("explain", "losy") == 2)
    #expect(folder.errors.contains("unknown key \"losy\"; did you mean \"lossy\"?"))
  }

  @Test func listsAllKeys() throws {
    #expect(folder.run("explain") == 0)
    for key in try LanguageReference().keys { #expect(folder.output.contains(key.name)) }
  }
}
