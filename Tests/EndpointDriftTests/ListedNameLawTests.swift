import EndpointDrift
import EndpointJSON
import Mutation
import TestTraits
import Testing

/// The names that the response of a path lists are values behind this path, however the response wraps and writes them.
@Suite("infer finds the values that responses list", .serialized, .computing)
struct ListedNameLawTests {
  private typealias Call = PathEvidenceTests.Call

  private static let names = [
    "readonly", "reporting", "ci", "deploy", "nightly", "billing", "eu-west", "traces", "guest",
  ]

  /// The wrappers around the contents `*` of a response.
  private static let wrappers = [
    "*", #"{"data": *}"#, #"{"request_id": "x", "lease": 0, "data": *, "warnings": null}"#,
    #"{"status": "ok", "result": *}"#,
  ]

  /// A list of texts, or a map of things by their names. Folders have a slash behind their names.
  private static func contents(_ names: [String], _ chance: inout Chance) -> String {
    let slash = chance.pick(["", "", "/"])
    let form = chance.pick([#"{"keys": [*]}"#, #"{"names": [*], "total": 2}"#, "{*}"])
    let isMap = form == "{*}"
    let members = names.map { name in
      "\"\(name)\(slash)\"" + (isMap ? #": {"kind": "a", "size": 1, "limits": {"rows": 9}}"# : "")
    }
    return form.replacing("*", with: members.joined(separator: ", "))
  }

  @Test func listedNamesAreValues() async throws {
    for seed in 0..<80 {
      var chance = Chance(seed: UInt64(seed))
      let start = chance.pick(["/auth/role", "/_policy", "/api/v1/pipeline", "/db/roles"])
      let names = Array(Self.names.shuffled(using: &chance).prefix(chance.number(in: 2...4)))
      let contents = Self.contents(names, &chance)
      let list = chance.pick(Self.wrappers).replacing("*", with: contents)
      var calls: [Call] = [("GET \(start)", list), ("GET /api/v1/health", #"{"ok": true}"#)]
      calls += names.enumerated().map { ("GET \(start)/\($1)/parts", "{\"a\($0)\": 1}") }
      calls += names.prefix(1).map { ("POST \(start)/\($0)/parts 204", "") }
      let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
      let path =
        start.hasPrefix("/api/v1") && !found.contains { $0.contains("/api") }
        ? String(start.dropFirst(7)) : start
      let expected = ["GET \(path)", "GET \(path)/{}/parts", "POST \(path)/{}/parts"]
      #expect(found.filter { !$0.hasSuffix("/health") } == expected, "\(seed): \(list)")
      let archive = Traffic.archive(calls.map { PathEvidenceTests.entry($0, "application/json") })
      #expect(try await InferLawTests.problems(in: archive) == [], "\(seed)")
    }
  }

  /// What clients remove from a map of things is one of them. The parts of a configuration are words.
  @Test(arguments: ["policy", "_snapshot", "user", "config", "settings", "status"])
  func removedThingsAreValues(word: String) async throws {
    let thing = #"{"kind": "a", "size": 1}"#
    let calls: [Call] = [
      ("GET /x/\(word)", #"{"nightly": \#(thing), "weekly": \#(thing)}"#),
      ("DELETE /x/\(word)/adhoc 204", ""), ("PUT /x/\(word)/adhoc 204", ""),
    ]
    let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
    let isPart = ["config", "settings", "status"].contains(word)
    let leaf = isPart ? "adhoc" : "{}"
    #expect(found == ["DELETE /x/\(word)/\(leaf)", "GET /x/\(word)", "PUT /x/\(word)/\(leaf)"])
  }

  /// The entries of a map have the name of the things.
  @Test(arguments: [("members", "Member"), ("users", "User")])
  func mapsHaveTheNameOfTheirThings(word: String, type: String) async throws {
    let thing = #"{"kind": "a", "size": 1}"#
    let calls: [Call] = [
      ("GET /cat/x/\(type.lowercased())s", #"[{"a": 1, "b": 2}, {"a": 1, "b": 2}]"#),
      ("GET /x/\(word)", #"{"nightly": \#(thing), "weekly": \#(thing)}"#),
      ("GET /x/\(word)/nightly", #"{"nightly": \#(thing)}"#),
      ("DELETE /x/\(word)/weekly 204", ""),
    ]
    let endpoints =
      try await PathEvidenceTests.proposal(calls).spec["endpoints"]?.objectValue ?? [:]
    let responses = endpoints.compactMap { $0.value["response"]?.stringValue }
    #expect(responses == ["[X\(type)]", "[string: \(type)]", "[string: \(type)]"])
  }

  /// A word that continues otherwise than the numbers beside it is no value, although a list has it as a name.
  @Test func wordsBesideNumbersAreWords() async throws {
    let calls: [Call] = [
      ("GET /users", #"[{"id": 1, "username": "admin"}, {"id": 3, "username": "ann"}]"#),
      ("GET /users/3/roles", "[]"), ("GET /users/admin/check", #"{"a": 1}"#),
    ]
    let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
    #expect(found == ["GET /users", "GET /users/admin/check", "GET /users/{}/roles"])
  }

  /// What is a value elsewhere is one behind a verb, too.
  @Test(arguments: ["encrypt", "decrypt", "sign", "rotate", "restore"])
  func valuesFollowVerbs(verb: String) async throws {
    let calls: [Call] = [
      ("GET /transit/keys", #"{"data": {"keys": ["orders", "mails"]}}"#),
      ("GET /transit/keys/orders", #"{"a": 1}"#), ("POST /transit/\(verb)/orders", #"{"b": 1}"#),
    ]
    let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
    #expect(
      found == ["GET /transit/keys", "GET /transit/keys/{}", "POST /transit/\(verb)/{}"]
    )
  }

  /// All elements of a list may have the last word of its path in a part that the word before names.
  @Test(arguments: ["name", "service", "ID"]) func partsOfElementsNameTheirList(key: String)
    async throws
  {
    let calls: [Call] = [
      ("GET /health/service/web", #"[{"service": {"\#(key)": "web", "port": 1}, "checks": []}]"#),
      ("GET /health/service/db", #"[{"service": {"\#(key)": "db", "port": 1}, "checks": []}]"#),
      ("GET /health/service/none", "[]"), ("GET /ui/service-topology/web", #"{"a": 1}"#),
      ("GET /health/state/any", #"[{"service": {"\#(key)": "any", "port": 1}}]"#),
    ]
    let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
    #expect(
      found == ["GET /health/service/{}", "GET /health/state/any", "GET /ui/service-topology/{}"]
    )
  }

  /// A name that a response lists is a value behind a verb of a call that changes something.
  @Test(arguments: ["deregister", "restart", "unlock"]) func listedNamesFollowVerbs(verb: String)
    async throws
  {
    let calls: [Call] = [
      ("GET /agents", #"[{"id": "web-one"}, {"id": "db-one"}]"#),
      ("PUT /job/\(verb)/web-one 204", ""),
      ("PUT /job/\(verb)/everything 204", ""), ("GET /job/\(verb)/db-one", #"{"a": 1}"#),
    ]
    let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
    #expect(found.contains("PUT /job/\(verb)/{}"))
  }

  /// The sections of a page have one form, too. Their own calls have other ones.
  @Test(arguments: ["dashboard", "overview"]) func sectionsAreWords(word: String) async throws {
    let calls: [Call] = [
      (
        "GET /x/\(word)",
        #"{"sales": {"value": 1, "delta": 2}, "visits": {"value": 1, "delta": 2}}"#
      ),
      ("GET /x/\(word)/sales", #"{"currency": "EUR", "rows": []}"#),
      ("GET /x/\(word)/visits", #"{"pages": 7, "bots": false}"#),
    ]
    for count in [1, 3] {
      let proposal = try await PathEvidenceTests.proposal(Array(calls.prefix(count)))
      let paths = PathEvidenceTests.endpoints(of: proposal)
      #expect(paths == calls.prefix(count).map(\.request))
      let types = proposal.spec["types"]?.objectValue ?? [:]
      #expect(types.contains { $0.value["fields"]?["sales"] != nil })
    }
  }
}
