import EndpointDrift
import Mutation
import TestTraits
import Testing

/// Names in folders are one value, which lists, hosts or marks show.
@Suite("infer finds names in folders, and values before marked words", .serialized, .computing)
struct FolderTreeTests {
  private typealias Call = PathEvidenceTests.Call

  /// The names of a store. Each part of a name is a folder or a leaf.
  private static func names(_ chance: inout Chance) -> [String] {
    let words = ["team", "app", "db", "mail", "shop", "edge"].shuffled(using: &chance)
    let deep = chance.number(in: 0...1) == 0 ? ["\(words[0])/\(words[4])/\(words[5])"] : []
    return ["\(words[0])/\(words[1])", "\(words[0])/\(words[2])", words[3]] + deep
  }

  /// The lists of all folders of a store: `{ "keys": ["team/", "mail"] }`.
  private static func lists(of names: [String], at start: String, in wrapper: String) -> [Call] {
    let parts = names.map { $0.split(separator: "/").map(String.init) }
    let folders = Set(parts.flatMap { parts in parts.indices.map { Array(parts[..<$0]) } })
    return folders.sorted { $0.lexicographicallyPrecedes($1) }.map { folder in
      let inner = parts.filter { $0.starts(with: folder) }.map { parts in
        parts[folder.count] + (parts.count > folder.count + 1 ? "/" : "")
      }
      let keys = Set(inner).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      let path = folder.map { $0 + "/" }.joined()
      return ("GET \(start)/\(path)?list=true", wrapper.replacing("*", with: keys))
    }
  }

  @Test func listsWithFoldersShowThem() async throws {
    for seed in 0..<60 {
      var chance = Chance(seed: UInt64(seed))
      let names = Self.names(&chance)
      let wrapper = chance.pick(["[*]", #"{"keys": [*]}"#, #"{"id": "x", "data": {"keys": [*]}}"#])
      let start = chance.pick(["/store/list", "/stores/7/index", "/kv/metadata"])
      let other = start.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/leaves"
      let calls =
        Self.lists(of: names, at: start, in: wrapper)
        + names.flatMap { name -> [Call] in
          [("GET \(other)/\(name)", #"{"a": 1}"#), ("DELETE \(start)/\(name) 204", "")]
        }
      let all = calls + [("GET /health", #"{"ok": true}"#)]
      let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(all))
      let (list, leaf) = (start.replacing("7", with: "{}"), other.replacing("7", with: "{}"))
      let expected = [
        "DELETE \(list)/{+}", "GET \(leaf)/{+}", "GET \(list)/", "GET \(list)/{+}/", "GET /health",
      ]
      #expect(found == expected.sorted(), "\(seed): \(names)")
      let archive = Traffic.archive(all.map { PathEvidenceTests.entry($0, "application/json") })
      #expect(try await InferLawTests.problems(in: archive) == [], "\(seed)")
    }
  }

  /// A store is a value, if a response lists it as a folder, and another one continues like it.
  @Test func storesThatContinueAlikeAreValues() async throws {
    for isAlike in [true, false] {
      let calls = ["notes", "ops"].flatMap { store -> [Call] in
        ["data", "info"].map { word in
          ("GET /\(store)/\(isAlike ? word : word + store)/a", #"{"size": 1, "rows": 2}"#)
        }
      }
      let list: Call = ("GET /sys/stores", #"{"keys": ["notes/", "ops/"]}"#)
      let found = SlashedValueTests.templates(
        of: try await PathEvidenceTests.proposal(calls + [list])
      )
      #expect(found.contains("GET /{}/data/a") == isAlike)
    }
  }

  /// The host of a registry starts a name, and is no value of its own.
  @Test func hostsStartThem() async throws {
    for seed in 0..<40 {
      var chance = Chance(seed: UInt64(seed))
      let host = chance.pick(["ghcr.io", "registry.lab.example:5000", "quay.example.org"])
      let tags = ["1.4", "latest", "16-alpine", "v2"].shuffled(using: &chance)
      let names = [
        "web:\(tags[0])", "redis:\(tags[1])", "\(host)/acme/worker:\(tags[2])",
        "\(host)/team/api:\(tags[3])",
      ]
      let thing = #"{"size": 1, "os": "linux", "layers": 4, "author": "x"}"#
      var calls: [Call] = names.map { ("GET /images/\($0)/json", thing) }
      calls += [
        ("DELETE /images/web:9 204", ""), ("DELETE /images/\(host)/acme/worker:8 204", ""),
        ("GET /images/json", "[]"),
      ]
      let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
      let expected = ["DELETE /images/{+}", "GET /images/json", "GET /images/{+}/json"]
      #expect(found == expected, "\(seed): \(names)")
    }
  }

  /// A word before a marked word is a value, if another value is before this word.
  @Test(arguments: ["_search", "_doc", "_refresh"])
  func wordsBeforeMarksAreValues(mark: String) async throws {
    let things = #"{"size": 1, "rows": 2}"#
    let calls: [Call] = [
      ("GET /logs-2026.11.30/\(mark)", things), ("GET /orders/\(mark)", things),
      ("POST /orders/_close", things), ("PUT /carts 201", ""), ("DELETE /carts 204", ""),
      ("GET /_nodes/stats", things), ("GET /health/live", things),
    ]
    let found = SlashedValueTests.templates(of: try await PathEvidenceTests.proposal(calls))
    #expect(
      found == [
        "DELETE /{}", "GET /_nodes/stats", "GET /health/live", "GET /{}/\(mark)",
        "POST /{}/_close", "PUT /{}",
      ]
    )
  }
}
