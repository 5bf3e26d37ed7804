import EndpointJSON
import Foundation
import Mutation
import TestTraits
import Testing

@testable import EndpointCommands

/// "No change" is a promise: every edit of a spec or of a document is a finding, or the report names it as not compared.
///
/// `EDITS=1000 swift test --filter SilentEditTests` tries that many edits of each document (1 in `swift test`).
@Suite("An edit is never silent", .serialized, .computing)
struct SilentEditTests {
  private static let count =
    ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? 1

  private static let specs = ["Accounts", "Auctions", "Beverages", "DeckOfCards", "News"]

  @Test("of a spec", arguments: specs)
  func editOfSpecIsReported(name: String) throws {
    let text = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Specs/\(name).json"
      ),
      encoding: .utf8
    )
    try check(text, of: name, path: "\(name).json", edits: Self.count * 8)
  }

  @Test("of an OpenAPI document")
  func editOfDocumentIsReported() throws {
    for document in try TestDocument.cases() where document.files.count == 1 {
      guard document.main.hasSuffix(".json"), let text = document.files[document.main] else {
        continue
      }
      try check(text, of: document.name, path: "openapi.json", edits: Self.count)
    }
  }

  @Test(
    "of a public document",
    .enabled(if: TestDocument.isThere("openapi"), "../shared/openapi is not there"),
    arguments: ["petstore", "museum"]
  )
  func editOfPublicDocumentIsReported(name: String) throws {
    let file = TestDocument.shared("openapi").appending(path: "\(name).json")
    try check(
      String(contentsOf: file, encoding: .utf8),
      of: name,
      path: "openapi.json",
      edits: Self.count * 8
    )
  }

  /// An export contains nothing that an import ignores, so each difference between two of them is compared. If a part of an
  /// endpoint is removed, its types may be written in other words.
  @Test("of an exported document", arguments: specs)
  func editOfExportIsCompared(name: String) throws {
    let specs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Specs")
    let bytes = try Data(contentsOf: specs.appending(path: "\(name).json"))
    let value = try JSONValue(parsing: Array(bytes))
    let folder = try TemporaryFolder()
    func export(_ value: JSONValue, to file: String) throws -> Bool {
      try folder.write(value.description, to: "\(name).json")
      return folder.run(["export", "openapi", "\(name).json", "--output", file]) == 0
    }
    #expect(try export(value, to: "old.json"))
    var tried = 0
    for seed in 0..<UInt64(Self.count * 60) where tried < Self.count * 6 {
      var summaries: [String] = []
      let edited = (0..<3).reduce(value) { value, number in
        var edit = RandomEdit(seed: 3 * seed + UInt64(number))
        let edited = edit.edited(value)
        summaries.append(edit.summary)
        return edited
      }
      guard !summaries.contains(where: { $0.hasPrefix("removed /endpoints") }),
        try export(edited, to: "new.json")
      else { continue }
      tried += 1
      folder.output = ""
      _ = folder.run(["diff", "old.json", "new.json", "--show", "docs"])
      #expect(
        !folder.output.contains("compared"),
        "\(name), seed \(seed): \(summaries)\n\(folder.output)"
      )
    }
    #expect(tried > 0)
  }

  private func check(_ text: String, of name: String, path: String, edits: Int) throws {
    guard let value = try? JSONValue(parsing: Array(text.utf8)) else { return }
    let folder = try TemporaryFolder()
    try folder.write(value.description, to: "old/\(path)")
    for seed in 0..<UInt64(edits) {
      var edit = RandomEdit(seed: seed)
      let edited = edit.edited(value)
      guard edited.description != value.description else { continue }
      try folder.write(edited.description, to: "new/\(path)")
      (folder.output, folder.errors) = ("", "")
      let status = folder.run(["diff", "old/\(path)", "new/\(path)", "--show", "docs"])
      let isSilent =
        folder.output.contains("  no change\n") && !folder.output.contains("note: ")
        && !folder.output.contains("version: ") && status == 0
      #expect(!isSilent || edit.isRewrite, "\(name), seed \(seed): \(edit.summary)")
    }
  }
}

/// One random edit of a JSON value.
private struct RandomEdit {
  private var chance: Chance
  private(set) var summary = ""
  /// Whether the edit keeps the meaning, as if it removes `"deprecated": false`.
  private(set) var isRewrite = false

  init(seed: UInt64) { chance = Chance(seed: seed) }

  /// Keywords of JSON Schema and OpenAPI that an edit adds, most of which a spec cannot express.
  private static let additions: [(String, JSONValue)] = [
    ("minProperties", 1), ("maxProperties", 9), ("additionalProperties", false),
    ("uniqueItems", true), ("multipleOf", 2), ("minLength", 2), ("maxItems", 3),
    ("pattern", "^a"), ("deprecated", true), ("description", "Another text."),
    ("not", ["type": "null"]), ("propertyNames", ["pattern": "^x"]), ("title", "Other"),
    ("x-internal", true), ("dependentRequired", ["a": ["b"]]), ("$comment", "c"),
    ("contentMediaType", "text/plain"), ("externalDocs", ["url": "https://a.example"]),
    ("unevaluatedProperties", false), ("minContains", 1), ("xml", ["name": "a"]),
  ]

  mutating func edited(_ value: JSONValue) -> JSONValue {
    var paths: [[Int]] = []
    Self.collect(value, [], &paths)
    return edited(value, at: chance.pick(paths)[...], "")
  }

  private static func collect(_ value: JSONValue, _ path: [Int], _ paths: inout [[Int]]) {
    paths.append(path)
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() { collect(element, path + [index], &paths) }
    case .object(let members):
      for (index, member) in members.enumerated() { collect(member.value, path + [index], &paths) }
    default: break
    }
  }

  private mutating func edited(_ value: JSONValue, at path: ArraySlice<Int>, _ pointer: String)
    -> JSONValue
  {
    guard let index = path.first else { return edited(value, pointer) }
    switch value {
    case .array(var elements):
      elements[index] = edited(elements[index], at: path.dropFirst(), "\(pointer)/\(index)")
      return .array(elements)
    case .object(let object):
      var members = object.map { ($0.key, $0.value) }
      let (key, old) = members[index]
      if path.count == 1, chance.number(in: 0...2) == 0 {
        isRewrite = saysNothing(key, old, beside: object)
        members.remove(at: index)
        summary = "removed \(pointer)/\(key)"
      } else {
        isRewrite = path.count == 1 && Self.isWording(key, beside: object)
        members[index].1 = edited(old, at: path.dropFirst(), "\(pointer)/\(key)")
      }
      return .object(JSONObject(members))
    default: return value
    }
  }

  private func saysNothing(_ key: String, _ value: JSONValue, beside object: JSONObject) -> Bool {
    if Self.isWording(key, beside: object) { return true }
    let isForm = ["query", "cookie"].contains(object["in"])
    switch key {
    case "type": return Self.implying[value]?.contains { object[$0] != nil } ?? false
    case "style": return value == (isForm ? "form" : "simple")
    case "explode": return value == .bool((object["style"] ?? (isForm ? "form" : "")) == "form")
    case "additionalProperties": return [true, [:]].contains(value)
    case "minLength", "minItems", "minProperties": return value == 0
    case "required" where object["in"] == "path": return true
    case "required": return [false, []].contains(value)
    // The part has the same values.
    case "enum" where object["allOf"] != nil: return true
    case "security", "enum", "items": return false
    default: return Self.flags.contains(key) ? value == false : [[], [:]].contains(value)
    }
  }

  /// Whether a value says how the document is written: its version, or that a choice with null is nullable.
  private static func isWording(_ key: String, beside object: JSONObject) -> Bool {
    switch key {
    case "openapi", "swagger": object["info"] != nil
    case "nullable": object["oneOf"] != nil || object["anyOf"] != nil
    default: false
    }
  }

  /// The keys beside which a type goes without saying.
  private static let implying: [JSONValue: [String]] = [
    "object": ["properties", "additionalProperties", "required", "allOf", "$ref"],
    "array": ["items"], "string": ["enum"],
  ]
  private static let flags: Set = [
    "deprecated", "nullable", "readOnly", "writeOnly", "uniqueItems", "allowEmptyValue",
    "allowReserved", "exclusiveMinimum", "exclusiveMaximum",
  ]

  private mutating func edited(_ value: JSONValue, _ pointer: String) -> JSONValue {
    summary = "changed \(pointer)"
    switch value {
    case .null: return false
    case .bool(let value): return .bool(!value)
    case .number(let number): return .integer((Int(number.description) ?? 1) + 1)
    case .string(let text): return .string(text + "x")
    case .array(let elements): return .array(Array(elements.dropLast()))
    case .object(var object):
      let (key, added) = chance.pick(Self.additions)
      guard object[key] == nil else { return value }
      object[key] = added
      summary = "added \(pointer)/\(key)"
      return .object(object)
    }
  }
}
