import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// Laws of mistakes whose remedy depends on other parts of the spec.
@Suite("Hints look at other parts", .serialized, .computing)
struct MeantElsewhereTests {
  private static let page =
    #""Page": { "fields": { "items": "[string]", "next": "string?", "meta": "json" } }"#

  private func list(_ pagination: String, parameters: String = #""after": "string?""#) -> String {
    storeSpec(
      types: Self.page,
      endpoints:
        #""list": { "path": "/l", "parameters": { \#(parameters) }, "response": "Page", "pagination": \#(pagination) }"#
    )
  }

  /// Other names of several keys are reported at once, and all get their edit in one round.
  @Test(arguments: [
    #"{ "type": "cursor", "cursorParam": "after", "nextCursor": "next", "list": "items" }"#,
    #"{ "kind": "cursor", "parameter": "after", "nxt": "next", "items": "items" }"#,
    #"{ "mode": "cursorBased", "parameterName": "after", "next": "next", "itemsPath": "items" }"#,
  ])
  func keysBesideStyleAreRead(pagination: String) {
    let edited = HintedSpec(list(pagination)).edited
    #expect(HintedSpec(edited).problems.map(\.message) == [], "\(edited)")
    #expect(edited.contains(#""next": "next""#))
  }

  @Test(arguments: ["page", "offset", "url", "link"])
  func onlyStyleWithAllKeysIsProposed(style: String) {
    let keys = #""parameter": "after", "next": "next", "items": "items""#
    let hinted = HintedSpec(list("{ \"style\": \"\(style)\", \(keys) }"))
    #expect(hinted.edited == list("{ \"style\": \"cursor\", \(keys) }"))
  }

  /// A path through fields with `at` is that of the body.
  @Test(arguments: [("error.cod", "error.code"), ("eror.code", "error.code"), ("cod", "code")])
  func fieldsOfConditionsAreThoseOfTheBody(written: String, meant: String) throws {
    let at = meant.contains(".") ? #", "at": "error.code""# : ""
    let spec = { (path: String) in
      storeSpec(
        #""errors": { "failed": { "when": { "\#(path)": 7 }, "type": "Fault" } }"#,
        types: #""Fault": { "fields": { "code": { "type": "int"\#(at) } } }"#,
        endpoints: #""ping": { "path": "/ping" }"#
      )
    }
    #expect(try HintedSpec(spec(written)).corrected() == spec(meant))
  }

  @Test(arguments: ["include", "exclude"])
  func groupsAreSelectedWithStar(key: String) throws {
    let spec = { (name: String) in
      storeSpec(
        #""swift": { "\#(key)": ["\#(name)"] }"#,
        endpoints: #""Items.list": { "path": "/items" }, "ping": { "path": "/ping" }"#
      )
    }
    #expect(try HintedSpec(spec("Items")).corrected() == spec("Items.*"))
  }

  private func example(_ tag: String, isClosed: Bool = false) -> String {
    storeSpec(
      types: """
        "A": { "fields": { "x": "int" } },
        "U": { "union": { "a": "A" }, "by": "kind", "closed": \(isClosed) }
        """,
      endpoints:
        #""get": { "path": "/u", "response": "[U]", "examples": { "one": { "response": [{ "kind": "\#(tag)", "x": 1 }] } } }"#
    )
  }

  /// The client decodes an unknown tag of an open union, but an example with it is probably a mistake.
  @Test func tagsOfExamplesAreListed() {
    #expect(HintedSpec(example("a")).problems.map(\.message) == [])
    let open = HintedSpec(example("b")).problems
    #expect(open.map(\.message) == [#"[0].kind: expected one of "a", found "b""#])
    #expect(open.map(\.severity) == [.warning])
    #expect(HintedSpec(example("b", isClosed: true)).problems.map(\.severity) == [.error])
  }

  /// A tag that begins as only one does gets its end.
  @Test func endsOfTagsAreAdded() throws {
    let spec = { (tag: String) in
      example(tag).replacing(#"{ "a": "A" }"#, with: #"{ "a_reference": "A", "b": "json" }"#)
    }
    #expect(try HintedSpec(spec("a_ref")).corrected() == spec("a_reference"))
  }

  /// A mistake in defaults that decide about no example hides no mistake of an example.
  @Test(arguments: [
    #""authentication": "tokn""#, #""timeout": "soon""#, #""headers": { "X A": "1" }"#,
    #""query": { "arrays": "csw" }"#,
  ])
  func defaultsHideNoExample(key: String) {
    let text = storeSpec(
      "\"defaults\": { \(key) }",
      types: #""T": { "fields": { "a": "int" } }"#,
      endpoints:
        #""get": { "path": "/t", "response": "T", "examples": { "one": { "response": { "a": "x" } } } }"#
    )
    let rules = HintedSpec(text).problems.map(\.rule)
    #expect(rules.count == 2 && rules.contains(.exampleMismatch), "\(rules)")
  }

  /// Words for types of other languages are also names.
  @Test(arguments: ["text", "link", "email", "money", "float", "date", "url", "number", "data"])
  func usualNamesRemain(name: String) {
    let text = storeSpec(
      endpoints:
        #""get": { "path": "/t", "parameters": { "q": { "type": "string", "as": "\#(name)" } } }"#
    )
    #expect(HintedSpec(text).problems.map(\.message) == [])
  }

  @Test func dayBecomesDate() throws {
    let spec = { (date: String) in
      storeSpec(
        types: #""T": { "fields": { "a": "date" } }"#,
        endpoints:
          #""get": { "path": "/t", "response": "T", "examples": { "one": { "response": { "a": "\#(date)" } } } }"#
      )
    }
    #expect(
      try HintedSpec(spec("2026-03-01")).corrected() == spec("2026-03-01T00:00:00Z")
    )
  }

  @Test func styleAddsBrackets() throws {
    let spec = { (name: String) in
      storeSpec(
        #""defaults": { "query": { "arrays": "brackets" } }"#,
        endpoints: #""list": { "path": "/l", "parameters": { "\#(name)": "[int]?" } }"#
      )
    }
    #expect(try HintedSpec(spec("ids[]")).corrected() == spec("ids"))
  }

  /// The edits of an unknown key and of a missing one leave JSON.
  @Test(arguments: [#""a": { "safe": true }"#, #""a": { "exclude": ["b"] }"#])
  func emptiedObjectsRemainJSON(field: String) {
    let text = storeSpec(
      types: #""T": { "fields": { \#(field) } }"#,
      endpoints: #""get": { "path": "/t", "response": "T" }"#
    )
    let rules = HintedSpec(HintedSpec(text).edited).problems.map(\.rule)
    #expect(!rules.contains(.malformedJSON))
  }
}
