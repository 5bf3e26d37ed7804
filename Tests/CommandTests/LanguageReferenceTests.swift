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
    let text = try String(contentsOf: file, encoding: .utf8)
    try BuiltInText.expect(
      builtInSchema,
      Self.compact(JSONValue(parsing: Array(text.utf8))),
      file: "Language/BuiltInSchema",
      head: """
        // Written from Specs/endpoints.schema.json by the tests (RECORD=1). Do not edit.

        /// The JSON Schema of specs, with a definition per line.
        """
    )
    #expect(schemaText == text)
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
    let schema = try String(
      contentsOf: Self.root.appending(path: "Specs/endpoints.schema.json"),
      encoding: .utf8
    )
    let examples = try await ReferenceExamples(root: Self.root, schema: schema).all()
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
      #expect(!example.costs.isEmpty, "\(key.fullName) has no cost")
    }
    #expect(
      Set(reference.keys.filter { $0.noSwift != nil }.map(\.fullName)) == Self.withoutSwift
    )
  }

  /// The keys that do not affect generated code. The schema explains why.
  private static let withoutSwift: Set = [
    "spec.$schema", "authenticationOAuth2.oauth2", "oauth2.scopes", "oauth2.authorizationURL",
    "oauth2.tokenURL",
  ]

  /// An optional choice has a default value, or the schema explains what applies without the key.
  @Test func everyOptionalChoiceDocumentsItsDefault() throws {
    for key in try LanguageReference().keys where key.isChoice && !key.isRequired {
      #expect((key.defaultValue == nil) != (key.absence == nil), "\(key.fullName)")
    }
  }

  @Test func omittedKeyEqualsItsDefault() throws {
    let schema = try String(
      contentsOf: Self.root.appending(path: "Specs/endpoints.schema.json"),
      encoding: .utf8
    )
    let examples = try ReferenceExamples(root: Self.root, schema: schema)
    for key in try LanguageReference(schema).keys where key.defaultValue != nil {
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

  /// `.ci/docs` makes this page.
  @Test func writesReferenceOfAllKeys() throws {
    #expect(folder.run("explain", "--output", "Reference.md") == 0)
    let page = try folder.text("Reference.md")
    for key in try LanguageReference().keys {
      #expect(page.contains("\n### \(key.fullName)\n\n\(key.meaning)\n"))
    }
    #expect(folder.run("explain", "lossy", "--output", "Reference.md") == 2)
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
