import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import TestTraits
import Testing

/// A request has a body in the spec only if the client sent one. Its media type is the guess for a body that the archive
/// lacks.
@Suite("infer distinguishes empty from unrecorded request bodies", .serialized, .computing)
struct UnrecordedBodyTests {
  struct Case: CustomStringConvertible, Sendable {
    let method: String
    /// What the archive has in the place of the body.
    let data: JSONValue?
    let size: Int?
    let type: String?

    var description: String { "\(method) \(data?.description ?? "-") \(size ?? -1) \(type ?? "-")" }

    var isSent: Bool {
      if let size { return size > 0 }
      return type != nil || data.map { !$0.isNull } ?? false
    }
  }

  private static let data: [JSONValue?] = [
    nil, .null, ["mimeType": "", "text": "", "params": []], ["mimeType": "", "text": ""],
  ]

  private static let cases: [Case] = ["POST", "PUT", "PATCH", "DELETE"].flatMap { method in
    data.flatMap { data in
      [nil, 0, 20].flatMap { size in
        [nil, "application/json", "image/png"].map { type in
          Case(method: method, data: data, size: size, type: type)
        }
      }
    }
  }

  @Test func declaresSentBodies() async throws {
    for test in Self.cases {
      let archive = Traffic.archive([Self.entry(test)])
      let proposal = try await TrafficInferenceTests.proposal(of: archive, name: "Club")
      let body = proposal.spec["endpoints"]?.objectValue?.first?.value["body"]
      #expect((body != nil) == test.isSent, "\(test)")
      if test.isSent { #expect((body == "json") == (test.type == "application/json"), "\(test)") }
      #expect(try await InferLawTests.problems(in: archive) == [], "\(test)")
    }
  }

  /// An empty success is a call. A page or a picture without content is no call, unless the request changes something.
  @Test func emptyResponsesAreCalls() async throws {
    for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
      for type in ["text/html; charset=utf-8", "text/plain", "application/json", "image/png"] {
        let empty = PathEvidenceTests.entry(("\(method) /users/7", ""), type)
        var call = empty.objectValue ?? [:]
        var response = call["response"]?.objectValue ?? [:]
        response["headers"] = [["name": "Content-Type", "value": .string(type)]]
        call["response"] = .object(response)
        let list = PathEvidenceTests.entry(("GET /users", "[]"), "application/json")
        let entries = [list, .object(call)]
        let found = PathEvidenceTests.endpoints(
          of: try await PathEvidenceTests.proposal(of: entries)
        )
        let isCall = method != "GET" || ["text/plain", "application/json"].contains(type)
        #expect(found.contains("\(method) /users/{id}") == isCall, "\(method) \(type)")
        #expect(try await InferLawTests.problems(in: Traffic.archive(entries)) == [], "\(type)")
      }
    }
  }

  /// An endpoint may respond with a text or a file, and with nothing.
  @Test(arguments: ["text/plain", "application/json", "application/octet-stream"])
  func emptyResponsesAreEmptyValues(type: String) async throws {
    for status in [200, 202, 204] {
      let full = PathEvidenceTests.entry(("POST /jobs/7/run", "started {"), type)
      let empty = PathEvidenceTests.entry(("POST /jobs/7/run \(status)", ""), "")
      let other = PathEvidenceTests.entry(("GET /jobs/7", #"{"a": 1}"#), "application/json")
      for entries in [[other, full, empty], [other, empty, full]] {
        #expect(try await InferLawTests.problems(in: Traffic.archive(entries)) == [], "\(status)")
      }
    }
  }

  /// What clients send in several encodings is data. A spec with JSON for JSON and forms says less than they send.
  @Test func describesSeveralEncodings() async throws {
    let bodies: [(type: String, text: String)] = [
      ("application/json", "{\"a\": 1}"), ("text/plain", "a text"), ("image/png", "\u{1}x"),
      ("application/x-www-form-urlencoded", "a=1"), ("text/csv", "a,b"),
    ]
    for (index, one) in bodies.enumerated() {
      for other in bodies.dropFirst(index + 1) {
        let archive = Traffic.archive([Self.entry(one), Self.entry(other), Self.entry(one)])
        #expect(try await InferLawTests.problems(in: archive) == [], "\(one) \(other)")
      }
    }
  }

  private static let parts = (
    type: "multipart/form-data; boundary=b",
    text: "--b\r\nContent-Disposition: form-data; name=\"f\"; filename=\"x\"\r\n\r\n1\r\n--b--\r\n"
  )

  /// A server that accepts two encodings with names accepts the declared one. Without it, the encoding differs.
  @Test func findsOtherEncodingsOnlyAlone() async throws {
    let json = (type: "application/json", text: "{\"a\": 1}")
    let form = (type: "application/x-www-form-urlencoded", text: "a=1")
    for (declared, other) in [(json, form), (form, json), (Self.parts, form), (form, Self.parts)] {
      let both = Traffic.archive([other, declared, other].map(Self.entry))
      let spec = try await Self.spec(of: Traffic.archive([Self.entry(declared)]))
      let isOfParts = other.type == Self.parts.type
      #expect(await Self.encodings(in: both, spec) == 0, "\(declared.type)")
      let alone = await Self.encodings(in: Traffic.archive([Self.entry(other)]), spec)
      // The parts of a body are not checked.
      #expect(alone == (isOfParts ? 0 : 1), "\(declared.type)")
      #expect(try await InferLawTests.problems(in: both) == [], "\(declared.type)")
      let body = try await TrafficInferenceTests.proposal(of: both, name: "Club")
        .spec["endpoints"]?.objectValue?.first?.value["body"]
      let hasJSON = [declared, other].contains { $0.type == json.type }
      #expect(hasJSON ? body?.stringValue != nil : body?["encoding"] == "multipart")
    }
  }

  private static func spec(of archive: [UInt8]) async throws -> LinkedSpec {
    let proposal = try await TrafficInferenceTests.proposal(of: archive, name: "Club")
    let bytes = Array(canonicalText(of: proposal.spec).utf8)
    let result = readSpec([SourceFile(path: "api.json", bytes: bytes)])
    return LinkedSpec(try #require(result.model), try #require(result.document))
  }

  /// The number of findings about encodings.
  private static func encodings(in archive: [UInt8], _ spec: LinkedSpec) async -> Int {
    await Traffic.report(on: archive, spec).findings.count { $0.subject.hasSuffix(" encoding") }
  }

  private static func entry(_ body: (type: String, text: String)) -> JSONValue {
    var entry = entry(Case(method: "PUT", data: nil, size: nil, type: body.type)).objectValue ?? [:]
    var request = entry["request"]?.objectValue ?? [:]
    request["postData"] = ["mimeType": .string(body.type), "text": .string(body.text)]
    entry["request"] = .object(request)
    return .object(entry)
  }

  /// A body that the archive lacks changes nothing about those that it has.
  @Test func prefersRecordedBodies() async throws {
    var entry = Self.entry(Case(method: "POST", data: nil, size: 20, type: nil))
    var request = entry["request"]?.objectValue ?? [:]
    request["postData"] = ["mimeType": "application/json", "text": "{\"a\": 1}"]
    let lacking = entry
    var object = entry.objectValue ?? [:]
    object["request"] = .object(request)
    entry = .object(object)
    let archive = Traffic.archive([lacking, entry])
    let proposal = try await TrafficInferenceTests.proposal(of: archive, name: "Club")
    #expect(proposal.spec["endpoints"]?.objectValue?.first?.value["body"] == "QueueStartRequest")
  }

  private static func entry(_ test: Case) -> JSONValue {
    let headers = test.type.map { ["Content-Type: \($0)"] } ?? []
    let call = ("\(test.method) /queues/7/start", #"{"state": "x"}"#)
    var entry = PathEvidenceTests.entry(call, "application/json", headers).objectValue ?? [:]
    var request = entry["request"]?.objectValue ?? [:]
    request["postData"] = test.data
    request["bodySize"] = test.size.map { .number(JSONNumber($0)) } ?? -1
    entry["request"] = .object(request)
    return .object(entry)
  }
}
