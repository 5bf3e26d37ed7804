import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Examples are checked as a client reads or sends them", .serialized, .computing)
struct FitTests {
  /// The errors of an endpoint whose example response has the body.
  private func problems(_ type: String, _ body: String, types: String = "") -> [String] {
    let text = endpoint(
      "\"response\": \(type), \"examples\": { \"one\": { \"response\": \(body) } }",
      types: types
    )
    let result = readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))])
    return result.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test(arguments: [
    ("string", "\"a\""), ("bool", "true"), ("int", "1.0"), ("int", "1e2"), ("int", "-0"),
    ("int", "100e-2"), ("int", "9223372036854775807"), ("int32", "2147483647"), ("double", "1.5"),
    ("double", "1e-400"), ("decimal", "1e100"), ("date", "\"2024-02-29T23:59:60.5Z\""),
    ("date", "\"2026-11-21t08:30:00z\""), ("date(unix)", "1.5"), ("date(unix-ms)", "1"),
    ("date(rfc1123)", "\"Sat, 21 Nov 2026 08:30:00 +0000\""),
    ("date(yyyy-MM-dd HH:mm)", "\"2026-11-21 08:30\""), ("date(d MMM y)", "\"1 Nov 2026\""),
    ("day", "\"2026-11-21\""), ("url", "\"https://a.b\""), ("data", "\"YWI=\""),
    ("uuid", "\"6ba7b810-9dad-11d1-80b4-00c04fd430c8\""), ("json", "[null]"), ("json", "null"),
    ("string?", "null"), ("[int?]", "[1, null]"), ("[string: bool]", "{ \"a\": true }"),
    ("void", "null"), ("void", "3"),
  ])
  func acceptsValidValue(type: String, body: String) {
    // A plain `data` response is raw bytes. An array of data is JSON with base64 strings.
    let isData = type == "data"
    #expect(problems("\"\(isData ? "[data]" : type)\"", isData ? "[\(body)]" : body) == [])
  }

  @Test(arguments: [
    ("string", "1"), ("bool", "0"), ("int", "1.5"), ("int", "9223372036854775808"),
    ("int", "\"1\""),
    ("int", "1e30"), ("decimal", "1e400"), ("date(unix)", "1e400"), ("int32", "2147483648"),
    ("double", "1e400"), ("double", "\"1\""),
    ("[data]", "[\"A===\"]"), ("[data]", "[\"YWI\"]"),
    ("date", "\"2023-02-29T00:00:00Z\""), ("date", "\"2026-11-21T24:00:00Z\""),
    ("date", "\"2024-02-29T23:59:60.5+01:30\""), ("date", "\"2026-11-21T08:30:00+053\""),
    ("date(rfc1123)", "\"Sat, 31 Feb 2026 08:30:00 GMT\""),
    ("date(yyyy-MM-dd HH:mm)", "\"2026-02-30 08:30\""), ("date", "\"2026-11-21\""), ("date", "1"),
    ("date(unix)", "\"1\""), ("date(yyyy-MM-dd HH:mm)", "\"2026-11-21\""), ("day", "\"2026-1-1\""),
    ("day", "\"2026-13-01\""), ("url", "\"a b\""), ("uuid", "\"6ba7b810\""), ("[int]", "[\"a\"]"),
    ("[int]", "{}"), ("[string: int]", "[]"), ("string", "null"), ("[data]", "[\"a\"]"),
  ])
  func rejectsInvalidValue(type: String, body: String) {
    #expect(problems("\"\(type)\"", body).count == 1)
  }

  @Test func readsFieldsAtTheirPaths() {
    let types = """
      "T": { "fields": { "name": { "type": "string", "at": "user.display_name" },
        "ids": { "type": "[int]", "at": "items[].id" }, "last": { "type": "int", "at": "items[last].id" },
        "whole": { "type": "U", "at": "." } } },
      "U": { "fields": { "kind": "string" } }
      """
    let body = """
      { "user": { "display_name": "A" }, "items": [{ "id": 1 }, { "id": 2 }], "kind": "k" }
      """
    #expect(problems("\"T\"", body, types: types) == [])
    #expect(
      problems("\"T\"", "{ \"user\": {}, \"items\": [{ \"id\": \"x\" }] }", types: types)
        == [
          "missing key \"user.display_name\" (a string)",
          "missing key \"kind\" (a string)",
          "items[].id[0]: expected an integer, found \"x\"",
          "items[last].id: expected an integer, found \"x\"",
        ]
    )
  }

  @Test func choosesUnionMemberByTag() {
    let types = """
      "T": { "union": { "text": "Text", "button": { "tag": 2, "type": "Button" } }, "by": "kind" },
      "Text": { "fields": { "body": "string" } }, "Button": { "fields": { "title": "string" } }
      """
    #expect(problems("\"T\"", "{ \"kind\": \"text\", \"body\": \"b\" }", types: types) == [])
    #expect(problems("\"T\"", "{ \"kind\": \"new\" }", types: types) == [])
    #expect(
      problems("\"T\"", "{ \"kind\": 2, \"body\": \"b\" }", types: types)
        == ["missing key \"title\" (a string)"]
    )
    #expect(
      problems("\"T\"", "{ \"body\": \"b\" }", types: types)
        == ["missing key \"kind\" (the tag)"]
    )
  }

  @Test func lossyArraysIgnoreInvalidElements() {
    let types = "\"T\": { \"fields\": { \"a\": { \"type\": \"[int]\", \"lossy\": true } } }"
    #expect(problems("\"T\"", "{ \"a\": [1, \"x\"] }", types: types) == [])
    #expect(problems("\"T\"", "{ \"a\": {} }", types: types).count == 1)
  }

  @Test func acceptsResponseWithoutRequestOnlyFields() {
    let types = """
      "T": { "fields": { "a": { "type": "int", "only": "request" }, "b": { "constant": 1 },
        "c": { "type": "int", "default": 3 }, "d": { "type": "bool", "wire": "string" } } }
      """
    #expect(problems("\"T\"", "{ \"d\": \"true\" }", types: types) == [])
    #expect(problems("\"T\"", "{ \"d\": true }", types: types).count == 1)
  }

  @Test func reportsUnknownKeysInArguments() {
    let text = endpoint(
      """
      "method": "POST", "body": "T", "examples": {
        "one": { "arguments": { "body": { "a": 1, "bb": 2 } }, "response": null } }
      """,
      types: "\"T\": { \"fields\": { \"a\": \"int\", \"b\": \"int?\" } }"
    )
    let result = readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))])
    #expect(
      result.diagnostics.map(\.message)
        == ["body: unknown key \"bb\""]
    )
  }

  @Test(arguments: [
    // A server may send more than the client reads.
    ("{ \"a\": 1, \"extra\": 2 }", []),
    // The response has both keys, so neither is a misspelling of the other.
    ("{ \"a\": 1, \"name\": \"x\", \"names\": [] }", []),
    ("{ \"a\": 1, \"nmae\": \"x\" }", ["unknown key \"nmae\""]),
    ("{ \"a\": 1, \"in\": { \"lenght\": 2 } }", ["in: unknown key \"lenght\""]),
    ("{ \"a\": 1, \"any\": { \"numbr\": 2 } }", ["any: unknown key \"numbr\""]),
  ])
  func warnsAboutMisspelledResponseKeys(body: String, expected: [String]) {
    let types = """
      "T": { "fields": { "a": "int", "name": "string?", "in": "Size?", "any": "Note?" } },
      "Size": { "fields": { "length": "int?" } }, "Place": { "fields": { "number": "int?" } },
      "Note": { "union": { "place": "Place", "text": "string" } }
      """
    let text = endpoint(
      "\"response\": \"T\", \"examples\": { \"one\": { \"response\": \(body) } }",
      types: types
    )
    let result = readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))])
    #expect(result.diagnostics.filter { $0.rule == .misspelledKey }.map(\.message) == expected)
    #expect(result.model != nil)
  }

  @Test func checksFailureExamplesAgainstErrorTypes() {
    let errors = """
      "errors": { "404": { "case": "gone", "type": "P" },
        "refused": { "when": { "status": "error" }, "type": "P" } }
      """
    let types = "\"P\": { \"fields\": { \"message\": \"string\" } }"
    func problems(_ example: String) -> [String] {
      let text = endpoint(
        "\"response\": \"int\", \(errors), \"examples\": { \"one\": \(example) }",
        types: types
      )
      return readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))])
        .diagnostics.map(\.message)
    }
    #expect(problems("{ \"status\": 404, \"response\": { \"message\": \"m\" } }") == [])
    #expect(problems("{ \"response\": { \"status\": \"error\", \"message\": \"m\" } }") == [])
    #expect(problems("{ \"response\": { \"status\": \"error\" } }").count == 1)
    #expect(problems("{ \"status\": 404, \"response\": 3 }").count == 1)
  }
}
