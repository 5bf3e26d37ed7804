import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// `endpoints diff` on git revisions, in temporary repositories.
@Suite(.serialized, .computing)
struct AgainstTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    guard TemporaryFolder.hasGit else { return }
    try folder.write(specText("Decks", ["shuffle", "draw"]), to: "Specs/Decks.json")
    try folder.commit("first")
  }

  @Test(.needsGit)
  func comparesWorkingTreeWithRevision() throws {
    try folder.write(specText("Decks", ["draw"]), to: "Specs/Decks.json")
    #expect(folder.run("diff", "--against", "main") == 1)
    #expect(folder.output.contains("Decks  Specs/Decks.json  main → working tree  1 breaking\n"))
    #expect(folder.output.contains("  Specs/Decks.json:2:10 (before: 6:5)  endpoint-removed\n"))
    #expect(folder.run("diff", "main:Specs/Decks.json", "Specs/Decks.json") == 1)
    #expect(folder.run("diff", "HEAD:Specs", "main:Specs") == 0)
  }

  /// The notes about evidence appear once.
  @Test(.needsGit)
  func readsEvidenceOnceForSeveralPaths() throws {
    try folder.write(specText("Shops", ["list"]), to: "Specs/Shops.json")
    try folder.write(#"{"log": {"entries": [{"request": 1}]}}"#, to: "a.har")
    let paths = ["Specs/Decks.json", "Specs/Shops.json"]
    folder.run(["diff", "--against", "main"] + paths + ["--evidence", "a.har"])
    #expect(folder.output.components(separatedBy: "a.har:1:").count == 2, "\(folder.output)")
  }

  @Test(.needsGit)
  func comparesWithRevisionFromSettings() throws {
    try folder.write(#"{ "diff": { "against": "main" } }"#, to: "endpoints.json")
    try folder.write(specText("Decks", ["draw"]), to: "Specs/Decks.json")
    #expect(folder.run("diff") == 1)
    #expect(folder.output.contains("Decks  Specs/Decks.json  main → working tree  1 breaking\n"))
    // Two versions are compared with one another.
    #expect(folder.run("diff", "Specs", "Specs") == 0)
    // The option wins.
    #expect(folder.run("diff", "--against", "no-such-branch") == 3)
  }

  @Test(.needsGit)
  func comparesSpecsInFolderFromSettings() throws {
    try folder.write(#"{ "specs": "API" }"#, to: "endpoints.json")
    try FileManager.default.removeItem(atPath: folder.path + "/Specs")
    try folder.write(specText("Decks", ["draw"]), to: "API/Decks.json")
    #expect(folder.run("diff", "--against", "main") == 1)
    #expect(folder.output.contains("Decks  API/Decks.json  main → working tree  1 breaking\n"))
    try folder.commit("moved")
    try folder.write(specText("Decks", ["draw", "peek"]), to: "API/Decks.json")
    #expect(folder.run("diff", "--against", "HEAD", "--fail-on", "any") == 1)
    #expect(folder.output.contains("Decks  API/Decks.json  HEAD → working tree  1 safe"))
  }

  @Test(.needsGit)
  func comparesWithMergeBaseUnlessExact() throws {
    try folder.git("checkout", "--quiet", "-b", "feature")
    try folder.git("checkout", "--quiet", "main")
    try folder.write(specText("Decks", ["shuffle", "draw", "peek"]), to: "Specs/Decks.json")
    try folder.commit("on main")
    try folder.git("checkout", "--quiet", "feature")
    let base = folder.printed("diff", "--against", "main", "--show", "safe")
    #expect(base.hasSuffix("  merge base with main → working tree  no change\n"))
    let exact = folder.printed("diff", "--against", "main", "--exact", "--show", "safe")
    #expect(exact.contains("BREAKING wire+swift  peek"))
  }

  @Test(.needsGit)
  func findsAddedDeletedAndMovedSpecs() throws {
    try folder.write(specText("News", ["read"]), to: "Specs/News.json")
    try folder.write(specText("Mail", ["send"]), to: "Specs/Mail.json")
    try folder.commit("more")
    try folder.git("rm", "--quiet", "Specs/News.json")
    try folder.git("mv", "Specs/Mail.json", "Specs/Post.json")
    try folder.write(specText("Born", ["a"]), to: "Specs/Born.json")
    #expect(folder.run("diff", "--against", "HEAD", "--show", "safe") == 1)
    #expect(folder.output.contains("News  Specs/News.json  HEAD → deleted  1 breaking\n"))
    #expect(
      folder.output.contains(
        "Mail  Specs/Post.json  HEAD → working tree  no change\nmoved from Specs/Mail.json\n"
      )
    )
    #expect(folder.output.contains("Born  Specs/Born.json  new in working tree  1 safe\n"))
    #expect(folder.run("diff", "--against", "HEAD", "Specs/News.json") == 1)
    try folder.git("rm", "--quiet", "-r", "--force", "Specs")
    try FileManager.default.removeItem(atPath: folder.path + "/Specs")
    #expect(folder.run("diff", "--against", "HEAD") == 1)
    try folder.write("{}", to: "Specs/endpoints.schema.json")
    #expect(folder.run("diff", "--against", "HEAD") == 1)
    #expect(folder.run("diff", "--against", "HEAD", "Elsewhere") == 3)
    #expect(
      folder.errors.hasSuffix("Elsewhere has no spec, neither in the working tree nor in HEAD\n")
    )
  }

  @Test(.needsGit)
  func resolvesPathsFromCurrentFolder() throws {
    try folder.write(specText("Decks", ["draw"]), to: "Specs/Decks.json")
    #expect(
      folder.printed("diff", "--against", "main", ".", in: "Specs").contains("Decks.json:2:10")
    )
    let text = folder.printed("diff", "main:./Decks.json", "Decks.json", in: "Specs")
    #expect(text.contains("  Decks.json:2:10 (before: 6:5)"))
    let hint = folder.printed("diff", "main:Decks.json", "Decks.json", in: "Specs")
    #expect(
      hint.hasSuffix("\"Decks.json\" does not exist in it; from here it is \"main:./Decks.json\"\n")
    )
    let absolute = folder.printed("diff", "--against", "main", folder.path + "/Specs", in: "Specs")
    #expect(absolute.contains("endpoint-removed") || absolute.contains("does not lie in"))
    #expect(
      folder.printed("diff", "--against", "main", "../..", in: "Specs").contains("cannot be read")
    )
  }

  @Test(.needsGit)
  func treatsUnusualNamesLiterally() throws {
    let names = ["Spëcs – ö/Décks *[a] $(x).json", "-x/--output=y.json", ":(glob)/a b.json"]
    for name in names { try folder.write(specText("Decks", ["a", "b"]), to: name) }
    try folder.commit("odd names")
    for name in names {
      try folder.write(specText("Decks", ["a"]), to: name)
      #expect(folder.run("diff", "--against", "HEAD", "--", name) == 1, "\(name)")
      #expect(folder.run("diff", "--", "HEAD:\(name)", "./\(name)") == 1, "\(name)")
    }
    try folder.git("branch", "b$(touch${IFS}pwned)")
    #expect(folder.run("diff", "--against", "b$(touch${IFS}pwned)", "--", names[1]) == 1)
    #expect(!folder.exists("pwned") && !folder.exists("y.json"))
  }

  @Test(.needsGit)
  func explainsHowToFetchMissingRevision() throws {
    #expect(
      folder.printed("diff", "--against", "nope").contains(
        "\"nope\" is not in this clone: the repository has no remote"
      )
    )
    #expect(folder.printed("diff", "--against", "mian").contains("did you mean \"main\"?"))
    try folder.git("branch", "release")
    try folder.write(specText("Decks", ["shuffle", "draw", "peek"]), to: "Specs/Decks.json")
    try folder.commit("second")
    let origin = "file://" + folder.path
    try folder.git("clone", "--quiet", "--depth", "1", "--branch", "main", origin, "clone")
    let release = folder.printed("diff", "--against", "release", in: "clone")
    #expect(
      release.contains("run \"git fetch --unshallow origin release:refs/remotes/origin/release\"")
    )
    #expect(release.contains(" and use \"origin/release\""))
    let ancestor = folder.printed("diff", "--against", "main~3", in: "clone")
    #expect(ancestor.contains("run \"git fetch --unshallow origin\", since the clone is shallow"))
    try folder.git(
      "fetch",
      "--quiet",
      "--depth",
      "1",
      "origin",
      "release:refs/remotes/origin/release",
      in: "clone"
    )
    #expect(
      folder.printed("diff", "--against", "release", in: "clone").contains(
        "did you mean \"origin/release\"?"
      )
    )
    let base = folder.printed("diff", "--against", "origin/release", in: "clone")
    #expect(base.contains("no common ancestor: run \"git fetch --unshallow origin\""))
    #expect(folder.run("diff", "--against", "origin/release", "--exact", in: "clone") == 0)
  }

  @Test(.needsGit)
  func worksInGitHook() throws {
    try folder.write(specText("Decks", ["draw"]), to: "Specs/Decks.json")
    let environment = [
      "GIT_DIR": "/nowhere", "GIT_WORK_TREE": "/nowhere", "GIT_INDEX_FILE": "/nowhere/index",
      "GIT_EXTERNAL_DIFF": "/nowhere/diff",
    ]
    #expect(folder.run("diff", "--against", "main", environment: environment) == 1)
    #expect(folder.errors == "")
  }

  @Test(.needsGit)
  func comparesSpecThatIsFolder() throws {
    let main = specText("Big", ["a"])
    let part = #"{ "endpoints": { "b": { "path": "/b" }, "c": { "path": "/c" } } }"#
    try folder.write(main, to: "Specs/Big/api.json")
    try folder.write(part, to: "Specs/Big/more.json")
    try folder.commit("big")
    try folder.write(#"{ "endpoints": { "b": { "path": "/b" } } }"#, to: "Specs/Big/more.json")
    #expect(folder.run("diff", "--against", "main", "Specs/Big") == 1)
    #expect(folder.output.contains("(before: Specs/Big/more.json:1:41)"))
    #expect(folder.run("diff", "main:Specs/Big", "Specs/Big") == 1)
  }

  @Test func reportsMissingRepository() throws {
    let outside = try TemporaryFolder()
    try outside.write(specText("Decks", ["draw"]), to: "Specs/Decks.json")
    #expect(outside.run("diff", "--against", "main") == 3)
    #expect(outside.errors.contains("is not in a git repository: give two files"))
  }
}
