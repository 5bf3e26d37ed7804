import EndpointDrift
import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

/// `infer` and `verify` take the same requests for calls, and the same ones for files of the site.
@Suite("infer and verify agree about files of a site", .serialized, .computing)
struct SiteFileLawTests {
  private static let user = #"{"id": 1, "login": "ann", "age": 3}"#
  private static let calls: [PathEvidenceTests.Call] = [
    ("GET /users", "[\(user)]"), ("GET /users/1", user), ("GET /orders", "[\(user)]"),
  ]

  /// Names that end in `.json`, and whether they are files beside calls without this ending.
  private static let names: [(request: String, headers: [String], isFile: Bool)] = [
    ("GET /config.json", [], true), ("GET /web/config.json", [], true),
    ("GET /web/texts/en-us.json?v=3", [], true), ("GET /data/menu.json?_=17", [], true),
    ("GET /menu.json?fields=a", [], false), ("GET /api/config.json", [], false),
    ("GET /v2/menu.json", [], false), ("PUT /config.json", [], false),
    ("GET /config.json", ["Authorization: Bearer x"], false),
  ]

  @Test func namesOfJSONAreFilesOrCalls() async throws {
    for (request, headers, isFile) in Self.names {
      let own = Self.calls.map { PathEvidenceTests.entry($0, "application/json") }
      let name = PathEvidenceTests.entry((request, #"{"a": 1}"#), "application/json", headers)
      let all = Traffic.archive(own + [name])
      let proposal = try await PathEvidenceTests.proposal(of: own + [name])
      let found = PathEvidenceTests.endpoints(of: proposal)
      #expect((found.count == Self.calls.count) == isFile, "\(request) \(found)")
      #expect(try await InferLawTests.problems(in: all) == [], "\(request)")
      let spec = try await PathEvidenceTests.proposal(of: own).spec
      let report = await Traffic.report(
        on: all,
        try TrafficInferenceTests.spec(of: canonicalText(of: spec))
      )
      #expect(report.findings.isEmpty == isFile, "\(request)")
    }
  }

  /// If the calls of an API end in `.json`, others do, too.
  @Test func callsMayEndInJSON() async throws {
    let calls = ["users", "orders", "users/1", "users/2"].map { path -> PathEvidenceTests.Call in
      ("GET /\(path).json", Self.user)
    }
    for others in [[], ["GET /users.json?page=2"], ["POST /users.json"]] {
      let more: [PathEvidenceTests.Call] = others.map { ($0, Self.user) }
      let entries = (calls + more).map { PathEvidenceTests.entry($0, "application/json") }
      let found = PathEvidenceTests.endpoints(
        of: try await PathEvidenceTests.proposal(of: entries)
      )
      #expect(found.contains("GET /users.json"))
      #expect(try await InferLawTests.problems(in: Traffic.archive(entries)) == [])
    }
  }

  /// A picture without an ending is a response of an API below a word such as `api`, or a version.
  @Test func picturesOfAnAPIAreCalls() async throws {
    for (path, isCall) in [
      ("/api/users/1/photo", true), ("/v3/users/1/photo", true), ("/api/users/1/photo.png", false),
      ("/users/1/photo", false), ("/images/logo", false),
    ] {
      for type in ["image/png", "video/mp4"] {
        let own = Self.calls.map { call in
          PathEvidenceTests.entry(
            (call.request.replacing("/users", with: "/api/users"), call.response),
            "application/json"
          )
        }
        let entries = own + [PathEvidenceTests.entry(("GET " + path, "x"), type)]
        let found = PathEvidenceTests.endpoints(
          of: try await PathEvidenceTests.proposal(of: entries)
        )
        #expect((found.count > own.count) == isCall, "\(path) \(type) \(found)")
        #expect(try await InferLawTests.problems(in: Traffic.archive(entries)) == [], "\(path)")
      }
    }
  }
}
