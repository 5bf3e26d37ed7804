import EndpointDrift
import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

/// Where the paths of an API start, and whether they start with values.
@Suite("infer finds where paths start", .serialized, .computing)
struct StartOfPathTests {
  private typealias Call = PathEvidenceTests.Call

  private static let words = ["orders", "invoices", "audit-log"]

  /// What a database says about itself.
  private static func facts(_ key: String, _ word: String) -> String {
    #"{"\#(key)": "\#(word)", "size": 7, "active": true, "limits": {"rows": 9}}"#
  }

  /// A first segment is a value if two of them are named by their own responses, which are alike. Words with a mark remain.
  @Test(arguments: ["db_name", "index_name", "name"])
  func firstSegmentsWithTheirNameAreValues(key: String) async throws {
    let calls = Self.words.flatMap { word -> [Call] in
      [
        ("GET /\(word)", Self.facts(key, word)), ("GET /\(word)/_all", "[]"),
        ("PUT /\(word)/_limits 204", ""),
      ]
    }
    let made: [Call] = [("PUT /scratch 201", #"{"ok": true}"#), ("GET /_dbs", #"["orders"]"#)]
    let proposal = try await PathEvidenceTests.proposal(calls + made)
    #expect(
      PathEvidenceTests.endpoints(of: proposal) == [
        "GET /_dbs", "GET /{\(key)}", "GET /{\(key)}/_all", "PUT /{\(key)}",
        "PUT /{\(key)}/_limits",
      ]
    )
    let archive = Traffic.archive(
      (calls + made).map { PathEvidenceTests.entry($0, "application/json") }
    )
    #expect(try await InferLawTests.problems(in: archive) == [])
  }

  /// One such word, words without a name, and words with other responses remain.
  @Test func otherFirstSegmentsAreWords() async throws {
    let one: [Call] = [("GET /orders", Self.facts("db_name", "orders")), ("GET /users", "[]")]
    let unnamed: [Call] = Self.words.map { ("GET /\($0)", Self.facts("db_name", "x")) }
    let others: [Call] = [
      ("GET /orders", #"{"name": "orders", "size": 7, "active": true}"#),
      ("GET /invoices", #"{"name": "invoices", "rows": 7, "date": "x"}"#),
    ]
    for calls in [one, unnamed, others] {
      let proposal = try await PathEvidenceTests.proposal(calls)
      #expect(PathEvidenceTests.endpoints(of: proposal) == calls.map(\.request).sorted())
    }
  }

  /// The endpoints behind such a value belong to what its key names.
  @Test func valuesAtTheStartAreOfACollection() async throws {
    let calls = ["orders", "bills"].flatMap { word -> [Call] in
      [
        ("GET /\(word)", Self.facts("site_name", word)), ("GET /\(word)/_stats", #"{"a": 1}"#),
        ("DELETE /\(word)", ""),
      ]
    }
    let proposal = try await PathEvidenceTests.proposal(calls)
    let names = (proposal.spec["endpoints"]?.objectValue ?? [:]).map(\.key).sorted()
    #expect(names == ["Sites.delete", "Sites.get", "Sites.stats"])
    #expect(proposal.spec["endpoints"]?["Sites.get"]?["response"] == "Site")
  }

  /// Words without calls are namespaces, whose collections have receivers of their own.
  @Test(arguments: ["/dcim", "/api/dcim"]) func collectionsInNamespaces(start: String) async throws
  {
    let calls: [Call] = [
      ("GET \(start)/sites", "[]"), ("GET \(start)/sites/7", #"{"id": 7}"#),
      ("GET \(start)/makers", #"[{"id": 1}]"#), ("POST \(start)/makers 201", #"{"id": 1}"#),
      ("GET /ipam/status", #"{"a": 1}"#), ("GET /users/7/roles", "[]"),
    ]
    let proposal = try await PathEvidenceTests.proposal(calls)
    let names = Set((proposal.spec["endpoints"]?.objectValue ?? [:]).map(\.key))
    #expect(names.isSuperset(of: ["Makers.list", "Makers.create", "Sites.list", "Sites.get"]))
    #expect(names.contains("Users.roles"))
  }

  /// A few paths with another start do not move the server, and a hint names one of them.
  @Test(arguments: ["/api/v3", "/rest", "/tracker/api/2.0"])
  func straysDoNotMoveTheServer(start: String) async throws {
    let things = [
      "users", "orders", "bills", "teams", "rooms", "events", "files", "tags", "labels", "jobs",
    ]
    let calls = things.flatMap { thing -> [Call] in
      [("GET \(start)/\(thing)", "[]"), ("POST \(start)/\(thing) 201", #"{"id": 1}"#)]
    }
    for (count, isStray) in [(1, true), (2, false)] {
      let others: [Call] = ["negotiate", "connect"].prefix(count).map {
        ("POST /hub/\($0)", #"{"a": 1}"#)
      }
      let proposal = try await PathEvidenceTests.proposal(calls + others)
      let server = proposal.spec["servers"]?["production"]?.stringValue
      #expect(server == "https://club.example.com" + (isStray ? start : ""))
      let hint = "1 path outside of https://club.example.com\(start), such as /hub/negotiate, was"
      #expect(proposal.hints.contains { $0.hasPrefix(hint) } == isStray)
    }
  }
}
