import EndpointDiff
import EndpointGenerator
import EndpointSpec
import TestTraits
import Testing

/// The differences that existing code meets in the new module, for one edit of a spec at a time.
@Suite(.serialized, .computing)
struct SymbolDifferenceTests {
  private static let types = """
    "Book": { "fields": { "title": "string", "pages": "int?", "cover": "Cover" } },
    "Cover": { "enum": ["paper", "hard"], "closed": true },
    "Copy": { "identifier": "int" }
    """
  private static let endpoints = """
    "Books.list": { "path": "/books", "parameters": { "page": "int?" }, "response": "[Book]" },
    "Copy.lend": { "path": "/copies/{copy}", "parameters": { "copy": "self", "days": "int" } }
    """

  struct Edit: CustomTestStringConvertible, Sendable {
    let from: String
    let to: String
    /// The effect and path of each difference, in order.
    let expected: [String]

    init(_ from: String, _ to: String, _ expected: String...) {
      self.from = from
      self.to = to
      self.expected = expected
    }

    var testDescription: String { "\(from) → \(to)" }
  }

  private static let edits = [
    Edit(#""pages": "int?""#, #""pages": "int?", "isbn": "string?""#),
    Edit(
      #""pages": "int?""#,
      #""pages": "int?", "isbn": "string""#,
      "callChanged Book.init(title:pages:cover:)"
    ),
    Edit(
      #""pages": "int?""#,
      #""pages": "int""#,
      "typeChanged Book.pages",
      "callChanged Book.init(title:pages:cover:)"
    ),
    Edit(#""title": "string""#, #""title": "string?""#, "typeChanged Book.title"),
    Edit(
      #""title": "string", "pages": "int?""#,
      #""pages": "int?", "title": "string""#,
      "callChanged Book.init(title:pages:cover:)"
    ),
    Edit(
      #""title": "string""#,
      #""title": { "type": "string", "deprecated": true }"#,
      "deprecated Book.title"
    ),
    Edit(
      #""title": "string""#,
      #""title": { "type": "string", "as": "name", "was": "title" }"#,
      "deprecated Book.title",
      "deprecated Book.init(title:pages:cover:)"
    ),
    Edit(#"["paper", "hard"]"#, #"["paper", "hard", "cloth"]"#, "caseAdded Cover.cloth"),
    Edit(#"["paper", "hard"]"#, #"["paper"]"#, "removed Cover.hard"),
    Edit(
      #""closed": true"#,
      #""closed": false"#,
      "kindChanged Cover",
      "kindChanged Cover.paper",
      "kindChanged Cover.hard"
    ),
    Edit(
      #""page": "int?""#,
      #""page": "int?", "size": "int?""#,
      "referenceChanged Books.list(page:)"
    ),
    Edit(
      #""page": "int?""#,
      #""page": { "type": "int", "default": 1 }"#,
      "callChanged Books.list(page:)"
    ),
    Edit(#""page": "int?""#, #""page": "string?""#, "callChanged Books.list(page:)"),
    Edit(#""response": "[Book]""#, #""response": "Book""#, "typeChanged Books.list(page:)"),
    Edit(#""days": "int""#, #""days": "int?""#),
    Edit(#""days": "int""#, #""days": { "type": "int", "default": 7 }"#),
    Edit(
      #""days": "int""#,
      #""weeks": { "type": "int", "was": "days" }"#,
      "deprecated Copy.lend(days:)"
    ),
    Edit(
      #""Copy": { "identifier": "int" }"#,
      #""Copy": { "identifier": "string" }"#,
      "conformanceLost Copy",
      "typeChanged Copy.id",
      "callChanged Copy.init(id:)"
    ),
    Edit(
      #""Book": { "fields""#,
      #""Book": { "deprecated": "No more.", "fields""#,
      "deprecated Book"
    ),
  ]

  @Test(arguments: edits)
  func findsSymbolDifferencesOfEdit(_ edit: Edit) throws {
    let old = try table(Self.types, Self.endpoints)
    let new = try table(
      Self.types.replacing(edit.from, with: edit.to),
      Self.endpoints.replacing(edit.from, with: edit.to)
    )
    let found = compareSymbols(old, new).map { "\($0.effect) \($0.path)" }
    #expect(found == edit.expected)
  }

  @Test func renamedTypeIsDeprecatedUnderOldName() throws {
    let old = try table(Self.types, Self.endpoints)
    let types = Self.types.replacing("\"Book\": {", with: "\"Volume\": { \"was\": \"Book\",")
    let new = try table(types, Self.endpoints.replacing("[Book]", with: "[Volume]"))
    #expect(compareSymbols(old, new).map(\.path) == ["Book"])
    #expect(compareSymbols(old, new).map(\.effect) == [.deprecated])
  }

  @Test func moduleEqualsItself() throws {
    let table = try table(Self.types, Self.endpoints)
    #expect(compareSymbols(table, table).isEmpty)
  }

  private func table(_ types: String, _ endpoints: String) throws -> SymbolTable {
    let text = """
      {
        "api": "Library",
        "servers": { "production": "https://library.example.com" },
        "types": { \(types) },
        "endpoints": { \(endpoints) }
      }
      """
    return SymbolTable(try Side(reading: [UInt8](text.utf8), as: "library.json").model)
  }
}
