import EndpointDiff
import EndpointJSON
import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// `endpoints diff` on files and folders: the compared specs, the options, and the exit status.
@Suite(.serialized, .computing)
struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(specText("Decks", ["shuffle", "draw"]), to: "old/Decks.json")
    try folder.write(specText("Decks", ["draw", "peek"]), to: "new/Decks.json")
  }

  @Test func comparesTwoFiles() throws {
    #expect(folder.run("diff", "old/Decks.json", "new/Decks.json") == 1)
    #expect(folder.errors == "")
    #expect(
      folder.output.hasPrefix(
        """
        1 change breaks shipped apps, 1 breaks source code

        Decks  old/Decks.json → new/Decks.json  1 breaking
        """
      )
    )
    #expect(folder.output.contains("BREAKING wire+swift  shuffle: "))
    #expect(folder.output.contains("(before: old/Decks.json:6:5)  endpoint-removed"))
    #expect(!folder.output.contains("peek"))
  }

  @Test func invalidSpecDoesNotHideOtherReports() throws {
    try folder.write(specText("News", ["read"]), to: "old/News.json")
    try folder.write("{ \"api\": \"News\" ", to: "new/News.json")
    #expect(folder.run("diff", "old", "new") == 3)
    #expect(folder.output.contains("BREAKING wire+swift  shuffle: "))
    #expect(!folder.output.contains("the whole spec was deleted"))
    #expect(folder.errors.contains("new/News.json:1:"))
    #expect(folder.errors.contains("the new side (new) cannot be read: it has errors"))
  }

  @Test func reportsStaleExampleAsNote() throws {
    let spec = """
      {
        "api": "Decks",
        "servers": { "production": "https://decks.example.com" },
        "types": { "Deck": { "fields": { "size": { "type": "int", "example": "52" } } } },
        "endpoints": { "draw": { "path": "/draw", "response": "Deck" } }
      }
      """
    try folder.write(spec, to: "old/Stale.json")
    #expect(folder.run("diff", "old/Stale.json", "old/Stale.json") == 0)
    #expect(folder.output.contains("note: old/Stale.json:4:"))
  }

  @Test func comparesFilesWithDifferentNames() throws {
    try folder.write(specText("Decks", ["draw", "peek"]), to: "new/Other.json")
    #expect(folder.run("diff", "old/Decks.json", "new/Other.json") == 1)
    #expect(!folder.output.contains("moved from"))
  }

  /// A field that types inherit is located at the line of the base that was edited.
  @Test func locatesInheritedFieldAtItsBase() throws {
    func document(_ type: String) -> String {
      """
      openapi: 3.0.3
      info: { title: Shop, version: 1.0.0 }
      paths:
        /dogs:
          get:
            operationId: listDogs
            parameters: [{ $ref: '#/components/parameters/Page' }]
            responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Dog' } } } } }
      components:
        parameters:
          Page: { name: page, in: query, schema: { type: \(type) } }
        schemas:
          Base:
            properties:
              name: { type: \(type) }
          Dog:
            allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { age: { type: integer } } }]

      """
    }
    try folder.write(document("string"), to: "old.yaml")
    try folder.write(document("integer"), to: "new.yaml")
    #expect(folder.run("diff", "old.yaml", "new.yaml", "--short") == 1)
    #expect(folder.output.contains("new.yaml:11:13"))
    #expect(folder.output.contains("new.yaml:15:9"))
  }

  @Test func findsNoChangeBetweenSpecAndItself() throws {
    #expect(folder.run("diff", "old/Decks.json", "old/Decks.json") == 0)
    #expect(folder.output.hasSuffix("  no change\n"))
  }

  @Test func matchesSpecsInFoldersByAPIName() throws {
    try folder.write(specText("Same", ["a"]), to: "old/Same.json")
    try folder.write(specText("Same", ["a"]), to: "new/Renamed.json")
    try folder.write(specText("Gone", ["a"]), to: "old/Gone.json")
    try folder.write(specText("Born", ["a"]), to: "new/Born/api.json")
    #expect(folder.run("diff", "old", "new", "--show", "safe") == 1)
    #expect(folder.output.contains("Born  new/Born  new in new  1 safe\n"))
    #expect(folder.output.contains("Gone  old/Gone.json  old → deleted  1 breaking\n"))
    #expect(folder.output.contains("Same  new/Renamed.json  old → new  no change\n"))
    #expect(folder.run("diff", "old", "old") == 0)
    #expect(folder.output.hasSuffix("no change in Decks, Gone, Same\n"))
    #expect(folder.output.contains("moved from old/Same.json\n"))
  }

  @Test func comparesFileWithMatchingSpecInFolder() throws {
    try folder.write(specText("Other", ["a"]), to: "new/Other.json")
    #expect(folder.run("diff", "old/Decks.json", "new") == 1)
    #expect(folder.output.contains("Decks") && !folder.output.contains("Other"))
  }

  @Test func readsOneSideFromStandardInput() throws {
    folder.input = try folder.text("old/Decks.json")
    #expect(folder.run("diff", "-", "new/Decks.json") == 1)
    #expect(folder.output.contains("(before: standard input:6:5)"))
    #expect(folder.run("diff", "-", "-") == 2)
    #expect(folder.errors.hasPrefix("error: only one side can be standard input\n"))
  }

  @Test(
    arguments: [
      (["--fail-on", "none"], 0), (["--fail-on", "any"], 1), (["--axis", "wire"], 1),
      (["--fail-on", "wire=none"], 1), (["--fail-on", "wire=none", "--fail-on=swift=none"], 0),
      (["--axis", "swift", "--fail-on", "swift=care"], 1), (["--require-bump"], 1),
    ] as [([String], Int32)]
  )
  func exitStatusFollowsThreshold(options: [String], status: Int32) {
    #expect(folder.run(["diff", "old", "new"] + options) == status)
  }

  @Test func failsForSafeChangesOnlyWithAny() throws {
    try folder.write(specText("Decks", ["shuffle", "draw", "peek"]), to: "new/Decks.json")
    #expect(folder.run("diff", "old", "new") == 0)
    #expect(folder.run("diff", "old", "new", "--fail-on", "care") == 0)
    #expect(folder.run("diff", "old", "new", "--fail-on", "any") == 1)
  }

  @Test(
    arguments: [
      ("2026-06-29", "BREAKING wire+swift", "endpoint-removed"),
      ("2026-06-30", "BREAKING wire+swift", "endpoint-removed"),
      ("2026-07-01", "BREAKING swift, care wire", "endpoint-removed-after-sunset"),
    ]
  )
  func sunsetAppliesAfterItsDay(today: String, levels: String, kind: String) throws {
    let deprecated = #""path": "/shuffle", "deprecated": { "sunset": "2026-06-30" }"#
    let old = try folder.text("old/Decks.json")
    try folder.write(
      old.replacingOccurrences(of: #""path": "/shuffle""#, with: deprecated),
      to: "old/Decks.json"
    )
    folder.today = today
    #expect(folder.run("diff", "old", "new") == 1)
    #expect(folder.output.contains("\(levels)  shuffle: "))
    #expect(folder.output.contains("  \(kind)\n"))
  }

  @Test func requireBumpFailsIfVersionIsTooLow() throws {
    try folder.write(specText("Decks", ["shuffle", "draw", "peek"]), to: "new/Decks.json")
    #expect(folder.run("diff", "old", "new", "--require-bump") == 1)
    #expect(folder.output.contains("requires version 1.1.0; the version is still 1.0.0"))
    let raised = specText("Decks", ["shuffle", "draw", "peek"], version: "1.1.0")
    try folder.write(raised, to: "new/Decks.json")
    #expect(folder.run("diff", "old", "new", "--require-bump") == 0)
  }

  @Test(
    arguments: [
      ([], "OLD and NEW are missing"),
      (["old"], "NEW is missing: give two versions, or --against old"),
      (["old", "new", "more"], "there are more than OLD and NEW"),
      (["old", "new", "--exact"], "--exact requires --against"),
      (
        ["old", "new", "--fail-on", "breking"],
        "one of breaking, care, any, none, uncompared; did you mean \"breaking\"?"
      ),
      (
        ["old", "new", "--fail-on", "wires=care"],
        "the axis is \"wire\" or \"swift\"; did you mean \"wire\"?"
      ),
      (["old", "new", "--axis", "wire", "--fail-on", "swift=care"], "--axis excludes this axis"),
      (["old", "new", "--format", "markdwon"], "did you mean \"markdown\"?"),
      (["old", "new", "--output", "html"], "expected FORMAT=FILE"),
      (["old", "new", "--output", "htm=x"], "did you mean \"html\"?"),
      (["old", "new", "--max-bytes", "10"], "expected a number of at least 1000"),
      (["--explain", "endpoint-remved"], "did you mean \"endpoint-removed\"?"),
      ([":new", "new"], "has no revision before the colon"),
      (["-x:new", "new"], "unknown option"),
      (["--", "-x:new", "new"], "has no revision before the colon"),
      (["--against=-x"], "a revision cannot begin with \"-\""),
    ] as [([String], String)]
  )
  func reportsInvalidArguments(arguments: [String], message: String) {
    #expect(folder.run(["diff"] + arguments) == 2)
    #expect(folder.errors.contains(message))
    #expect(folder.errors.contains("Run \"endpoints diff --help\""))
  }

  @Test func reportsUnreadableSide() throws {
    #expect(folder.run("diff", "old/None.json", "new") == 3)
    #expect(folder.errors.hasPrefix("error: the old side (old/None.json) cannot be read: "))
    try folder.write(
      #"{ "api": "Decks", "servrs": { "a": "https://a.test" } }"#,
      to: "new/Decks.json"
    )
    folder.errors = ""
    #expect(folder.run("diff", "old", "new", "--format", "json") == 3)
    #expect(folder.errors.contains("new/Decks.json:1:19: error: unknown key \"servrs\""))
    #expect(
      folder.errors.hasSuffix("error: the new side (new) cannot be read: it has errors\n")
    )
    #expect(folder.output.contains(#""verdict":"fails: 1 error in specs""#))
    #expect(folder.output.contains(#""level":"error","message":"unknown key \"servrs\""#))
    try folder.write("", to: "empty/readme")
    #expect(folder.run("diff", "old", "empty") == 3)
  }

  @Test func writesSeveralReportsInOneRun() throws {
    let outputs = ReportFormat.allCases.flatMap { ["--output", "\($0)=out/report.\($0)"] }
    #expect(folder.run(["diff", "old", "new"] + outputs) == 1)
    for format in ReportFormat.allCases {
      let text = try folder.text("out/report.\(format)")
      #expect(text.contains("endpoint-removed"), "\(format)")
      #expect(!text.contains("\u{1B}"))
    }
    #expect(try folder.text("out/report.json").contains("\"peek\""))
  }

  @Test func usesColorIfEnabled() {
    folder.run("diff", "old", "new", usesColor: true)
    #expect(folder.output.contains("\u{1B}[1;31mBREAKING\u{1B}[0m"))
  }

  @Test func addsSummaryToGitHubJob() throws {
    let summary = folder.path + "/summary.md"
    try folder.write("before\n", to: "summary.md")
    let environment = ["GITHUB_STEP_SUMMARY": summary]
    #expect(folder.run("diff", "old", "new", "--format", "github", environment: environment) == 1)
    #expect(folder.output.hasPrefix("::error file=new/Decks.json,line=2,col=10,"))
    #expect(try folder.text("summary.md").hasPrefix("before\n<!-- endpoints diff -->\n"))
    folder.run("diff", "old", "new", environment: environment)
    #expect(try folder.text("summary.md").ranges(of: "<!-- endpoints diff -->").count == 1)
  }

  @Test func annotationPathsStartAtRepositoryRoot() throws {
    let root = URL(filePath: folder.path).deletingLastPathComponent().path
    let environment = ["GITHUB_WORKSPACE": root]
    let name = URL(filePath: folder.path).lastPathComponent
    folder.run("diff", "old", "new", "--format", "github", environment: environment)
    #expect(folder.output.hasPrefix("::error file=\(name)/new/Decks.json,line=2,col=10,"))
    folder.output = ""
    folder.run("diff", "old", "new", "--format", "sarif", environment: environment)
    #expect(folder.output.contains("\"uri\":\"\(name)/new/Decks.json\""))
    folder.output = ""
    let link = FileManager.default.temporaryDirectory.appending(path: "link-\(UUID())").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: root)
    defer { try? FileManager.default.removeItem(atPath: link) }
    let linked = ["GITHUB_WORKSPACE": link]
    folder.run("diff", "old", "new", "--format", "github", environment: linked)
    #expect(folder.output.hasPrefix("::error file=\(name)/new/Decks.json,line=2,col=10,"))
    folder.output = ""
    try folder.write("{}", to: "Specs/Shop.json")
    folder.run("check", "--diagnostics", "github", environment: environment)
    #expect(folder.output.contains("file=\(name)/Specs/Shop.json,"))
  }

  @Test func listsAndExplainsAllKinds() {
    #expect(folder.run("diff", "--list-kinds") == 0)
    #expect(folder.output.split(separator: "\n").count == ChangeKind.all.count + 1)
    for kind in ChangeKind.all {
      let text = folder.printed("diff", "--explain", kind.name)
      #expect(text.hasPrefix("\(kind.name)\n\nwire   \(kind.wire.rawValue)"))
      #expect(text.contains(kind.consequence) && text.contains(kind.callers))
    }
  }

  @Test func listsKindsForPrograms() throws {
    let list = folder.printed("diff", "--list-kinds", "--format", "json")
    let kinds = try #require(try JSONValue(parsing: list.utf8)["kinds"]?.arrayValue)
    #expect(kinds.map { $0["kind"] } == ChangeKind.all.map { .string($0.name) })
    #expect(folder.run("diff", "--list-kinds", "--format", "sarif") == 2)
  }

  @Test func pageOfKindsIsUpToDate() throws {
    let path = "Sources/endpoints/endpoints.docc/ChangeKinds.md"
    let file = BuiltInText.root.appending(path: path)
    let page = folder.printed("diff", "--list-kinds", "--format", "markdown")
    let old = try? String(contentsOf: file, encoding: .utf8)
    if old != page, BuiltInText.isRecording {
      try Data(page.utf8).write(to: file)
      Issue.record("recorded ChangeKinds.md: read it")
    } else {
      #expect(old == page, "run with RECORD=1 to update it")
    }
  }

  @Test func printsSchemaOfJSONReport() throws {
    #expect(folder.run("diff", "--print-schema") == 0)
    #expect(try JSONValue(parsing: folder.output.utf8)["title"] == "Report of endpoints diff")
  }
}
