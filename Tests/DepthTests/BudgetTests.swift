import EndpointCommands
import EndpointJSON
import Foundation
import TestTraits
import Testing

/// Input that exceeds a budget gets one wording, whichever command reads it.
@Suite("Budgets", .serialized, .computing)
struct BudgetTests {
  /// A command with input that exceeds a budget.
  struct Row: CustomTestStringConvertible, Sendable {
    let budget: Budget
    let arguments: [String]
    let files: @Sendable () -> [String: String]

    var testDescription: String {
      "\(arguments.joined(separator: " ")): \(budget.expected)"
    }
  }

  @Test(arguments: rows)
  func namesBudgetAndHint(_ row: Row) throws {
    let errors = try #require(try Reader.errors(row.arguments, row.files()))
    #expect(errors.contains("expected \(row.budget.expected), found "))
    #expect(errors.contains(row.budget.hint))
  }

  @Test func everyBudgetHasRow() {
    let tested = Self.rows.map(\.budget.expected) + Self.elsewhere.map(\.expected)
    let missing = Budget.all.map(\.expected).filter { !tested.contains($0) }
    #expect(missing == [])
  }

  /// Those that need large inputs: `FileTests`, `EvidenceTests`, `DocumentTests` of YAML, `AppTests`.
  private static let elsewhere = [
    Budget.bytes, .entryBytes, .yamlBytes, .sourceBytes, .sourceFiles,
  ]

  /// The commands that read a spec or a document, with the option for the result.
  private static let commands = [
    ["generate", "FILE", "--output", "Out"], ["check", "FILE", "--output", "Out"],
    ["diff", "FILE", "FILE"], ["verify", "FILE", "Deep.har"], ["export", "openapi", "FILE"],
    ["import", "openapi", "FILE", "--output", "Out.json"], ["infer", "FILE", "--type", "Deep"],
  ]

  private static func all(
    _ budget: Budget,
    _ file: String,
    except: [String] = [],
    _ text: @escaping @Sendable () -> String
  ) -> [Row] {
    commands.filter { !except.contains($0[0]) }.map { command in
      let arguments = command.map { $0 == "FILE" ? file : $0 }
      return Row(budget: budget, arguments: arguments) {
        [file: text(), "Deep.har": #"{ "log": { "entries": [] } }"#]
      }
    }
  }

  private static let rows: [Row] =
    all(.levels, "Deep.json") { document(nested("[", 600, "]")) }
    + all(.yamlLevels, "Deep.yaml") { nested("[", 300, "]") }
    + all(.nodes, "Deep.yaml") { aliases }
    + all(.types, "Deep.json", except: ["infer", "export"]) {
      document("{}", schemas: list(50_001) { #""S\#($0)": {}"# })
    }
    + all(.typeSteps, "Deep.json", except: ["infer", "export"]) {
      document("{}", schemas: chain)
    } + [
      row(.nodes, ["format", "Deep.json"]) {
        "[" + String(repeating: "1,", count: 5_000_001) + "1]"
      },
      row(.nameBytes) { #""\#(String(repeating: "A", count: 201))": { "enum": ["a"] }"# },
      row(.expressionLevels) { #""T0": { "alias": "\#(nested("[", 33, "]", around: "int"))" }"# },
      row(.pathSteps) {
        #""T0": { "fields": { "a": { "type": "int", "at": "\#(nested("a.", 600, "b"))" } } }"#
      },
      Row(budget: .levels, arguments: ["infer", "Deep.har"]) { ["Deep.har": archive] },
      Row(budget: .levels, arguments: ["verify", "Spec.json", "Deep.har"]) {
        ["Deep.har": archive, "Spec.json": spec(#""T0": { "enum": ["a"] }"#)]
      },
      Row(
        budget: .joinedAlternatives,
        arguments: ["import", "openapi", "Deep.json", "--output", "Out.json"]
      ) {
        ["Deep.json": document("{}", schemas: choices)]
      },
      Row(
        budget: .mergedReferences,
        arguments: ["import", "openapi", "Deep.json", "--output", "Out.json"]
      ) {
        ["Deep.json": document("{}", schemas: rings)]
      },
      template(.sections) { nested("{{#a}}", 101, "{{/a}}") },
      template(.partials) { "{{>openEnum}}" },
    ]

  private static func row(
    _ budget: Budget,
    _ arguments: [String] = ["generate", "Deep.json", "--output", "Out"],
    _ types: @escaping @Sendable () -> String
  ) -> Row {
    Row(budget: budget, arguments: arguments) {
      ["Deep.json": arguments[0] == "format" ? types() : spec(types())]
    }
  }

  private static func template(_ budget: Budget, _ text: @escaping @Sendable () -> String) -> Row {
    Row(
      budget: budget,
      arguments: ["generate", "Deep.json", "--output", "Out", "--templates", "."]
    ) {
      ["Deep.json": spec(#""T0": { "enum": ["a"] }"#), "openEnum.mustache": text()]
    }
  }

  private static let aliases =
    "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    + list(7, separator: "\n") { level in
      let inner = list(10) { _ in "*a\(level)" }
      return "a\(level + 1): &a\(level + 1) [\(inner)]"
    }

  private static let chain =
    list(60) { #""S\#($0)": { "allOf": [\#(reference("S\($0 + 1)"))] }"# } + #", "S60": {}"#

  /// Each level is the next one with or without a field.
  private static let choices =
    list(8) { level in
      let next = reference("S\(level + 1)")
      let field = #"{ "properties": { "p\#(level)": { "type": "string" } } }"#
      return #""S\#(level)": { "oneOf": [\#(next), { "allOf": [\#(next), \#(field)] }] }"#
    } + #", "S8": { "properties": { "q": { "type": "string" } } }"#

  private static let rings = list(60) { number in
    let next = #""properties": { "next": \#(reference("S\((number + 1) % 60)")) }"#
    return number < 10
      ? #""S\#(number)": { "type": "object", \#(next) }"#
      : #""S\#(number)": { "allOf": [\#(reference("S\(number % 10)")), { \#(next) }] }"#
  }

  private static func reference(_ name: String) -> String {
    ##"{ "$ref": "#/components/schemas/\##(name)" }"##
  }

  private static let archive =
    #"{ "log": { "entries": [{ "request": \#(nested("[", 600, "]")), "response": {} }] } }"#

  private static func document(_ example: String, schemas: String = #""S0": {}"#) -> String {
    #"""
    { "openapi": "3.0.3", "info": { "title": "Deep", "version": "1" }, "x-a": \#(example),
      "servers": [{ "url": "https://deep.example.com" }],
      "paths": { "/t": { "get": { "responses": { "200": { "description": "",
        "content": { "application/json": { "schema": \#(reference("S0")) } } } } } } },
      "components": { "schemas": { \#(schemas) } } }
    """#
  }

  private static func spec(_ types: String) -> String {
    """
    { "api": "Deep", "servers": { "production": "https://deep.example.com" },
      "types": { \(types) }, "endpoints": { "fetch": { "path": "/t", "response": "int" } } }
    """
  }
}
