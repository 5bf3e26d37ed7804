import EndpointJSON
import Foundation
import TestTraits
import Testing

@testable import EndpointSpec

@Suite("The canonical form of a spec", .serialized, .computing)
struct CanonicalTextTests {
  private func canonical(_ text: String) throws -> String {
    canonicalText(of: try JSONValue(parsing: text.utf8))
  }

  @Test(arguments: [
    // Plain data
    ("{}", "{}\n"), ("[1,  2]", "[1, 2]\n"), ("\"a\"", "\"a\"\n"),
    // Numbers stay unchanged. Strings use the shortest escapes.
    ("[1.50, 1e2, -0, 123456789012345678901234567890]", nil),
    (#"["\u00e9\/\u0041", "\t\u0007"]"#, "[\"é/A\", \"\\t\\u0007\"]\n"),
    // Each name of the document gets its own line. The values below a name share one.
    (
      #"{"api": "A", "servers": {"one": "https://a.b"}, "swift": {"mutable": true}}"#,
      """
      {
        "api": "A",
        "servers": {
          "one": "https://a.b"
        },
        "swift": { "mutable": true }
      }

      """
    ),
    (
      #"{"receivers": {"Deck": {"summary": "One."}, "Decks": {"summary": "All."}}}"#,
      """
      {
        "receivers": {
          "Deck": { "summary": "One." },
          "Decks": { "summary": "All." }
        }
      }

      """
    ),
    // A type with one key fits on one line. Each field gets its own line.
    (
      #"{"types": {"A": {"identifier": "int"}, "B": {"fields": {"a": "int"}}, "C": {"fields": {}}}}"#,
      """
      {
        "types": {
          "A": { "identifier": "int" },
          "B": {
            "fields": {
              "a": "int"
            }
          },
          "C": { "fields": {} }
        }
      }

      """
    ),
    // Enum values share a line if none of them is an object.
    (
      #"{"types": {"A": {"enum": ["a", "b"], "closed": true}, "B": {"enum": ["a", {"value": "b"}]}}}"#,
      """
      {
        "types": {
          "A": {
            "enum": ["a", "b"],
            "closed": true
          },
          "B": {
            "enum": [
              "a",
              { "value": "b" }
            ]
          }
        }
      }

      """
    ),
    // In an example, "fields" is data.
    (
      #"{"endpoints": {"a": {"path": "/", "examples": {"b": {"response": {"fields": {"c": 1}}}}}}}"#,
      """
      {
        "endpoints": {
          "a": {
            "path": "/",
            "examples": {
              "b": { "response": { "fields": { "c": 1 } } }
            }
          }
        }
      }

      """
    ),
    // The fields of an inline type get their own lines, too.
    (
      #"{"endpoints": {"a": {"path": "/", "response": {"200": [{"fields": {"b": "int"}}]}}}}"#,
      """
      {
        "endpoints": {
          "a": {
            "path": "/",
            "response": {
              "200": [
                {
                  "fields": {
                    "b": "int"
                  }
                }
              ]
            }
          }
        }
      }

      """
    ),
  ])
  func laysOutCanonicalText(text: String, expected: String?) throws {
    #expect(try canonical(text) == expected ?? text + "\n")
  }

  @Test(arguments: [(99, 1), (100, 1), (101, 4)])
  func wrapsLinesAfter100Characters(width: Int, lines: Int) throws {
    // The limit counts characters, not bytes.
    let text = "[\"\(String(repeating: "é", count: width - 7))\", 1]"
    #expect(text.unicodeScalars.count == width)
    #expect(try canonical(text).split(separator: "\n").count == lines)
  }

  @Test func countsCommaInLineWidth() throws {
    // The array starts in column 8. The comma is in the last column or one beyond it.
    func lines(_ count: Int) throws -> Int {
      let array = "[\"\(String(repeating: "x", count: count))\", 1]"
      return try canonical("{ \"a\": \(array), \"b\": 1 }").split(separator: "\n").count
    }
    #expect(try lines(100 - 7 - 7 - 1) == 4)
    #expect(try lines(100 - 7 - 7) == 7)
  }

  @Test(arguments: [2, 64, 65, 128, 129])
  func laysOutLargeObjectsLikeSmallOnes(count: Int) throws {
    // Each array fits on its line only without a comma. So only the last one stays on one line.
    let array = "[\"\(String(repeating: "x", count: 100 - 9 - 7))\", 1]"
    let members = (100..<100 + count).map { "\"\($0)\": \(array)" }
    let lines = try canonical("{ \(members.joined(separator: ", ")) }").split(separator: "\n")
    #expect(lines.filter { $0 == "  ]," }.count == count - 1)
    #expect(lines.suffix(2) == ["  \"\(99 + count)\": \(array)", "}"])
    #expect(lines.count == 2 + 4 * (count - 1) + 1)
  }

  @Test(arguments: ["Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow"])
  func packageSpecsAreCanonical(name: String) throws {
    let specs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Specs")
    let text = try String(contentsOf: specs.appending(path: name + ".json"), encoding: .utf8)
    #expect(try canonical(text) == text)
  }

  @Test(arguments: [
    "api", "bodies", "fields", "parameters", "responses", "scalars", "unions",
  ])
  func canonicalTextIsStableAndPreservesContent(name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Language/Spec/Language")
    let text = try String(contentsOf: folder.appending(path: name + ".json"), encoding: .utf8)
    let once = try canonical(text)
    #expect(
      try JSONValue(parsing: once.utf8).description == JSONValue(parsing: text.utf8).description
    )
    #expect(try canonical(once) == once)
  }
}
