import EndpointJSON
import Foundation
import Testing

@testable import EndpointSpec

@Suite("The canonical form of a spec", .serialized)
struct CanonicalTextTests {
  private func canonical(_ text: String) throws -> String {
    canonicalText(of: try JSONValue(parsing: text.utf8))
  }

  @Test(arguments: [
    // Empty, and plain data.
    ("{}", "{}\n"), ("[1,  2]", "[1, 2]\n"), ("\"a\"", "\"a\"\n"),
    // Digits, letters and escapes are as they were, or as short as they can be.
    ("[1.50, 1e2, -0, 123456789012345678901234567890]", nil),
    (#"["\u00e9\/\u0041", "\t\u0007"]"#, "[\"é/A\", \"\\t\\u0007\"]\n"),
    // Names of the document stand on lines of their own, and what lies below them does not.
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
    // A type that says one thing needs one line; fields never share one.
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
    // The values of an enum: on one line as long as none says more.
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
    // In an example, "fields" is data; so is it in a default.
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
    // A type in place has its fields on lines, wherever it stands.
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
  func layout(text: String, expected: String?) throws {
    #expect(try canonical(text) == expected ?? text + "\n")
  }

  @Test(arguments: [(99, 1), (100, 1), (101, 4)])
  func aLineHasAtMost100Characters(width: Int, lines: Int) throws {
    // Characters and not bytes count.
    let text = "[\"\(String(repeating: "é", count: width - 7))\", 1]"
    #expect(text.unicodeScalars.count == width)
    #expect(try canonical(text).split(separator: "\n").count == lines)
  }

  @Test func aCommaCounts() throws {
    // In the document the array begins in the eighth column, and the comma stands in the last or behind it.
    func lines(_ count: Int) throws -> Int {
      let array = "[\"\(String(repeating: "x", count: count))\", 1]"
      return try canonical("{ \"a\": \(array), \"b\": 1 }").split(separator: "\n").count
    }
    #expect(try lines(100 - 7 - 7 - 1) == 4)
    #expect(try lines(100 - 7 - 7) == 7)
  }

  @Test(arguments: [2, 64, 65, 128, 129])
  func largeObjectsAreLaidOutAsSmallOnes(count: Int) throws {
    // The array of each member just fits on its line without a comma, so that only the last one stays there.
    let array = "[\"\(String(repeating: "x", count: 100 - 9 - 7))\", 1]"
    let members = (100..<100 + count).map { "\"\($0)\": \(array)" }
    let lines = try canonical("{ \(members.joined(separator: ", ")) }").split(separator: "\n")
    #expect(lines.filter { $0 == "  ]," }.count == count - 1)
    #expect(lines.suffix(2) == ["  \"\(99 + count)\": \(array)", "}"])
    #expect(lines.count == 2 + 4 * (count - 1) + 1)
  }

  @Test(arguments: ["Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow"])
  func theSpecsOfThisPackageHaveIt(name: String) throws {
    let specs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Specs")
    let text = try String(contentsOf: specs.appending(path: name + ".json"), encoding: .utf8)
    #expect(try canonical(text) == text)
  }

  @Test(arguments: [
    "api", "bodies", "fields", "parameters", "responses", "scalars", "unions",
  ])
  func saysTheSameAndStaysAsItIs(name: String) throws {
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
