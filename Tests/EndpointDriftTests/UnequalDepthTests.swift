import EndpointDrift
import Mutation
import TestTraits
import Testing

/// Calls of one form at several depths show values with slashes, without a response that has such a value as a text. Words
/// of the API between values do not.
@Suite("infer finds values with slashes by the depths of paths", .serialized, .computing)
struct UnequalDepthTests {
  private static let owners = ["team", "library", "core", "tools", "edge", "labs"]
  private static let names = ["alpine", "web", "proxy", "cart", "mail", "notes", "login", "redis"]
  private static let thing = #"{"size": 1, "os": "linux", "layers": 4, "author": "x"}"#

  /// Names of one to three parts. Most of them have slashes, and few share their last part.
  private static func names(_ chance: inout Chance) -> [String] {
    var owners = owners.shuffled(using: &chance)
    var names = names.shuffled(using: &chance)
    let plain = names.removeLast()
    let slashed = (0..<chance.number(in: 2...4)).map { index in
      let parts =
        index == 0 ? [owners.removeLast(), "registry.example.org"] : [owners.removeLast()]
      return (parts.reversed() + [names.removeLast()]).joined(separator: "/")
    }
    return [plain] + slashed
  }

  @Test func wordsBehindThemShowThem() async throws {
    for seed in 0..<60 {
      var chance = Chance(seed: UInt64(seed))
      let start = chance.pick(["/images", "/api/v1/images", "/stores/7/packages"])
      let endings = chance.pick([["json"], ["json", "history"], ["manifest", "blobs/stats"]])
      let names = Self.names(&chance)
      var calls = names.flatMap { name in
        endings.map { ending -> PathEvidenceTests.Call in
          ("GET \(start)/\(name)/\(ending)", Self.thing)
        }
      }
      calls += [("DELETE \(start)/\(names[1]) 204", ""), ("DELETE \(start)/\(names[0]) 204", "")]
      calls.append(("GET \(start)/json", "[\(Self.thing)]"))
      let proposal = try await PathEvidenceTests.proposal(calls)
      let path = start.replacing("7", with: "{}").replacing("/api/v1", with: "")
      let expected =
        endings.map { "GET \(path)/{+}/\($0)" } + ["DELETE \(path)/{+}", "GET \(path)/json"]
      #expect(SlashedValueTests.templates(of: proposal) == expected.sorted(), "\(seed): \(names)")
      let archive = Traffic.archive(calls.map { PathEvidenceTests.entry($0, "application/json") })
      #expect(try await InferLawTests.problems(in: archive) == [], "\(seed)")
    }
  }

  /// Without words behind them, they are read and changed.
  @Test func callsThatReadAndChangeShowThem() async throws {
    for seed in 0..<60 {
      var chance = Chance(seed: UInt64(seed))
      let start = chance.pick(["/secrets/data", "/kv", "/stores/7/values"])
      let change = chance.pick(["PUT", "POST", "DELETE"])
      let calls = Self.names(&chance).flatMap { name -> [PathEvidenceTests.Call] in
        [("GET \(start)/\(name)", Self.thing), ("\(change) \(start)/\(name) 204", "")]
      }
      let proposal = try await PathEvidenceTests.proposal(
        calls + [("GET /health", #"{"ok": true}"#)]
      )
      let path = start.replacing("7", with: "{}")
      let expected = ["GET \(path)/{+}", "\(change) \(path)/{+}", "GET /health"]
      #expect(SlashedValueTests.templates(of: proposal) == expected.sorted(), "\(seed)")
    }
  }

  /// `/orgs/team/squads/core/members` beside `/orgs/edge/members`
  @Test func wordsBetweenValuesShowNone() async throws {
    for seed in 0..<60 {
      var chance = Chance(seed: UInt64(seed))
      let owners = Self.owners.shuffled(using: &chance)
      let inner = chance.pick(["squads", "projects", "channels"])
      let calls = owners.enumerated().map { index, owner -> PathEvidenceTests.Call in
        let name = Self.names[index]
        let path = index < 3 ? "/orgs/\(owner)" : "/orgs/\(owner)/\(inner)/\(name)"
        return ("GET \(path)/members", "[\(Self.thing)]")
      }
      let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
      #expect(found.allSatisfy { !$0.contains("{+}") }, "\(seed): \(found)")
    }
  }

  /// Responses of other forms, and paths that are only read, are no evidence.
  @Test func callsOfOtherFormsShowNone() async throws {
    for ending in ["/summary", ""] {
      let names = ["web", "team/api", "tools/cli", "edge/proxy"]
      let calls = names.enumerated().map { index, name -> PathEvidenceTests.Call in
        let form = ending.isEmpty ? Self.thing : #"{"a\#(index)": 1, "b\#(index)": 2, "c": 3}"#
        return ("GET /reports/\(name)\(ending)", form)
      }
      let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
      #expect(found.allSatisfy { !$0.contains("{+}") }, "\(found)")
    }
  }

  /// Calls with a verb, or with only one method for each path, are no values: `/user/login`, `/user/info/update`.
  @Test func callsShowNone() async throws {
    for method in ["GET", "POST", "PUT"] {
      let paths = ["/user/login", "/user/info/update", "/user/avatar/upload", "/user/notes/list"]
      let calls = paths.map { ("\(method) \($0)", #"{"code": 0, "msg": "ok", "data": null}"#) }
      let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
      #expect(found == paths.map { "\(method) \($0)" }.sorted())
    }
  }
}
