import EndpointDrift
import EndpointJSON
import Mutation
import TestTraits
import Testing

/// Wrappers are one type only if their contents are: a list, an item and what a change responds may all be `data`.
@Suite("infer keeps the contents of wrappers apart", .serialized, .computing)
struct WrapperLawTests {
  private static let wrappers = ["data", "results", "items", "payload", "response", "result"]
  private static let words = [
    "title", "price", "state", "color", "weight", "author", "limit", "level", "reason", "origin",
    "height", "target",
  ]

  /// The keys of the contents of each call. No two calls share half of them.
  private struct Application {
    let wrapper: String
    let isList: Bool
    /// Whether an object is around each wrapper.
    let isInObject: Bool
    let keys: [String: [String]]

    init(seed: UInt64) {
      var chance = Chance(seed: seed)
      wrapper = chance.pick(WrapperLawTests.wrappers)
      isList = chance.number(in: 0...1) == 0
      isInObject = seed % 3 == 0
      let size = chance.number(in: 2...4)
      let calls = ["GET /songs", "GET /songs/7", "PUT /songs/7", "POST /songs 201"]
      let shared = chance.number(in: 0...1) == 0 ? ["id"] : []
      keys = Dictionary(
        uniqueKeysWithValues: calls.enumerated().map { index, call in
          let start = index * size % WrapperLawTests.words.count
          let own = (0..<size).map { WrapperLawTests.words[(start + $0) % 12] }
          return (call, (size > 2 ? shared : []) + own)
        }
      )
    }

    var calls: [PathEvidenceTests.Call] {
      keys.sorted { $0.key < $1.key }.map { call, keys in
        let content = JSONValue.object(JSONObject(keys.map { ($0, 1) }))
        var body = JSONObject([(wrapper, isList ? [content] : content)])
        if isInObject {
          var inner: JSONObject = ["meta": ["code": 1]]
          inner[wrapper] = body[wrapper]
          body = ["ocs": .object(inner)]
        }
        return (call, JSONValue.object(body).description)
      }
    }
  }

  @Test func contentsOfWrappersHaveTheirKeys() async throws {
    for seed in 0..<60 {
      let application = Application(seed: UInt64(seed))
      let proposal = try await PathEvidenceTests.proposal(application.calls)
      for (_, endpoint) in proposal.spec["endpoints"]?.objectValue ?? [:] {
        let method = endpoint["method"]?.stringValue ?? "GET"
        let isItem = endpoint["path"]?.stringValue?.hasSuffix("}") ?? false
        let call = method + (isItem ? " /songs/7" : " /songs") + (method == "POST" ? " 201" : "")
        let found = Self.keys(
          of: endpoint["response"]?.typeOfResponse,
          in: proposal.spec,
          application.wrapper
        )
        #expect(found == application.keys[call]?.sorted(), "\(seed): \(call) \(proposal.spec)")
      }
      let archive = Traffic.archive(
        application.calls.map { PathEvidenceTests.entry($0, "application/json") }
      )
      #expect(try await InferLawTests.problems(in: archive) == [], "\(seed)")
    }
  }

  /// The fields of the contents of a response.
  private static func keys(of type: String?, in spec: JSONValue, _ wrapper: String) -> [String] {
    let types = spec["types"]
    var fields = types?[type ?? ""]?["fields"]
    if let inner = fields?["ocs"]?.stringValue { fields = types?[inner]?["fields"] }
    let content = fields?[wrapper]?.stringValue ?? ""
    let name = content.filter { !"[]?".contains($0) }
    return (types?[name]?["fields"]?.objectValue?.map(\.key) ?? []).sorted()
  }

  /// Objects under a key that each resource has are one type only if their keys are equal.
  @Test func attributesOfResourcesDiffer() async throws {
    for key in ["attrs", "attributes", "properties", "spec"] {
      let calls: [PathEvidenceTests.Call] = [
        ("GET /users/7", #"{"\#(key)": {"name": "a", "zone": "z", "active": true, "email": "x"}}"#),
        ("GET /hosts/7", #"{"\#(key)": {"name": "a", "zone": "z", "active": true, "port": 1}}"#),
      ]
      let types = try await PathEvidenceTests.proposal(calls).spec["types"]?.objectValue ?? [:]
      let fields = types.compactMap { $0.value["fields"]?.objectValue }
      #expect(!fields.contains { $0["email"] != nil && $0["port"] != nil }, "\(key)")
    }
  }
}
