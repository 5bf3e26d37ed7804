import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// An edit that is certain drops a word of a name only if the word is code: a name on the wire may have several words.
@Suite("Words of English stay in names", .computing)
struct DeclaredNameTests {
  private static let english = [
    "case", "public", "private", "internal", "protected", "static", "final", "required", "optional",
    "repeated", "fun",
  ]
  private static let nouns = ["number", "sale", "id"]

  @Test(arguments: english)
  func namesOfFieldsKeepTheirWords(word: String) {
    for noun in Self.nouns {
      let found = problems(#""Item": { "fields": { "\#(word) \#(noun)": "int" } }"#)
      #expect(found.map(\.message) == ["\"\(word) \(noun)\" is not a valid Swift name"])
      #expect(found.first?.hint?.contains("\"as\"") == true, "\(found)")
    }
  }

  @Test(arguments: english)
  func valuesOfEnumsKeepTheirWords(word: String) {
    for noun in Self.nouns {
      let found = problems(#""Item": { "enum": ["\#(word) \#(noun)", "\#(word) other"] }"#)
      #expect(!found.isEmpty)
      for problem in found where problem.fix?.isCertain == true {
        let edits = problem.fix?.edits ?? []
        #expect("\(edits)".contains("\(word) \(noun)") || "\(edits)".contains("\(word) other"))
      }
    }
  }

  /// Two modifiers of Java are probably code, but the author decides.
  @Test(arguments: ["private static", "public final", "static final", "optional public"])
  func editsOfSeveralWordsAreNotCertain(words: String) {
    for noun in Self.nouns {
      let found = problems(#""Item": { "fields": { "\#(words) \#(noun)": "int" } }"#)
      #expect(found.map(\.hint) == ["write \"\(noun)\""], "\(words) \(noun)")
      #expect(found.first?.fix?.isCertain == false, "\(words) \(noun)")
    }
  }

  @Test(arguments: ["let", "public let", "final var", "@Path", "private const", "static func"])
  func declarationsLoseTheirWords(words: String) {
    for noun in Self.nouns {
      let found = problems(#""Item": { "fields": { "\#(words) \#(noun)": "int" } }"#)
      #expect(found.map(\.hint) == ["write \"\(noun)\""], "\(words) \(noun)")
      #expect(found.first?.fix?.isCertain == true, "\(words) \(noun)")
    }
  }

  /// A field of this name on the wire is rare, and needs `as`.
  @Test(arguments: ["self", "this"])
  func membersLoseTheirOwner(owner: String) {
    for name in Self.nouns + ["user_id"] {
      let found = problems(#""Item": { "fields": { "\#(owner).\#(name)": "int" } }"#)
      #expect(found.map(\.hint) == ["write \"\(name)\""])
      #expect(found.first?.fix?.isCertain == false)
      let field = #"{ "type": "int", "as": "other" }"#
      #expect(problems(#""Item": { "fields": { "\#(owner).\#(name)": \#(field) } }"#).isEmpty)
    }
  }

  private func problems(_ type: String) -> [Diagnostic] {
    let endpoint = #""list": { "path": "/list", "response": "Item" }"#
    let text = storeSpec(types: type, endpoints: endpoint)
    return readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))]).diagnostics
      .filter { $0.severity == .error }
  }
}
