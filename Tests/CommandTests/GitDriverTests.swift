import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// The tool as the external diff of git.
@Suite(.serialized, .computing)
struct GitDriverTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func driver(_ words: String...) -> String {
    folder.output = ""
    #expect(folder.run(["git-driver"] + words) == 0)
    return folder.output
  }

  @Test func printsChangesOfSpec() throws {
    try folder.write(specText("Decks", ["shuffle", "draw"]), to: "tmp/old")
    try folder.write(specText("Decks", ["draw"]), to: "Specs/Decks.json")
    let text = driver(
      "Specs/Decks.json",
      "tmp/old",
      "abc",
      "100644",
      "Specs/Decks.json",
      "0",
      "100644"
    )
    #expect(
      text.hasPrefix(
        """
        endpoints diff Specs/Decks.json
        1 change breaks shipped apps, 1 breaks source code

        Decks  Specs/Decks.json  old → new  1 breaking
        """
      )
    )
    #expect(text.contains("  Specs/Decks.json:2:10 (before: 6:5)  endpoint-removed\n"))
  }

  @Test func printsNewDeletedAndRenamedSpecs() throws {
    try folder.write(specText("Decks", ["draw"]), to: "a")
    let new = driver("S.json", "/dev/null", ".", ".", "a", "1", "100644")
    #expect(new.contains("new in new") && new.contains("endpoint-added"))
    let gone = driver("S.json", "a", "1", "100644", "/dev/null", ".", ".")
    #expect(gone.contains("old → deleted") && gone.contains("endpoint-removed"))
    let moved = driver(
      "S.json",
      "a",
      "1",
      "100644",
      "a",
      "1",
      "100644",
      "T.json",
      "similarity 100%"
    )
    #expect(
      moved
        == "endpoints diff S.json → T.json\nDecks  T.json  old → new  no change\nmoved from S.json\n"
    )
  }

  @Test func showsTextDiffOfInvalidSpec() throws {
    try folder.write("{ \"api\": 1,\n \"a\": 2 }\n", to: "a")
    try folder.write(specText("Decks", ["draw"]), to: "b")
    let text = driver("S.json", "a", "1", "100644", "b", "1", "100644")
    #expect(text.contains("--- S.json\n+++ S.json\n@@ ") && text.contains("\n-{ \"api\": 1,\n"))
    let missing = driver("S.json", "none", "1", "100644", "b", "1", "100644")
    #expect(missing.contains("none: does not exist"))
    #expect(driver("S.json") == "S.json: has a merge conflict\n")
    #expect(folder.run("git-driver") == 2)
  }

  @Test(.needsGit, .needsTool)
  func gitDiffShowsReports() throws {
    let tool = try #require(BuiltTool.file)
    try folder.write("Specs/*.json diff=endpoints\n", to: ".gitattributes")
    try folder.write(specText("Decks", ["shuffle", "draw"]), to: "Specs/My Décks.json")
    try folder.write("text\n", to: "other.txt")
    try folder.commit()
    try folder.git("config", "diff.endpoints.command", "'\(tool.path)' git-driver")
    try folder.write(specText("Decks", ["draw"]), to: "Specs/My Décks.json")
    try folder.write("other text\n", to: "other.txt")
    let text = try folder.git("diff")
    #expect(text.contains("Decks  Specs/My Décks.json  old → new  1 breaking"))
    #expect(text.contains("+other text"))
    #expect(try folder.git("diff", "--no-ext-diff").contains("-    \"shuffle\""))
    try folder.git("rm", "--quiet", "--force", "Specs/My Décks.json")
    #expect(try folder.git("diff", "HEAD").contains("the whole spec was deleted"))
    try folder.write("{ broken", to: "Specs/My Décks.json")
    try folder.commit()
    #expect(try folder.git("log", "-p", "--ext-diff", "-1").contains("+{ broken"))
  }
}
