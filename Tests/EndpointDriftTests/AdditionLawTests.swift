import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Mutation
import TestTraits
import Testing

/// `infer --into` adds what the traffic shows and the spec lacks. A second time it adds nothing, and whatever the spec had
/// is unchanged.
@Suite("infer adds to a spec, and changes nothing else", .serialized, .computing)
struct AdditionLawTests {
  @Test func addsWhatOtherTrafficShows() async throws {
    for seed in 0..<(2 * InferLawTests.count) {
      var traffic = RandomTraffic(seed: UInt64(seed))
      let first = Traffic.archive(traffic.entries())
      let second = Traffic.archive(traffic.entries())
      guard let proposal = try? await TrafficInferenceTests.proposal(of: first, name: "Club")
      else { continue }
      do {
        try await check(proposal.spec, second, "\(seed)")
      } catch {
        try InferLawTests.save(first, seed, in: "INFERRED", of: "first")
        try InferLawTests.save(second, seed, in: "INFERRED", of: "second")
        throw error
      }
    }
  }

  private static let failures: [JSONValue] = [
    ["404": "missing"], ["404": ["case": "missing", "type": "Problem"]], ["404": .null],
    ["4xx": "refused"], ["default": "failed"], [:],
    ["404": [["case": "notFound", "when": ["code": 7], "type": "Problem"]]],
    ["404": ["case": "missing", "when": ["code": 7]]],
    ["404": [["case": "missing", "when": ["code": 7]], ["case": "lost", "when": ["code": 8]]]],
    ["missing": ["when": ["code": 7], "type": "Problem"]],
  ]

  /// A failure that is declared for another body, or for other endpoints, is declared for this one, too.
  @Test func addsFailuresOfOtherForms() async throws {
    let bodies: [(String, String)] = [
      ("", ""), (#"{"message": "x"}"#, "application/json"),
      (#"{"error": {"reason": "x"}}"#, "application/json"), ("missing", "text/plain"),
      ("<html>", "text/html"), (#"{"code": 7, "message": "x"}"#, "application/json"),
    ]
    for seed in 0..<100 {
      var chance = Chance(seed: UInt64(seed))
      let (shared, own) = (chance.pick(Self.failures), chance.pick(Self.failures))
      let entries = ["/items/9 404", "/orders/9 404", "/orders/8 404"].map { call in
        let (body, type) = chance.pick(bodies)
        return PathEvidenceTests.entry(("GET " + call, body), type)
      }
      let spec = Self.spec(errors: shared, own: own)
      try await check(spec, Traffic.archive(entries), "\(seed) \(shared) \(own)")
    }
  }

  private static func spec(errors: JSONValue, own: JSONValue) -> JSONValue {
    [
      "api": "Club", "version": "1.0.0", "servers": ["production": "https://club.example.com"],
      "errors": errors, "types": ["Problem": ["fields": ["message": "string"]]],
      "endpoints": [
        "Items.get": ["path": "/items/{id}", "parameters": ["id": "int"], "errors": own],
        "Orders.get": ["path": "/orders/{id}", "parameters": ["id": "int"]],
      ],
    ]
  }

  /// Adds traffic to a spec twice.
  private func check(_ spec: JSONValue, _ traffic: [UInt8], _ name: String) async throws {
    let original = Array(canonicalText(of: spec).utf8)
    guard Self.read(original) != nil else { return }
    let once = try #require(await Self.adding(traffic, to: original), "\(name)")
    let twice = try #require(await Self.adding(traffic, to: once.bytes), "\(name)")
    #expect(twice.bytes == once.bytes, "\(name)")
    #expect(twice.summaries == [], "\(name)")
    let result = try JSONValue(parsing: once.bytes)
    #expect(Self.lost(spec, in: result) == nil, "\(name)")
    let undeclared = await Self.undeclared(in: traffic, once.bytes)
    // What the spec removes stays removed.
    #expect(name.contains("null") || undeclared == [], "\(name) \(undeclared)")
  }

  /// The undeclared endpoints and statuses.
  private static func undeclared(in traffic: [UInt8], _ bytes: [UInt8]) async -> [String] {
    guard let (model, document) = read(bytes) else { return ["the spec has errors"] }
    let report = await Traffic.report(on: traffic, LinkedSpec(model, document))
    let kinds: [DriftKind] = [.undeclaredEndpoint, .undeclaredStatus, .undocumentedStatus]
    return report.findings.filter { kinds.contains($0.kind) }.map { "\($0.subject): \($0.summary)" }
  }

  /// The path of a value that another value lacks. The rules of a status may be followed by another one, and a response may
  /// state its statuses.
  private static func lost(_ value: JSONValue, in other: JSONValue) -> String? {
    if let all = other.arrayValue {
      let first = value.arrayValue ?? [value]
      return Array(all.prefix(first.count)) == first ? nil : ""
    }
    guard let object = value.objectValue, let others = other.objectValue else {
      return value == other ? nil : ""
    }
    for member in object {
      guard let known = others[member.key] else { return "/" + member.key }
      let isResponse = member.key == "response"
      let (old, new) =
        isResponse
        ? (member.value.withoutStatus, known.withoutStatus) : (member.value, known)
      if let path = lost(old, in: new) { return "/\(member.key)\(path)" }
    }
    return nil
  }

  private typealias Addition = (bytes: [UInt8], summaries: [String])

  /// What `infer --into` writes. Nil for a spec with errors.
  private static func adding(_ traffic: [UInt8], to bytes: [UInt8]) async -> Addition? {
    guard let first = await completed(bytes, traffic), let (model, document) = read(first.bytes)
    else { return nil }
    let files = [SourceFile(path: "api.json", bytes: first.bytes)]
    var addition = SpecAddition(to: model, document, in: files, base: nil)
    await readAll(traffic) { addition.survey($0) }
    await readAll(traffic) { addition.add($0) }
    let added = addition.endpoints
    guard let last = await completed(added.files[0].bytes, traffic) else { return nil }
    return (last.bytes, first.summaries + added.names + last.summaries)
  }

  private static func completed(_ bytes: [UInt8], _ traffic: [UInt8]) async -> Addition? {
    guard let (model, document) = read(bytes) else { return nil }
    var verification = Verification(model, document, keepsSamples: true)
    await readAll(traffic) { verification.add($0) }
    let findings = verification.report.findings.filter(SpecFix.isAddition)
    let files = [SourceFile(path: "api.json", bytes: bytes)]
    let fix = verification.fix(findings, in: files)
    return (fix.preservedTexts.first.map { Array($0.text.utf8) } ?? bytes, fix.summaries)
  }

  private static func read(_ bytes: [UInt8]) -> (APIModel, SpecDocument)? {
    let file = SourceFile(path: "api.json", bytes: bytes)
    let result = readSpec([file], tolerating: [.exampleMismatch])
    guard let model = result.model, let document = result.document else { return nil }
    return (model, document)
  }

  static func readAll(_ traffic: [UInt8], _ body: (Exchange) -> Void) async {
    var reader = EvidenceReader(file: "traffic.har")
    for found in reader.read(traffic) {
      await Task.yield()
      if case .exchange(let exchange) = found { body(exchange) }
    }
  }
}

extension JSONValue {
  /// The response of an endpoint without the statuses that it documents.
  fileprivate var withoutStatus: JSONValue {
    guard var object = objectValue, let type = object["type"] else { return self }
    object["status"] = nil
    return object.count == 1 ? type : .object(object)
  }
}
