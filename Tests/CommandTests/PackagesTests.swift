import TestTraits
import Testing

@testable import EndpointCommands

/// `--all` in a monorepo: each package is compared with its own settings.
@Suite(.serialized, .computing)
struct PackagesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(specText("Shop", ["buy", "sell"]), to: "apps/shop/Specs/Shop.json")
    try folder.write(specText("News", ["list", "read"]), to: "libs/news/API/News.json")
    try folder.write(
      #"{ "specs": "API", "diff": { "against": "HEAD", "axis": "wire", "failOn": "none" } }"#,
      to: "libs/news/endpoints.json"
    )
    try folder.commit("first")
  }

  @Test(.needsGit) func diffNamesEachPackage() throws {
    #expect(folder.run("diff", "--all", "--against", "HEAD") == 0)
    #expect(folder.output.contains("apps/shop:\n") && folder.output.contains("libs/news:\n"))
    #expect(folder.output.hasSuffix("2 packages: no problems\n"))
  }

  @Test(.needsGit) func diffUsesSettingsOfEachPackage() throws {
    try folder.write(specText("Shop", ["buy"]), to: "apps/shop/Specs/Shop.json")
    try folder.write(specText("News", ["list"]), to: "libs/news/API/News.json")
    #expect(folder.run("diff", "--all", "--against", "HEAD") == 1)
    let parts = folder.output.split(separator: "libs/news:\n", maxSplits: 1)
    try #require(parts.count == 2)
    #expect(parts[0].contains("apps/shop/Specs/Shop.json") && parts[0].contains("swift"))
    #expect(parts[1].contains("libs/news/API/News.json") && !parts[1].contains("BREAKING swift"))
    #expect(folder.output.hasSuffix("2 packages: problems in apps/shop\n"))
  }

  /// A side that cannot be read ends only its package.
  @Test(.needsGit) func unreadableSpecEndsItsPackage() throws {
    try folder.write("{", to: "apps/shop/Specs/Shop.json")
    try folder.write(specText("News", ["list"]), to: "libs/news/API/News.json")
    #expect(folder.run("diff", "--all", "--against", "HEAD") == 3)
    #expect(folder.errors.contains("apps/shop/Specs/Shop.json:1:"))
    #expect(folder.output.contains("libs/news/API/News.json"))
  }
}
