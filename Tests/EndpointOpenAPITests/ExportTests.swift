import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import TestTraits
import Testing

@testable import EndpointOpenAPI

@Suite("Specs are exported as OpenAPI documents", .serialized, .computing)
struct ExportTests {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  static let cases = ["parameters", "responses", "types"]

  private func read(_ paths: [String]) throws -> SpecResult {
    let files = try paths.map { path in
      SourceFile(path: path, bytes: Array(try Data(contentsOf: Self.root.appending(path: path))))
    }
    return readSpec(files)
  }

  private func read(_ spec: JSONValue) -> SpecResult {
    readSpec([SourceFile(path: "spec.json", bytes: Array(canonicalText(of: spec).utf8))])
  }

  private func exported(_ result: SpecResult) throws -> JSONValue {
    let problems = result.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(problems == [])
    return exportOpenAPI(try #require(result.model), try #require(result.document))
  }

  private func imported(_ bytes: [UInt8]) throws -> JSONValue {
    let result = importOpenAPI(Documents(SourceFile(path: "openapi.json", bytes: bytes)))
    return try #require(result.files.first?.spec)
  }

  private func imported(_ document: JSONValue) throws -> JSONValue {
    try imported(Array(canonicalText(of: document).utf8))
  }

  /// The names of the parts that differ between two specs, and any change of their order.
  private func differences(_ one: JSONValue, _ other: JSONValue) -> [String] {
    let (one, other) = (one.objectValue ?? [:], other.objectValue ?? [:])
    var (head, otherHead) = (one, other)
    var names: [String] = []
    for key in ["$schema", "types", "endpoints"] {
      head[key] = nil
      otherHead[key] = nil
    }
    for key in ["types", "endpoints"] {
      let (map, otherMap) = (one[key]?.objectValue ?? [:], other[key]?.objectValue ?? [:])
      if map.keys != otherMap.keys { names.append("order of \(key)") }
      for (name, value) in map {
        let both = (value.objectValue ?? [:], otherMap[name]?.objectValue ?? [:])
        if !SpecExtension(from: both.0, to: both.1).members.isEmpty { names.append(name) }
      }
    }
    return names + SpecExtension(from: head, to: otherHead).members.map(\.1.description)
  }

  @Test(arguments: cases)
  func exportsExpectedDocument(name: String) throws {
    let folder = Self.tests.appending(path: "ExportCases/\(name)")
    let document = try exported(read(["Tests/EndpointOpenAPITests/ExportCases/\(name)/spec.json"]))
    let expected = folder.appending(path: "openapi.json")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(canonicalText(of: document).utf8).write(to: expected)
      Issue.record("recorded \(name): read it, and run again without RECORD")
    } else {
      #expect(try canonicalText(of: document) == String(contentsOf: expected, encoding: .utf8))
    }
  }

  @Test(
    arguments: ["Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow"]
      .map { "Specs/\($0).json" }
      + cases.map { "Tests/EndpointOpenAPITests/ExportCases/\($0)/spec.json" }
  )
  func importRestoresExportedSpec(path: String) throws {
    let result = try read([path])
    let spec = try JSONValue(parsing: result.files[0].bytes)
    #expect(differences(try imported(exported(result)), spec) == [])
  }

  /// A pagination survives an export wherever the request selects its page: in the query, and in the body as a field, as a
  /// field of a type, and on a path.
  @Test(arguments: ["page", "offset", "cursor"], ["query", "field", "type", "path"])
  func importRestoresPagination(style: String, place: String) throws {
    let name = ["page": "number", "offset": "skip", "cursor": "after"][style] ?? ""
    let selectors: JSONObject = [name: style == "cursor" ? "string?" : "int?", "rows": "int?"]
    let isNested = place == "path"
    let prefix = isNested ? "paging." : ""
    var pagination: JSONObject = [
      "style": .string(style), "parameter": .string(prefix + name), "items": "books",
    ]
    if style == "offset" { pagination["limit"] = .string(prefix + "rows") }
    if style == "cursor" { pagination["next"] = "next" }
    var types: JSONObject = [
      "Book": ["fields": ["title": "string"]],
      "Page": ["fields": ["books": "[Book]", "next": "string?"]],
    ]
    var endpoint: JSONObject = ["method": "POST", "path": "/books/search"]
    switch place {
    case "query": endpoint["parameters"] = .object(selectors)
    case "field": endpoint["body"] = ["fields": .object(selectors)]
    default:
      types["Search"] =
        isNested ? ["fields": ["paging": "Paging?"]] : ["fields": .object(selectors)]
      if isNested { types["Paging"] = ["fields": .object(selectors)] }
      endpoint["body"] = "Search"
    }
    endpoint["response"] = "Page"
    endpoint["pagination"] = .object(pagination)
    let spec: JSONValue = [
      "api": "Library", "servers": ["production": "https://library.example.com"],
      "types": .object(types), "endpoints": ["Books.search": .object(endpoint)],
    ]
    #expect(differences(try imported(exported(read(spec))), spec) == [])
  }

  @Test func importReportsNoExamplesOfExportedSpec() throws {
    let result = read(
      try JSONValue(
        parsing: Array(
          #"""
          {
            "api": "Library",
            "servers": { "production": "https://library.example.com" },
            "endpoints": {
              "loan": {
                "method": "POST", "path": "/loans/{id}", "parameters": { "id": "string" },
                "body": { "fields": { "days": "int" } }, "response": { "fields": { "id": "string" } },
                "examples": {
                  "short": { "arguments": { "id": "a", "days": 3 }, "response": { "id": "a" } },
                  "long": { "arguments": { "id": "a", "days": 9 }, "response": { "id": "a" } }
                }
              }
            }
          }
          """#.utf8
        )
      )
    )
    let text = canonicalText(of: try exported(result))
    let documents = Documents(SourceFile(path: "openapi.json", bytes: Array(text.utf8)))
    #expect(importOpenAPI(documents).diagnostics.map(\.message) == [])
  }

  @Test func roundTripsWholeLanguage() throws {
    let result = try read(Self.languageParts)
    let spec = try imported(exported(result))
    let again = read(spec)
    #expect(again.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let (one, other) = (try #require(result.model), try #require(again.model))
    #expect(one.types.map(\.name) == other.types.map(\.name))
    #expect(one.endpoints.map(\.id) == other.endpoints.map(\.id))
    // A second export and import changes nothing, so the first one lost nothing.
    #expect(try imported(exported(again)).description == spec.description)
  }

  private static let languageParts = [
    "api", "bodies", "fields", "parameters", "responses", "scalars", "unions",
  ].map { "Tests/Language/Spec/Language/\($0).json" }

  @Test(
    arguments: ["Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow"]
      .map { ["Specs/\($0).json"] } + [languageParts]
  )
  func exportRestoresImportedDocument(paths: [String]) throws {
    // Starts with one file, since a model does not store which file declares a type.
    let document = try exported(read(imported(exported(read(paths)))))
    let again = try exported(read(imported(document)))
    #expect(canonicalText(of: again) == canonicalText(of: document))
  }

  @Test(
    .enabled(if: RealDocument.areAvailable, "../shared/openapi is missing"),
    arguments: RealDocument.all.map(\.name)
  )
  func roundTripPreservesRealDocument(name: String) throws {
    let file = Self.root.appending(path: "../shared/openapi/\(name).json")
    let first = try imported(Array(try Data(contentsOf: file)))
    let second = try imported(exported(read(first)))
    #expect(differences(second, first) == [])
    #expect(canonicalText(of: second) == canonicalText(of: first))
  }

  /// The cases with an imported spec without errors.
  private static func importCases() throws -> [ImportCase] {
    try ImportCase.all().filter { folder in
      let text = folder.expected().spec
      return !text.isEmpty && SpecProblems(text).errors.isEmpty
    }
  }

  @Test(arguments: try importCases())
  func roundTripPreservesImportedCase(_ folder: ImportCase) throws {
    let first = try JSONValue(parsing: Array(folder.expected().spec.utf8))
    let second = try imported(exported(read(first)))
    #expect(differences(second, first) == [])
    #expect(canonicalText(of: second) == canonicalText(of: first))
  }

  @Test func extensionRestoresWantedObject() throws {
    let pairs: [(JSONObject, JSONObject)] = [
      (["a": 1], ["a": 1.0]), (["a": 1, "b": 2], ["b": 3]),
      (["fields": ["a": "int"]], ["fields": ["a": ["type": "int", "as": "b"], "c": "int"]]),
      (["fields": ["a": "int", "b": "int"]], ["fields": ["b": "int", "a": "int"]]),
      (["fields": ["a": ["type": "int", "nullable": true]]], ["fields": ["a": ["type": "int"]]]),
      (["authentication": "token"], ["authentication": nil]),
      (
        ["body": ["fields": ["a": "int"]]], ["body": ["fields": ["a": "int?"], "encoding": "form"]]
      ),
    ]
    for (read, wanted) in pairs {
      let applied = SpecExtension(from: read, to: wanted).applied(to: read)
      #expect(applied == wanted)
      #expect(SpecExtension(from: applied, to: wanted).members.isEmpty)
    }
  }
}
