import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import TestTraits
import Testing

/// A body that calls itself JSON and is not changes nothing about a spec whose other bodies are JSON.
///
/// The recorder broke it if the archive has a larger size: then `verify` does not judge it. Otherwise the server may have
/// sent it so, and `verify` finds it.
@Suite("broken JSON shows no other encoding", .serialized, .computing)
struct BrokenBodyTests {
  enum Part: String, CaseIterable {
    case response, error, request, lines
  }

  struct Case: CustomStringConvertible {
    let part: Part
    let text: String
    /// The number of other bodies, and the position of the broken one among them.
    let others: Int
    let index: Int
    let isCutOff: Bool

    var description: String { "\(part) \(text) \(index) of \(others), cut off: \(isCutOff)" }

    /// The kinds that `verify` finds. What other clients send is no difference.
    var kinds: [String] { isCutOff || others == 0 || part == .request ? [] : ["unreadable-body"] }
  }

  private static let body = #"{"id": 1, "name": "Ann", "tags": ["a", "b"]}"#

  /// The body without its end, and what servers send in the place of JSON.
  private static let texts =
    stride(from: 1, to: body.count, by: 14).map { String(body.prefix($0)) }
    + ["\(body)}", "busy", "<html>", "{'id': 1}", "NaN"]

  private static let cases: [Case] = Part.allCases.flatMap { part in
    texts.flatMap { text in
      [(0, 0), (1, 0), (1, 1), (2, 1)].flatMap { others, index in
        [true, false].map { isCutOff in
          Case(part: part, text: text, others: others, index: index, isCutOff: isCutOff)
        }
      }
    }
  }

  @Test func brokenBodiesChangeNothing() async throws {
    var specs: [String: String] = [:]
    for test in Self.cases {
      var entries = (0..<test.others).map { _ in Self.entry(test.part, Self.body) }
      let form = "\(test.part) \(test.others)"
      if specs[form] == nil { specs[form] = try await Self.spec(of: entries) }
      entries.insert(Self.entry(test.part, test.text, isCutOff: test.isCutOff), at: test.index)
      let proposal = try await Self.proposal(of: entries)
      let isEqual = canonicalText(of: proposal.spec) == specs[form]
      #expect(isEqual == (test.others > 0), "\(test)")
      let hints = proposal.hints.filter { $0.contains("broken JSON") }
      let result = test.others > 0 ? "which was ignored" : "and no other is JSON"
      let isHinted = !test.isCutOff && !(test.part == .lines && test.others == 0)
      #expect(hints.count == (isHinted ? 1 : 0), "\(test)")
      #expect(hints.allSatisfy { $0.contains(result) }, "\(test)")
      #expect(hints.allSatisfy { $0.contains("entry \(test.index + 2) ") }, "\(test)")
      try await Self.expectFindings(of: test, in: entries, proposal)
    }
  }

  private static func expectFindings(
    of test: Case,
    in entries: [JSONValue],
    _ proposal: SpecProposal
  ) async throws {
    let bytes = Array(canonicalText(of: proposal.spec).utf8)
    let result = readSpec([SourceFile(path: "api.json", bytes: bytes)])
    let spec = LinkedSpec(try #require(result.model), try #require(result.document))
    let findings = await Traffic.report(on: archive(entries), spec).findings
    #expect(findings.map(\.kind.name) == test.kinds, "\(test)")
    #expect(findings.allSatisfy { $0.first?.entry == test.index + 2 }, "\(test)")
    // The remedy of another format would be an edit of the spec, which a failure does not have.
    let isJSON = "{[".utf8.contains(test.text.utf8.first ?? 0)
    let hasRemedy = !isJSON && test.part != .error
    #expect(findings.allSatisfy { $0.hasRemedy == hasRemedy }, "\(test)")
    #expect(try await InferLawTests.problems(in: archive(entries)) == [], "\(test)")
  }

  // MARK: - Traffic

  /// An entry of another endpoint precedes the bodies, so that each recording has an API.
  private static func archive(_ entries: [JSONValue]) -> [UInt8] {
    Traffic.archive([PathEvidenceTests.entry(("POST /events/7", "[]"), json)] + entries + [call])
  }

  private static let json = "application/json"
  private static let call = PathEvidenceTests.entry(("PUT /events/7 204", ""), "")

  private static func proposal(of entries: [JSONValue]) async throws -> SpecProposal {
    try await TrafficInferenceTests.proposal(of: archive(entries), name: "Club")
  }

  private static func spec(of entries: [JSONValue]) async throws -> String {
    canonicalText(of: try await proposal(of: entries).spec)
  }

  private static func entry(_ part: Part, _ text: String, isCutOff: Bool = false) -> JSONValue {
    let size = isCutOff ? text.utf8.count + 40 : text.utf8.count
    switch part {
    case .response: return sized(PathEvidenceTests.entry(("GET /users/7", text), json), size)
    case .error: return sized(PathEvidenceTests.entry(("POST /events/7 409", text), json), size)
    case .lines:
      let lines = isCutOff && text != body ? text : "\(text)\n"
      let entry = PathEvidenceTests.entry(("GET /logs", lines), "application/x-ndjson")
      return sized(entry, size + 1)
    case .request:
      let call = PathEvidenceTests.entry(("POST /users 200 \(text)", "[]"), json)
      var request = call["request"]?.objectValue ?? [:]
      request["bodySize"] = .number(JSONNumber(size))
      return ["request": .object(request), "response": call["response"] ?? .null]
    }
  }

  private static func sized(_ entry: JSONValue, _ size: Int) -> JSONValue {
    var response = entry["response"]?.objectValue ?? [:]
    var content = response["content"]?.objectValue ?? [:]
    content["size"] = .number(JSONNumber(size))
    response["content"] = .object(content)
    return ["request": entry["request"] ?? .null, "response": .object(response)]
  }
}
