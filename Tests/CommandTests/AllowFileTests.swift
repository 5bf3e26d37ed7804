import EndpointDiff
import TestTraits
import Testing

@testable import EndpointCommands

/// Allow files, whose entries let changes of `diff` pass.
@Suite(.serialized, .computing)
struct AllowFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(specText("Decks", ["shuffle", "draw", "peek"]), to: "old/Decks.json")
    try folder.write(specText("Decks", ["draw"]), to: "new/Decks.json")
  }

  private func allow(_ entries: String...) throws -> Int32 {
    try folder.write("{ \"allow\": [\n\(entries.joined(separator: ",\n"))\n] }", to: "allow.json")
    (folder.output, folder.errors) = ("", "")
    return folder.run("diff", "old", "new", "--allow", "allow.json")
  }

  private func entry(_ at: String, _ more: String = "") -> String {
    #"{ "kind": "endpoint-removed", "at": "\#(at)", "reason": "agreed"\#(more) }"#
  }

  @Test func allowsChangesThatMatchAllFields() throws {
    #expect(try allow(entry("shuffle"), entry("peek")) == 0)
    #expect(folder.output.contains("allowed: agreed\n") && folder.output.contains("· 2 allowed"))
    #expect(try allow(entry("shuffle")) == 1)
    #expect(try allow(entry("*")) == 0)
    #expect(try allow(entry("Decks:*e*")) == 0)
    #expect(try allow(entry("Other:*")) == 1)
    #expect(try allow(entry("*", #", "old": "GET /shuffle""#), entry("pee?")) == 0)
    #expect(try allow(entry("*", #", "old": "GET /other""#)) == 1)
    #expect(try allow(entry("*", #", "new": "x""#)) == 1)
  }

  /// Entries of a spec that cannot be read are not lost.
  @Test func unreadableSideLeavesFileAlone() throws {
    #expect(try allow(entry("shuffle"), entry("peek")) == 0)
    let before = try folder.text("allow.json")
    try folder.write("{", to: "new/Decks.json")
    #expect(folder.run("diff", "old", "new", "--write-allow", "allow.json") == 3)
    #expect(try folder.text("allow.json") == before)
    #expect(folder.errors.contains("allow.json: not written, since a side cannot be read\n"))
  }

  @Test func entryCanAllowOneAxis() throws {
    #expect(try allow(entry("*", #", "axis": "swift""#)) == 1)
    #expect(try allow(entry("*", #", "axis": "swift""#), entry("*", #", "axis": "wire""#)) == 0)
    #expect(folder.run("diff", "old", "new", "--allow", "allow.json", "--axis", "wire") == 0)
  }

  @Test func reportsUnusedAndExpiredEntries() throws {
    #expect(try allow(entry("*"), entry("none"), entry("Other:x")) == 0)
    #expect(
      folder.output.contains(
        "\nnote: allow.json:3:1: the entry for endpoint-removed at none matches no change: delete it\n"
      )
    )
    #expect(try allow(entry("*", #", "expires": "2020-02-29""#)) == 1)
    #expect(
      folder.output.contains(
        "note: allow.json:2:1: the entry for endpoint-removed at * expired after 2020-02-29"
      )
    )
    #expect(try allow(entry("*", #", "expires": "\#(folder.today)""#)) == 0, "the last day counts")
    #expect(try allow(entry("*", #", "expires": "9999-12-31""#)) == 0)
    #expect(folder.output.contains("allowed: agreed (until 9999-12-31)"))
  }

  @Test(
    arguments: [
      ("[]", "allow.json:1:1: error: expected an object with the array \"allow\""),
      (
        "{ \"allow\": [1] }",
        "1:13: error: \"allow\": expected an object with \"kind\", \"at\" and \"reason\""
      ),
      ("{ \"allow\": [{}] }", "missing key \"kind\" in an entry"),
      ("{ \"allow\": [], \"alow\": [] }", "unknown key \"alow\" in an allow file"),
      (
        #"{ "allow": [{ "kind": "endpoint-remved", "at": "a", "reason": "r" }] }"#,
        "hint: did you mean \"endpoint-removed\"?"
      ),
      (
        #"{ "allow": [{ "kind": "type-added", "at": "a", "reason": " " }] }"#, "the reason is empty"
      ),
      (
        #"{ "allow": [{ "kind": "type-added", "at": "a", "reson": "r" }] }"#,
        "hint: did you mean \"reason\"?"
      ),
      (
        #"{ "allow": [{ "kind": "type-added", "at": "a", "reason": "r", "expires": "2026-02-30" }] }"#,
        "\"expires\": expected a day such as"
      ),
      (
        #"{ "allow": [{ "kind": "type-added", "at": "a", "reason": "r", "until": "May" }] }"#,
        "hint: write \"expires\""
      ),
      (
        #"{ "allow": [{ "kind": "type-added", "at": "a", "reason": "r", "expires": "1.5.2027" }] }"#,
        "expected a day such as \"2027-03-01\", found \"1.5.2027\""
      ),
      (#"{ "allow": [{ "axis": "both" }] }"#, "\"axis\": expected \"wire\" or \"swift\""),
      (#"{ "allow": [{ "at": 1, "at": "a", "at": "b" }] }"#, "\"at\" appears twice"),
      ("{", "error: expected"),
    ]
  )
  func reportsErrorsInInvalidFile(text: String, message: String) throws {
    try folder.write(text, to: "allow.json")
    #expect(folder.run("diff", "old", "new", "--allow", "allow.json") == 2)
    #expect(folder.errors.contains(message))
  }

  @Test func writeAllowListsFailingChangesWithoutReasons() throws {
    #expect(folder.run("diff", "old", "new", "--write-allow", "api/allow.json") == 0)
    #expect(
      folder.errors
        == "api/allow.json: 2 entries; the file is invalid until each has a reason (missing: 2)\n"
    )
    #expect(folder.output.hasSuffix("\npasses when each entry of api/allow.json has a reason\n"))
    let written = try folder.text("api/allow.json")
    #expect(written.contains(#""at": "shuffle""#) && written.contains(#""reason": """#))
    #expect(folder.run("diff", "old", "new", "--allow", "api/allow.json") == 2)
    #expect(folder.errors.contains("hint: explain why the change is acceptable"))
    try folder.write(
      written.replacing("\"reason\": \"\"", with: "\"reason\": \"r\""),
      to: "api/allow.json"
    )
    #expect(folder.run("diff", "old", "new", "--allow", "api/allow.json") == 0)
    try folder.write(specText("Decks", ["other"]), to: "new/Decks.json")
    #expect(folder.run("diff", "old", "new", "--allow", "api/allow.json") == 1)
  }

  /// Writes specs in which the parameter `limit` of three endpoints changes: one change at three places.
  private func writeListing() throws {
    func spec(_ type: String) -> String {
      let endpoints = ["Cards", "Decks", "Games"].map {
        "\"\($0).list\": { \"path\": \"/\($0)\", \"parameters\": { \"limit\": \"\(type)\" } }"
      }
      return """
        { "api": "Library", "servers": { "production": "https://example.com" },
          "endpoints": { \(endpoints.joined(separator: ",\n")) } }
        """
    }
    try folder.write(spec("string"), to: "old/Decks.json")
    try folder.write(spec("int"), to: "new/Decks.json")
  }

  private func limit(_ at: String, _ more: String = "") -> String {
    #"{ "kind": "param-type-changed", "at": "\#(at)", "reason": "agreed"\#(more) }"#
  }

  @Test func changeAtSeveralPlacesPassesIfEachIsAllowed() throws {
    try writeListing()
    #expect(try allow(limit("Cards.list limit"), limit("Decks.list limit")) == 1)
    #expect(!folder.output.contains("matches no change"))
    #expect(
      try allow(limit("Cards.*"), limit("Decks.list limit"), limit("Games.list limit")) == 0
    )
    #expect(try allow(limit("*.list limit")) == 0)
    let swift = #", "axis": "swift""#
    #expect(try allow(limit("Cards.*", swift), limit("Decks.*"), limit("Games.*")) == 1)
    #expect(
      folder.run("diff", "old", "new", "--allow", "allow.json", "--axis", "swift") == 0,
      "\(folder.output)"
    )
  }

  @Test func writeAllowAddsEntryForEachPlace() throws {
    try writeListing()
    #expect(try allow(limit("Decks.list limit")) == 1)
    #expect(folder.run("diff", "old", "new", "--write-allow", "allow.json") == 0)
    let text = try folder.text("allow.json").replacing(
      "\"reason\": \"\"",
      with: "\"reason\": \"r\""
    )
    try folder.write(text, to: "allow.json")
    let written = try AllowFile(reading: "allow.json", of: .changes, files: folder.files).entries
      .map(\.entry)
    #expect(written.map(\.at) == ["Decks.list limit", "Cards.list limit", "Games.list limit"])
    #expect(written.map(\.reason) == ["agreed", "r", "r"])
    #expect(folder.run("diff", "old", "new", "--allow", "allow.json") == 0)
  }

  @Test func writeAllowPreservesReasonsOfMatchingEntries() throws {
    let active = entry("shuff*", #", "expires": "9999-12-31""#)
    #expect(try allow(active, entry("unused"), entry("peek", #", "expires": "2020-01-01""#)) == 1)
    #expect(folder.run("diff", "old", "new", "--write-allow", "allow.json") == 0)
    let written = try AllowFile(reading: "allow.json", of: .changes, files: folder.files).entries
      .map(\.entry)
    #expect(written.map(\.at) == ["shuff*", "peek"])
    #expect(written.map(\.reason) == ["agreed", "agreed"])
    #expect(written.map(\.expires) == ["9999-12-31", nil])
    #expect(written[1].old == "GET /peek")
  }

  @Test func writeAllowAllowsOtherAxisWithoutReason() throws {
    #expect(try allow(entry("shuff*"), entry("peek", #", "axis": "swift""#)) == 1)
    #expect(folder.run("diff", "old", "new", "--write-allow", "allow.json") == 0)
    let text = try folder.text("allow.json")
    #expect(text.contains(#""axis": "wire","#))
    #expect(text.contains(#""reason": """#))
    #expect(folder.run("diff", "old", "new", "--allow", "allow.json") == 2)
  }

  @Test func writeAllowPreservesUsedEntriesAndThoseOfOtherAPIs() throws {
    #expect(try allow(entry("shuff*"), entry("Other:peek")) == 1)
    let arguments = ["diff", "old", "new", "--allow", "allow.json", "--write-allow", "allow.json"]
    #expect(folder.run(arguments) == 0)
    let text = try folder.text("allow.json")
    try folder.write(text.replacing(#""reason": """#, with: #""reason": "r""#), to: "allow.json")
    let written = try AllowFile(reading: "allow.json", of: .changes, files: folder.files).entries
      .map(\.entry)
    #expect(written.map(\.at) == ["shuff*", "Other:peek", "peek"])
    #expect(written.map(\.reason) == ["agreed", "agreed", "r"])
  }

  @Test(
    arguments: [
      ("", "", true), ("*", "", true), ("*", "a.b c", true), ("a*c", "abc", true),
      ("a*c", "ab", false),
      ("?", "é", true), ("?", "", false), ("a\\*", "a*", true), ("a\\*", "ab", false),
      ("*a*b*", "xxaxxb", true), ("*ab", "aab", true), ("a", "A", false), ("a*", "b", false),
    ]
  )
  func patternsMatchNames(pattern: String, name: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(name) == isMatch)
    #expect(Glob(Glob.escaped(name)).matches(name))
  }

  @Test func escapedNamesMatchOnlyThemselves() {
    #expect(!Glob(Glob.escaped("a*")).matches("ab"))
    #expect(!Glob(Glob.escaped("a?")).matches("ab"))
  }

  @Test(.timeLimit(.minutes(15)))
  func matchesPatternWithManyStarsQuickly() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2_000)))
  }
}
