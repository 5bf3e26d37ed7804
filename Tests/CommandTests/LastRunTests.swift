import Foundation
import Testing

@testable import EndpointCommands

/// When `generate` and `check` tell what the last run came to, and when they look again.
///
/// A note is written into the records of the last run: who prints it took what it tells from there.
@Suite(.serialized)
struct LastRunTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    folder.tool = ToolIdentity("a build")
    try folder.write(specText("Ales", ["Ale.one", "Ale.two"]), to: "Specs/Ales.json")
    try folder.write(specText("Bocks", ["Bock.one"]), to: "Specs/Bocks.json")
  }

  func generateAndMark(_ words: String...) throws {
    #expect(folder.run(["generate"] + words) == 0)
    try folder.markRecords()
  }

  /// Whether the run took what it tells from a record.
  func isRecalled(_ words: String..., in place: String = ".") -> Bool {
    (folder.output, folder.errors) = ("", "")
    folder.run(words.isEmpty ? ["generate"] : words, in: place)
    return folder.errors.contains(TemporaryFolder.mark)
  }

  @Test func tellsTheSameWordsWhileNothingChanged() throws {
    try generateAndMark()
    let before = try folder.tree("Generated")
    #expect(isRecalled())
    let (recalled, tree) = (folder.output, try folder.tree("Generated"))
    folder.tool = nil
    #expect(!isRecalled())
    #expect(folder.output == recalled)
    #expect(recalled.contains("AlesAPI: 0 written, 2 unchanged, 0 removed\n"))
    #expect(tree == before)
  }

  @Test func checkProfitsFromGenerate() throws {
    try generateAndMark()
    #expect(isRecalled("check"))
    let recalled = folder.output
    folder.tool = nil
    #expect(!isRecalled("check"))
    #expect(folder.output == recalled)
    #expect(recalled.contains("AlesAPI: 0 stale, 0 missing, 0 left-over, 2 unchanged\n"))
  }

  @Test(arguments: [["--quiet"], ["--diagnostics", "json"], ["--diagnostics", "github"]])
  func saysItInEveryStyle(words: [String]) throws {
    #expect(folder.run("generate") == 0)
    for command in ["generate", "check"] {
      folder.tool = ToolIdentity("a build")
      (folder.output, folder.errors) = ("", "")
      #expect(folder.run([command] + words) == 0)
      let recalled = [folder.output, folder.errors]
      folder.tool = nil
      (folder.output, folder.errors) = ("", "")
      #expect(folder.run([command] + words) == 0)
      #expect([folder.output, folder.errors] == recalled)
    }
  }

  @Test func checkKeepsNothing() throws {
    #expect(folder.run("generate") == 0)
    let records = try #require(folder.records)
    try FileManager.default.removeItem(atPath: records.path)
    #expect(folder.run("check") == 0)
    #expect(folder.files.kind(of: records.path) == nil)
  }

  @Test func warningsAreToldAgain() throws {
    let types = """

        "types": {
          "Pale": { "fields": { "name": "string" } },
          "Dark": { "fields": { "name": "string", "roast": "string?" } },
          "Either": { "union": ["Pale", "Dark"] }
        },
      """
    try folder.write(specText("Ales", ["Ale.one"], more: types), to: "Specs/Ales.json")
    #expect(folder.run("generate", usesColor: true) == 0)
    let told = folder.errors
    #expect(told.contains("warning:"))
    try folder.markRecords()
    for command in ["generate", "check"] {
      folder.errors = ""
      #expect(folder.run(command, usesColor: true) == 0)
      #expect(folder.errors.hasPrefix(told) && folder.errors.contains(TemporaryFolder.mark))
    }
  }

  // MARK: Records

  @Test func specsFoldersAndProjectsHaveRecordsOfTheirOwn() throws {
    try generateAndMark("Specs/Ales.json")
    #expect(!isRecalled("generate", "Specs/Bocks.json"))
    #expect(!isRecalled("generate", "Specs/Ales.json", "--output", "Elsewhere"))
    #expect(isRecalled("generate", "Specs/Ales.json"))
    #expect(folder.output == "AlesAPI: 0 written, 2 unchanged, 0 removed\n")
    for spec in ["Ales", "Bocks"] {
      try folder.write(folder.text("Specs/\(spec).json"), to: "Other/Specs/\(spec).json")
    }
    #expect(!isRecalled("generate", in: "Other"))
    #expect(folder.exists("Other/Generated/AlesAPI/Ale.swift"))
    try folder.markRecords()
    #expect(isRecalled("generate", in: "Other"))
    #expect(isRecalled("generate", "Specs/Bocks.json"))
  }

  @Test func aDamagedRecordIsNone() throws {
    try generateAndMark()
    let records = try #require(folder.records)
    let name = try #require(try folder.files.names(in: records.path).first)
    let path = records.path + "/" + name
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for damaged in ["", "nonsense", text.replacingOccurrences(of: "record", with: "recorb")] {
      try Data(damaged.utf8).write(to: URL(filePath: path))
      #expect(!isRecalled())
      #expect(folder.errors == "" && folder.output.contains("2 unchanged"))
    }
    try folder.markRecords()
    #expect(isRecalled())
  }

  @Test func doesWithoutAFolderForRecords() throws {
    for place in ["/dev/null", "relative"] {
      for _ in 0..<2 {
        (folder.output, folder.errors) = ("", "")
        #expect(folder.run("generate", environment: ["XDG_CACHE_HOME": place, "HOME": ""]) == 0)
        #expect(folder.errors == "")
      }
    }
    #expect(folder.output.contains("AlesAPI: 0 written, 2 unchanged, 0 removed\n"))
    #expect(!folder.exists("relative"))
  }

  @Test func keepsRecordsWhereTheUserKeepsSuchFiles() throws {
    let caches = folder.path + "/caches"
    #expect(folder.run("generate", environment: ["XDG_CACHE_HOME": caches]) == 0)
    #expect(try folder.tree("caches/endpoints").count == 1)
    #expect(folder.files.kind(of: ".cache") == nil)
    #expect(folder.run("generate", environment: ["XDG_CACHE_HOME": ""]) == 0)
    let standard = RecordFolder(files: folder.files, environment: ["HOME": folder.path])
    #expect(try folder.files.names(in: #require(standard).path).count == 1)
    #expect(RecordFolder(files: folder.files, environment: ["HOME": "/no/such/home"])?.path == nil)
  }

  @Test func anErrorKeepsNoRecord() throws {
    try folder.write("{}", to: "Specs/Bocks.json")
    #expect(folder.run("generate") == 1)
    #expect(folder.run("generate", "--dump-model", "Specs/Ales.json") == 0)
    #expect(try folder.files.kind(of: #require(folder.records).path) == nil)
  }
}
