import EndpointDrift
import EndpointJSON
import EndpointSpec
import Mutation
import TestTraits
import Testing

/// A value of a path that contains slashes is one parameter, if responses or files show it, or if it is stated.
@Suite("infer finds values with slashes", .serialized, .computing)
struct SlashedValueTests {
  /// An application with resources whose names have one to three parts, and with calls behind these names.
  struct Application {
    let start: String
    let key: String
    let names: [String]
    let endings: [String]
    let isWithoutResponse: Bool

    init(seed: UInt64) {
      var chance = Chance(seed: seed)
      start = chance.pick(["", "/files", "/api/v1/images", "/stores/7/packages"])
      key = chance.pick(["name", "path", "id", "repo_name"])
      let words = ["alpine", "web", "team", "core", "notes", "photos", "lib", "tool"]
      var random = chance
      let count = random.number(in: 2...5)
      var names = [random.pick(words), "\(random.pick(words))/\(random.pick(words))"]
      for _ in 0..<count {
        let parts = (0..<random.number(in: 1...3)).map { _ in random.pick(words) }
        names.append(parts.joined(separator: "/"))
      }
      self.names = names.unique(by: \.self)
      endings = random.pick([["tags/list"], ["tags/list", "manifest"], ["owner", "blobs/stats"]])
      isWithoutResponse = random.number(in: 0...1) == 0
    }

    var calls: [PathEvidenceTests.Call] {
      names.flatMap { name in
        endings.enumerated().map { index, ending in
          let isNamed = index == 0
          let response = isNamed ? "{\"\(key)\": \"\(name)\", \"size\": 1}" : #"{"state": "x"}"#
          return ("GET \(start)/\(name)/\(ending)", response)
        } + (isWithoutResponse ? [("PUT \(start)/\(name)/\(endings[0]) 204", "")] : [])
      }
    }

    /// The endpoints as a person would write them, without their server and the names of values.
    var endpoints: [String] {
      let start = start.replacing("7", with: "{}").replacing("/api/v1", with: "")
      let put = isWithoutResponse ? ["PUT \(start)/{+}/\(endings[0])"] : []
      return (endings.map { "GET \(start)/{+}/\($0)" } + put).sorted()
    }
  }

  @Test func responsesShowThem() async throws {
    for seed in 0..<60 {
      let application = Application(seed: UInt64(seed))
      let proposal = try await PathEvidenceTests.proposal(application.calls)
      #expect(Self.templates(of: proposal) == application.endpoints, "\(seed): \(application)")
      let archive = Traffic.archive(
        application.calls.map { PathEvidenceTests.entry($0, "application/json") }
      )
      #expect(try await InferLawTests.problems(in: archive) == [], "\(seed)")
    }
  }

  /// An owner and a repository are two values, since each of them has a name of its own.
  @Test func namesOfTwoValuesShowTwo() async throws {
    let calls = ["ann/tool", "bob/site", "ann/app"].flatMap { name -> [PathEvidenceTests.Call] in
      let parts = name.split(separator: "/")
      let repo =
        #"{"name": "\#(parts[1])", "full_name": "\#(name)", "owner": {"login": "\#(parts[0])"}}"#
      return [("GET /repos/\(name)", repo), ("GET /repos/\(name)/issues", "[]")]
    }
    let proposal = try await PathEvidenceTests.proposal(calls)
    #expect(Self.templates(of: proposal) == ["GET /repos/{}/{}", "GET /repos/{}/{}/issues"])
    #expect(proposal.hints.filter { $0.contains("slashes") } == [])
  }

  @Test(arguments: [
    (["/store/a.txt", "/store/model/b.bin", "/store/model/deep/c.pkl"], ["/store/{+}"]),
    (["/runs/7/art/a.txt", "/runs/7/art/m/b.txt", "/runs/8/art/m/c.txt"], ["/runs/{}/art/{+}"]),
    // Formats of an API, one depth, and files that others are below.
    (["/users.json", "/users/1.json", "/users/1/posts.json"], nil),
    (["/store/a.txt", "/store/b.txt", "/store/c.bin"], ["/store/{}"]),
    (["/a/x.txt", "/a/x.txt/info", "/a/x.txt/y/z.bin"], nil),
  ])
  func filesShowThem(_ paths: [String], _ expected: [String]?) async throws {
    let calls = [("GET /health", #"{"a": 1}"#)] + paths.map { ("PUT \($0) 201", "") }
    let proposal = try await PathEvidenceTests.proposal(calls)
    let found = Self.templates(of: proposal).filter { $0.hasPrefix("PUT") }
    if let expected {
      #expect(found == expected.map { "PUT " + $0 })
    } else {
      #expect(found.allSatisfy { !$0.contains("{+}") })
    }
  }

  @Test func statementsShowThem() async throws {
    let calls: [PathEvidenceTests.Call] = [
      ("GET /images/team/web/tags", "[]"), ("GET /images/web/tags", "[]"),
      ("GET /files/a/b", "{}"), ("GET /files/c", "{}"),
    ]
    let stated = ["/images/{+image}/tags", "/files/{+file}"]
    let proposal = try await PathEvidenceTests.proposal(calls, stated: stated)
    let paths = ["GET /files/{+file}", "GET /images/{+image}/tags"]
    #expect(PathEvidenceTests.endpoints(of: proposal) == paths)
  }

  /// Names of equal length may be two values, so that a hint states the template.
  @Test func hintStatesThem() async throws {
    let calls = ["team/web", "team/core"].map { name -> PathEvidenceTests.Call in
      ("GET /images/\(name)/tags", #"{"name": "\#(name)", "size": 1}"#)
    }
    let hint =
      "two segments of a path are one text of its response; if such values have slashes: --path '/images/{+name}/tags'"
    #expect(try await PathEvidenceTests.proposal(calls).hints.contains(hint))
    let stated = try await PathEvidenceTests.proposal(calls, stated: ["/images/{+name}/tags"])
    #expect(PathEvidenceTests.endpoints(of: stated) == ["GET /images/{+name}/tags"])
    #expect(!stated.hints.contains(hint))
  }

  /// The endpoints without the names of values.
  static func templates(of proposal: SpecProposal) -> [String] {
    PathEvidenceTests.endpoints(of: proposal).map { endpoint in
      endpoint.replacing(#/\{\+[^}]*\}/#, with: "{+}").replacing(#/\{\w+\}/#, with: "{}")
    }.sorted()
  }
}
