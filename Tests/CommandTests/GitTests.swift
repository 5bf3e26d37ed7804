import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// `git diff` with `endpoints canonical` as its text converter, in a temporary repository.
@Suite(.serialized, .computing)
struct GitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The lines that a diff removes or adds.
  private func changes(_ diff: String) -> [String] {
    diff.split(separator: "\n").map(String.init).filter {
      ($0.hasPrefix("-") || $0.hasPrefix("+")) && !$0.hasPrefix("---") && !$0.hasPrefix("+++")
    }
  }

  private func setUp(_ tool: URL) throws {
    try folder.git("init", "--quiet")
    try folder.git("config", "diff.endpoints.textconv", "'\(tool.path)' canonical")
    try folder.git("config", "diff.endpoints.xfuncname", #"^    "([^"]+)": \{"#)
    try folder.write("Specs/**/*.json diff=endpoints\n", to: ".gitattributes")
    try folder.write(spec, to: "Specs/Deck.json")
    try folder.git("add", ".")
    try folder.git("commit", "--quiet", "-m", "first")
  }

  private let spec = """
    { "api": "Deck", "servers": { "production": "https://d.example.com" },
      "types": { "Deck": { "summary": "Cards.", "fields": {
        "one": "int", "two": "int", "three": "int", "four": "int", "left": "int" } } } }
    """

  @Test(.needsGit, .needsTool) func gitDiffIgnoresFormattingAndNamesChangedType() throws {
    let tool = try #require(BuiltTool.file)
    try setUp(tool)
    try folder.write(spec.replacing("  ", with: "\t\t"), to: "Specs/Deck.json")
    #expect(changes(try folder.git("diff")) == [])
    try folder.write(
      spec.replacing(#""left": "int""#, with: #""left":"int?""#),
      to: "Specs/Deck.json"
    )
    let diff = try folder.git("diff")
    #expect(changes(diff) == [#"-        "left": "int""#, #"+        "left": "int?""#])
    #expect(diff.contains("@@ Deck\n"))
  }

  @Test(.needsGit, .needsTool) func gitDiffShowsSpecWithMergeConflictUnchanged() throws {
    let tool = try #require(BuiltTool.file)
    try setUp(tool)
    try folder.write("<<<<<<< ours\n" + spec, to: "Specs/Deck.json")
    #expect(changes(try folder.git("diff")).contains("+<<<<<<< ours"))
    try folder.git("commit", "--quiet", "-am", "broken")
    #expect(changes(try folder.git("log", "-p")).contains("+<<<<<<< ours"))
    try folder.git("rm", "--quiet", "Specs/Deck.json")
    #expect(changes(try folder.git("diff", "--cached")).contains("-<<<<<<< ours"))
  }
}
