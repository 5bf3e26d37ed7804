import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Mutation
import TestTraits
import Testing

@Suite("verify --fix makes a spec agree with traffic", .serialized, .computing)
struct FixTests {
  /// The edited spec must resolve every fixed finding and still match the original traffic.
  @Test(arguments: SampleSpecs.names)
  func fixesRandomDrift(api: String) async throws {
    let spec = try SampleSpecs.spec(api)
    let entries = await Traffic.entries(of: spec)
    var chance = Chance(seed: 7)
    var drifted: [JSONValue] = []
    while drifted.count < 150 {
      var entry = chance.pick(entries)
      let drift = chance.pick(Drift.allCases)
      if drift.apply(to: &entry, in: spec, &chance) != nil { drifted.append(entry.json) }
    }
    let archive = Traffic.archive(drifted)
    let (fix, findings) = Self.fix(archive, spec)
    #expect(fix.fixed.count > 5)
    #expect(Set(findings.map(\.key)) == Set(fix.fixed).union(fix.reasons.keys))

    let edited = try Self.edited(spec, fix)
    let left = await Traffic.report(on: archive, edited).findings.map(\.key)
    let missed = Set(fix.fixed).intersection(left).map { "\($0.kind.name) \($0.subject)" }
    #expect(missed.sorted().prefix(5) == [])
    let fresh = await Traffic.report(on: Traffic.archive(entries.map(\.json)), edited)
    #expect(fresh.findings.filter { $0.level == .breaking }.map(\.summary) == [])
  }

  @Test(arguments: [
    (
      "\"a\": \"int32\"", "{\"a\": 1.5}",
      "\"a\": \"double\""
    ),
    ("\"a\": \"int32\"", "{\"a\": 5000000000}", "\"a\": \"int\""),
    ("\"a\": \"url?\"", "{\"a\": \"not a link\"}", "\"a\": \"string?\""),
    ("\"a\": \"[int]\"", "{\"a\": [1, null]}", "\"a\": \"[int?]\""),
    ("\"a\": \"[int]\"", "{\"a\": null}", "\"a\": \"[int]?\""),
    (
      "\"a\": { \"type\": \"int\", \"as\": \"b\" }", "{}",
      "\"a\": { \"type\": \"int?\", \"as\": \"b\" }"
    ),
    (
      "\"a\": { \"type\": { \"enum\": [\"x\"] } }", "{}",
      "\"a\": { \"type\": { \"enum\": [\"x\"], \"optional\": true } }"
    ),
    (
      "\"a\": { \"type\": { \"enum\": { \"one\": \"x\" } } }", "{\"a\": \"in-transit\"}",
      "\"inTransit\": \"in-transit\""
    ),
    (
      "\"a\": \"int\"",
      "{\"a\": 1, \"tags\": [\"x\"], \"home\": {\"city\": \"Bonn\", \"lat\": 1.5}}",
      "\"home\": \"Home?\""
    ),
    ("\"a\": \"int\"", "{\"a\": 1, \"pass-word\": \"x\"}", "\"secret\": true"),
  ])
  func editsDeclarationToMatchTraffic(field: String, body: String, result: String) throws {
    let spec = try Self.spec(field)
    let (fix, _) = Self.fix(Self.archive(body), spec)
    let text = fix.texts.first?.text ?? ""
    #expect(text.contains(result), "\(text) \(fix.reasons.values.sorted())")
    let edited = try Self.edited(spec, fix)
    #expect(Self.findings(Self.archive(body), edited).map(\.summary) == [])
  }

  @Test(arguments: [
    ("\"a\": \"int\"", "{\"a\": \"x\"}", "the traffic has values of type \"string\""),
    ("\"a\": \"date\"", "{\"a\": \"2026-11-21\"}", "the traffic has values of type \"day\""),
    (
      "\"a\": { \"type\": { \"enum\": [\"x\"] } }", "{\"a\": \"9f86d081884c7d65\"}",
      "a new value may be data rather than an enum value"
    ),
    (
      "\"a\": \"int\"", "{\"a\": 1, \"8c1d\": 2}",
      "the key may be data: if it is, declare a dictionary or \"additional\""
    ),
    ("\"a\": [{ \"enum\": [\"x\"] }]", "{}", "an array of an inline type cannot be optional"),
  ])
  func leavesAmbiguousDriftUnfixedWithReason(field: String, body: String, reason: String) throws {
    let (fix, _) = Self.fix(Self.archive(body), try Self.spec(field))
    #expect(fix.texts.isEmpty)
    #expect(fix.reasons.values.sorted() == [reason])
  }

  @Test func reusesTypeOfSpec() throws {
    let spec = try Self.spec(
      "\"a\": \"int\"",
      types: "\"Person\": { \"fields\": { \"id\": \"int\", \"name\": \"string\" } },"
    )
    let body = "{\"a\": 1, \"owners\": [{\"id\": 1, \"name\": \"x\"}]}"
    let (fix, _) = Self.fix(Self.archive(body), spec)
    #expect(fix.summaries == ["Thing.owners: declared as \"[Person]?\""])
  }

  /// A type with only optional fields fits many objects, and one with further keys fits all.
  @Test(arguments: [
    #""id": "int?", "name": "string?""#, #""id": "int""#,
    #""id": "int" }, "additional": "json""#,
  ])
  func reusesNoTypeByChance(fields: String) throws {
    let end = fields.contains("}") ? "" : "}"
    let spec = try Self.spec(
      "\"a\": \"int\"",
      types: "\"Person\": { \"fields\": { \(fields) \(end) },"
    )
    let body = "{\"a\": 1, \"owners\": [{\"id\": 1, \"name\": \"x\"}]}"
    let (fix, _) = Self.fix(Self.archive(body), spec)
    #expect(fix.summaries == ["Thing.owners: declared as \"[Owner]?\""])
  }

  @Test func declaresErrorOfOneEndpointAtEndpoint() throws {
    let archive = Self.archive("{\"code\": 7}", status: 409)
    let (fix, _) = Self.fix(archive, try Self.spec("\"a\": \"int\""))
    #expect(fix.summaries == ["get 409: the error \"conflict\" for this endpoint"])
    #expect(fix.texts.first?.text.contains("\"Problem\"") ?? false)
  }

  /// The body of another failure has the type of those that the spec declares, also with one key.
  @Test(arguments: [(#"{"error": "x"}"#, "Problem"), (#"{"error": 7}"#, "ProblemResponse")])
  func failuresHaveTheDeclaredType(body: String, type: String) throws {
    let text = #"""
      {
        "api": "Shop", "servers": { "main": "https://shop.example.com" },
        "errors": { "404": { "case": "missing", "type": "Problem" } },
        "types": { "Problem": { "fields": { "error": "string" } } },
        "endpoints": { "get": { "path": "/thing", "response": "json" } }
      }
      """#
    let spec = try Self.read([SourceFile(path: "api.json", bytes: Array(text.utf8))])
    let (fix, _) = Self.fix(Self.archive(body, status: 409), spec)
    let root = try #require(fix.texts.first.map { try JSONValue(parsing: Array($0.text.utf8)) })
    #expect(root["endpoints"]?["get"]?["errors"]?["409"]?["type"] == .string(type))
  }

  /// Only the main file of a folder has `errors`.
  @Test func declaresSharedErrorInMainFile() throws {
    let main = #"{ "api": "Shop", "servers": { "main": "https://shop.example.com" } }"#
    let part = #"""
      { "endpoints": {
        "get": { "path": "/thing", "response": "json" }, "other": { "path": "/other" }
      } }
      """#
    let spec = try Self.read([
      SourceFile(path: "Shop/api.json", bytes: Array(main.utf8)),
      SourceFile(path: "Shop/part.json", bytes: Array(part.utf8)),
    ])
    let archive = Traffic.archive([
      Self.entry("{}", path: "/thing", status: 429), Self.entry("{}", path: "/other", status: 429),
    ])
    let (fix, _) = Self.fix(archive, spec)
    #expect(fix.fixed.count == 2, "\(fix.reasons.values.sorted())")
    #expect(fix.texts.map(\.path) == ["Shop/api.json"])
    #expect(fix.texts.first?.text.contains(#""429": "tooManyRequests""#) ?? false)
  }

  // MARK: - Specs and traffic

  private static func spec(_ field: String, types: String = "") throws -> LinkedSpec {
    let text = """
      {
        "api": "Shop", "servers": { "main": "https://shop.example.com" },
        "types": { \(types) "Thing": { "fields": { \(field) } } },
        "endpoints": {
          "get": { "path": "/thing", "response": "Thing" },
          "people": { "path": "/people", "response": "[\(types.isEmpty ? "Thing" : "Person")]" }
        }
      }
      """
    return try read([SourceFile(path: "Shop.json", bytes: Array(text.utf8))])
  }

  private static func read(_ files: [SourceFile]) throws -> LinkedSpec {
    let result = readSpec(files, tolerating: [.exampleMismatch])
    let messages = result.diagnostics.filter { $0.severity == .error }.map(\.message)
    try #require(messages == [])
    return LinkedSpec(try #require(result.model), try #require(result.document))
  }

  private static func edited(_ spec: LinkedSpec, _ fix: SpecFix) throws -> LinkedSpec {
    let texts = Dictionary(uniqueKeysWithValues: fix.texts.map { ($0.path, $0.text) })
    return try read(
      spec.model.files.map { file in
        SourceFile(path: file.path, bytes: texts[file.path].map { Array($0.utf8) } ?? file.bytes)
      }
    )
  }

  private static func archive(_ body: String, status: Int = 200) -> [UInt8] {
    Traffic.archive([entry(body, path: "/thing", status: status)])
  }

  private static func entry(_ body: String, path: String, status: Int) -> JSONValue {
    [
      "request": [
        "method": "GET", "url": .string("https://shop.example.com\(path)"), "headers": [],
      ],
      "response": [
        "status": .number(JSONNumber(status)),
        "headers": [["name": "Content-Type", "value": "application/json"]],
        "content": ["mimeType": "application/json", "text": .string(body)],
      ],
    ]
  }

  private static func fix(
    _ archive: [UInt8],
    _ spec: LinkedSpec
  ) -> (fix: SpecFix, findings: [DriftFinding]) {
    var verification = Verification(spec.model, spec.document, keepsSamples: true)
    var reader = EvidenceReader(file: "traffic.har")
    for found in reader.read(archive) {
      if case .exchange(let exchange) = found { verification.add(exchange) }
    }
    let findings = verification.report.findings
    return (verification.fix(findings, in: spec.model.files), findings)
  }

  private static func findings(_ archive: [UInt8], _ spec: LinkedSpec) -> [DriftFinding] {
    fix(archive, spec).findings
  }
}
