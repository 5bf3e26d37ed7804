import Foundation
import Testing

@testable import EndpointCommands

/// What makes `generate` and `check` look again.
extension LastRunTests {
  // MARK: Inputs

  @Test func looksAgainWhereASpecChanged() throws {
    try generateAndMark()
    try folder.write(specText("Ales", ["Ale.one", "Ale.three"]), to: "Specs/Ales.json")
    #expect(!isRecalled("check"))
    #expect(!isRecalled())
    #expect(try folder.text("Generated/AlesAPI/Ale.swift").contains("three"))
  }

  @Test func anErrorInASpecIsTold() throws {
    try generateAndMark()
    let right = try folder.text("Specs/Ales.json")
    try folder.write("{", to: "Specs/Ales.json")
    #expect(!isRecalled() && folder.errors.contains("Specs/Ales.json:1"))
    try folder.write(right, to: "Specs/Ales.json")
    #expect(isRecalled())
  }

  @Test func aSpecThatWasOnlyTouchedIsNoChange() throws {
    try generateAndMark()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: folder.path + "/Specs/Ales.json"
    )
    #expect(isRecalled())
  }

  @Test func looksAgainWhereSpecsComeOrGo() throws {
    try generateAndMark()
    try folder.write(specText("Porters", ["Porter.one"]), to: "Specs/Porters.json")
    #expect(!isRecalled() && folder.output.contains("PortersAPI: 2 written"))
    try folder.markRecords()
    #expect(folder.run("generate") == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/Specs/Porters.json")
    #expect(
      !isRecalled() && folder.output.contains("PortersAPI: 0 written, 0 unchanged, 2 removed")
    )
  }

  @Test func looksAgainWhereATemplateChanged() throws {
    try folder.write("// {{source}}\n", to: "Mine/file.mustache")
    try generateAndMark("--templates", "Mine")
    #expect(!isRecalled("check"))
    #expect(isRecalled("check", "--templates", "Mine"))
    try folder.write("// of {{source}}\n", to: "Mine/file.mustache")
    #expect(!isRecalled("check", "--templates", "Mine"))
    #expect(!isRecalled("generate", "--templates", "Mine"))
    #expect(try folder.text("Generated/AlesAPI/Ale.swift") == "// of Specs/Ales.json\n")
  }

  @Test func looksAgainWithAnotherBuildOfTheTool() throws {
    try generateAndMark()
    folder.tool = ToolIdentity("another build")
    #expect(!isRecalled("check"))
    folder.tool = ToolIdentity("a build")
    #expect(isRecalled("check"))
  }

  // MARK: Outputs

  @Test func looksAgainWhereAGeneratedFileWasEdited() throws {
    try generateAndMark()
    let text = try folder.text("Generated/AlesAPI/Ale.swift")
    try folder.write(
      text.replacingOccurrences(of: "one", with: "own"),
      to: "Generated/AlesAPI/Ale.swift"
    )
    #expect(!isRecalled("check") && folder.output.contains("stale: Generated/AlesAPI/Ale.swift"))
    #expect(!isRecalled())
    #expect(try folder.text("Generated/AlesAPI/Ale.swift") == text)
  }

  @Test func looksAgainWhereAGeneratedFileIsGone() throws {
    try generateAndMark()
    try FileManager.default.removeItem(atPath: folder.path + "/Generated/AlesAPI/Ale.swift")
    #expect(!isRecalled("check") && folder.output.contains("missing: Generated/AlesAPI/Ale.swift"))
    #expect(!isRecalled() && folder.output.contains("AlesAPI: 1 written"))
  }

  @Test func looksAgainWhereALeftOverFileIsListed() throws {
    try generateAndMark()
    let list = try folder.text("Generated/.endpoints")
    try folder.write("left", to: "Generated/AlesAPI/Old.swift")
    #expect(isRecalled("check"))
    try folder.write(list + "AlesAPI/Old.swift\n", to: "Generated/.endpoints")
    #expect(
      !isRecalled("check") && folder.output.contains("left-over: Generated/AlesAPI/Old.swift")
    )
    #expect(!isRecalled() && folder.output.contains("AlesAPI: 0 written, 2 unchanged, 1 removed"))
    #expect(!folder.exists("Generated/AlesAPI/Old.swift"))
  }

  @Test func looksAgainWhereTheListOrTheFolderIsGone() throws {
    try generateAndMark()
    try FileManager.default.removeItem(atPath: folder.path + "/Generated/.endpoints")
    #expect(!isRecalled())
    #expect(folder.exists("Generated/.endpoints"))
    try folder.markRecords()
    try FileManager.default.removeItem(atPath: folder.path + "/Generated")
    #expect(!isRecalled())
    #expect(folder.exists("Generated/AlesAPI/Ale.swift"))
  }

  @Test func tidiesUpAfterAKilledRun() throws {
    try generateAndMark()
    try folder.write("half", to: "Generated/AlesAPI/.endpoints-1x2y.tmp")
    #expect(!isRecalled())
    #expect(!folder.exists("Generated/AlesAPI/.endpoints-1x2y.tmp"))
  }
}
