import EndpointJSON
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// Mistakes that would otherwise appear only when the client runs.
enum SilentMistakeRuleCases {
  static let all =
    dates + paths + limits + defaults + nullable + pagination + bodies + requests

  private static func date(_ format: String) -> String {
    types("\"T\": { \"fields\": { \"a\": \"date(⟦\(format)⟧)\" } }")
  }

  private static let dates = [
    RuleCase(
      .invalidValue,
      "\"Y\" is the week-based year",
      hint: "yyyy-MM-dd",
      date("YYYY-MM-DD")
    ),
    RuleCase(.invalidValue, "\"D\" is the day of the year", hint: "yyyy-MM-dd", date("yyyy-MM-DD")),
    RuleCase(.invalidValue, "\"m\" is the minute", hint: "yyyy-MM-dd", date("yyyy-mm-dd")),
    RuleCase(
      .invalidValue,
      "\"M\" is the month",
      hint: "yyyy-MM-dd HH:mm\"",
      date("yyyy-MM-dd HH:MM")
    ),
    RuleCase(.invalidValue, "no AM or PM", hint: "dd.MM.yyyy HH:mm", date("dd.MM.yyyy hh:mm")),
    RuleCase(.invalidValue, "the sign of strftime", hint: "yyyy-MM-dd", date("%Y-%m-%d")),
    RuleCase(
      .invalidValue,
      "the sign of strftime",
      hint: "yyyy-MM-dd'T'HH:mm:ss'Z'",
      date("%Y-%m-%dT%H:%M:%SZ")
    ),
    RuleCase(
      .invalidValue,
      "\"D\" is the day of the year",
      hint: "\"dd.MM.yyyy\"",
      storeSpec(#""defaults": { "date": ⟦"DD.MM.yyyy"⟧ }"#)
    ),
  ]

  private static let paths = [
    RuleCase(
      .foreignPlaceholder,
      "\":id\" is not a placeholder",
      hint: "write \"{id}\"",
      storeSpec(endpoints: #""list": { "path": "/items/⟦:id⟧/parts" }"#)
    )
  ]

  private static func limited(_ limits: String) -> String {
    types("\"T\": { \"fields\": { \"a\": { \"type\": \"string\", \"limits\": { \(limits) } } } }")
  }

  private static let requests = [
    RuleCase(
      .suspiciousValue,
      "\"From\" has the name of a header",
      hint: "\"in\": \"header\"",
      endpoint(#""parameters": { "page": "int?", ⟦"From"⟧: "string?" }"#)
    ),
    RuleCase(
      .suspiciousValue,
      "every request sends the word \"string\"",
      hint: "\"in\": \"header\"",
      endpoint(#""headers": { "X-Trace": ⟦"string"⟧ }"#)
    ),
    RuleCase(
      .suspiciousValue,
      "the timeout is in seconds",
      hint: "write 30",
      endpoint(#""timeout": ⟦30000⟧"#)
    ),
    RuleCase(
      .suspiciousValue,
      "the path has an empty segment",
      hint: "write \"/items\"",
      storeSpec(endpoints: #""list": { "path": "⟦//⟧items" }"#)
    ),
    RuleCase(
      .suspiciousValue,
      "an endpoint still has the former name",
      storeSpec(
        endpoints:
          #""a": { "path": "/a" }, "b": { "path": "/b/{c}", "parameters": { "c": "int" }, "was": ⟦"a"⟧ }"#
      )
    ),
    RuleCase(
      .sameRequest,
      "\"all\" sends the same request as \"list\": GET /items",
      storeSpec(endpoints: #""list": { "path": "/items" }, "all": { "path": ⟦"/items"⟧ }"#)
    ),
    RuleCase(
      .deceptiveCharacter,
      "U+0435 looks like \"e\"",
      hint: "write \"/items\"",
      storeSpec(
        endpoints: #""list": { "path": ⟦"/it\u{0435}ms"⟧ }"#.replacing(
          "\\u{0435}",
          with: "\u{0435}"
        )
      )
    ),
    RuleCase(
      .unknownValue,
      "state: expected one of \"open\", \"sold\", found \"lost\"",
      endpoint(
        #""response": "Item", "examples": { "one": { "response": { "state": ⟦"lost"⟧ } } }"#,
        types: #""Item": { "fields": { "state": "State" } }, "State": { "enum": ["open", "sold"] }"#
      )
    ),
  ]

  private static let limits = [
    RuleCase(
      .invalidValue,
      "\"min\": 5 is above the \"max\", 3",
      limited("\"min\": ⟦5⟧, \"max\": 3")
    ),
    RuleCase(.invalidValue, "\"length\": expected a number", limited("\"length\": ⟦\"short\"⟧")),
    RuleCase(.invalidValue, "\"length\": expected a number", limited("\"length\": ⟦-1⟧")),
    RuleCase(.invalidValue, "\"items\": expected a number", limited("\"items\": ⟦\"-2...3\"⟧")),
    RuleCase(.invalidValue, "\"length\": 9 is above 2", limited("\"length\": ⟦\"9...2\"⟧")),
    RuleCase(.invalidValue, "\"items\": expected a number", limited("\"items\": ⟦\"1-3\"⟧")),
    RuleCase(.invalidValue, "a \"(\" is not closed", limited("\"pattern\": ⟦\"^(a|b$\"⟧")),
    RuleCase(.invalidValue, "a \"[\" is not closed", limited("\"pattern\": ⟦\"[a-z\"⟧")),
    RuleCase(.invalidValue, "\"*\" has nothing to repeat", limited("\"pattern\": ⟦\"*.json\"⟧")),
  ]

  private static let defaults = [
    RuleCase(
      .unknownValue,
      "expected one of \"up\", \"down\", found \"left\"",
      types(
        """
        "T": { "fields": { "a": { "type": "Way", "default": ⟦"left"⟧ } } },
        "Way": { "enum": ["up", "down"] }
        """
      )
    )
  ]

  /// A spec with pages whose cursor and its parameter have these types.
  static func cursor(_ type: String, parameter: String, at next: String) -> String {
    endpoint(
      """
      "parameters": { "after": "\(parameter)" },
      "response": { "fields": { "items": "[int]", "next": "\(type)" } },
      "pagination": { "style": "cursor", "parameter": "after", "items": "items", "next": \(next) }
      """,
      types: #""ID": { "identifier": "string" }"#
    )
  }

  private static let bodies = [
    RuleCase(
      .ignoredBody,
      "the case \"problem\" has no body, although the type \"Problem\" exists",
      hint: "write \"Problem\" for a body, or an object with \"case\" for none",
      endpoint(
        #""errors": { "404": ⟦"problem"⟧, "4xx": { "case": "other", "type": "Problem" } }"#,
        types: #""Problem": { "fields": { "title": "string" } }"#
      )
    )
  ]

  private static let nullable = [
    RuleCase(
      .withoutEffect,
      "\"nullable\" has no effect: no request sends \"T\"",
      types(#""T": { "fields": { "a": { "type": "int", "nullable": ⟦true⟧ } } }"#)
    )
  ]

  private static let pagination = [
    RuleCase(
      .cursorMismatch,
      "the cursor \"next\" is \"int\", but the parameter is \"string\"",
      hint: "give both the same type",
      cursor("int?", parameter: "string?", at: "⟦\"next\"⟧")
    ),
    RuleCase(
      .cursorMismatch,
      "the cursor \"next\" is \"date(unix)\", but the parameter is \"date\"",
      cursor("date(unix)?", parameter: "date?", at: "⟦\"next\"⟧")
    ),
    RuleCase(
      .unconfirmedPath,
      "no example of \"list\" has \"paging.nxt\"",
      hint: "did you mean \"paging.next\"?",
      endpoint(
        """
        "parameters": { "after": "string?" },
        "response": { "type": "[int]", "at": "data" },
        "pagination": { "style": "cursor", "parameter": "after", "items": "data",
          "next": ⟦"paging.nxt"⟧ },
        "examples": { "one": { "response": { "data": [1], "paging": { "next": "a" } } } }
        """
      )
    ),
    RuleCase(
      .exampleMismatch,
      "has_more: expected a \"bool\", found \"yes\"",
      endpoint(
        """
        "parameters": { "page": "int" },
        "response": { "type": "[int]", "at": "data" },
        "pagination": { "style": "page", "items": "data", "more": "has_more" },
        "examples": { "one": { "response": { "data": [1], "has_more": ⟦"yes"⟧ } } }
        """
      )
    ),
    RuleCase(
      .exampleMismatch,
      "count: expected an integer, found 2.5",
      endpoint(
        """
        "parameters": { "skip": "int", "limit": "int" },
        "response": { "type": "[int]", "at": "data" },
        "pagination": { "style": "offset", "parameter": "skip", "limit": "limit",
          "items": "data", "total": "count" },
        "examples": { "one": { "response": { "data": [1], "count": ⟦2.5⟧ } } }
        """
      )
    ),
  ]
}

@Suite("Errors show where a mistake begins", .serialized, .computing)
struct ErrorPlaceTests {
  private func diagnostics(_ text: String) -> [Diagnostic] {
    readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))]).diagnostics
  }

  @Test func locatesUnclosedBraceByIndentation() throws {
    let text = """
      {
        "api": "Store",
        "types": {
          "Item": {
            "fields": {}
        },
        "endpoints": {}
      }
      """
    let related = try #require(diagnostics(text).first?.related.first)
    #expect(related.message == "this \"{\" is not closed")
    let opening = try #require(text.range(of: "\"Item\": {"))
    #expect(
      related.place.start == text.utf8.distance(from: text.startIndex, to: opening.upperBound) - 1
    )
  }

  @Test func locatesStartOfUnclosedString() throws {
    let text = "{ \"api\": \"Store,\n  \"version\": \"1.0.0\" }"
    let problem = try #require(diagnostics(text).first { $0.rule == .malformedJSON })
    #expect(problem.message == "this text is not closed")
    #expect(problem.place.start == 9)
  }

  @Test func authenticationSchemeThatCannotBeReadIsDeclared() {
    let text = storeSpec(
      #""authentication": { "token": "Bearer" }"#,
      endpoints: """
        "list": { "path": "/list", "authentication": "token" },
        "item": { "path": "/item", "authentication": { "token": ["read"] } }
        """
    )
    #expect(diagnostics(text).map(\.rule) == [.invalidValue])
  }

  @Test func wrongMethodCausesNoWarningOfGET() {
    for method in ["post", "Fetch", "upsert", "Del", "grab"] {
      let text = endpoint("\"method\": \"\(method)\", \"body\": \"int\"")
      #expect(diagnostics(text).map(\.rule) == [.invalidValue])
    }
  }

  @Test func unknownErrorTypeIsNoSecondTypeOfCase() {
    let text = storeSpec(
      #""errors": { "404": { "case": "missing", "type": "Probem" } }"#,
      types: #""Problem": { "fields": { "title": "string" } }"#,
      endpoints: """
        "list": { "path": "/list", "errors": {
          "410": { "case": "missing", "type": "Problem" }, "422": "Problem",
          "423": { "case": "problem", "type": "Prblem" } } }
        """
    )
    #expect(diagnostics(text).map(\.rule) == [.unknownType, .unknownType])
  }

  @Test func unreadableErrorTypeIsNoSecondTypeOfCase() {
    let text = endpoint(
      #""errors": { "404": { "case": "missing", "type": "Problem[]" }, "410": { "case": "missing", "type": "Problem" } }"#,
      types: #""Problem": { "fields": { "title": "string" } }"#
    )
    #expect(diagnostics(text).map(\.rule) == [.invalidTypeExpression])
  }

  @Test func cursorsMayHaveEquivalentTypes() {
    for (type, parameter) in [("int64?", "int"), ("ID?", "string?"), ("json", "string?")] {
      let text = SilentMistakeRuleCases.cursor(type, parameter: parameter, at: "\"next\"")
      #expect(diagnostics(text).filter { $0.rule == .cursorMismatch } == [])
    }
  }

  @Test func invalidTypeCausesNoFollowUpErrors() {
    let text = storeSpec(
      types: #""Item": { "feilds": { "a": "int" } }, "List": { "fields": { "items": "[Item]" } }"#,
      endpoints: """
        "list": { "path": "/list", "response": "List",
          "examples": { "one": { "response": { "items": [{ "a": 1 }] } } } },
        "item": { "path": "/item", "response": "Item" }
        """
    )
    #expect(diagnostics(text).map(\.rule) == [.unknownKey])
  }

  @Test func invalidFieldCausesNoErrorsInExamples() {
    let text = storeSpec(
      types: #""Item": { "fields": { "a": "integer", "b": "int" } }"#,
      endpoints: """
        "item": { "path": "/item", "response": "Item",
          "examples": { "one": { "response": { "a": 1, "b": 2 } } } }
        """
    )
    #expect(diagnostics(text).map(\.rule) == [.unknownType])
  }
}
