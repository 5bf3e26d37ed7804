import TestTraits
import Testing

@testable import EndpointCommands

/// A command that writes to the standard folders writes nothing in a run inside the folder of the specs.
@Suite(.serialized, .computing)
struct StandardFolderTests {
  private static let commands = [
    ["generate", "Shop.json"], ["check", "Shop.json"], ["init", "News"],
    ["import", "openapi", "document.json", "--name", "News"],
  ]

  @Test(arguments: ["Specs", "API/Specs"], commands)
  func namesTheFolderOfThePackage(_ folder: String, _ command: [String]) throws {
    let package = try TemporaryFolder()
    try package.write(specText("Shop", ["buy"]), to: "\(folder)/Shop.json")
    try package.write(
      #"{ "openapi": "3.1.0", "info": { "title": "News", "version": "1" }, "paths": { "/a": { "get": { "responses": { "204": { "description": "" } } } } } }"#,
      to: "\(folder)/document.json"
    )
    if folder != "Specs" { try package.write("{ \"specs\": \"\(folder)\" }", to: "endpoints.json") }
    let before = try package.files.names(in: folder)
    #expect(package.run(command, in: folder) == 2)
    let above = folder == "Specs" ? ".." : "../.."
    #expect(
      package.errors.hasSuffix("would be in the folder of the specs: run in \(above)\n"),
      "\(package.errors)"
    )
    #expect(try package.files.names(in: folder) == before)
  }

  /// A folder beside a package with specs is no folder of specs.
  @Test func otherFoldersAreFree() throws {
    let package = try TemporaryFolder()
    try package.write(specText("Shop", ["buy"]), to: "Specs/Shop.json")
    try package.write(specText("News", ["list"]), to: "Trials/News.json")
    #expect(package.run("generate", "News.json", in: "Trials") == 0)
    #expect(package.run("generate", "Shop.json", "--output", "../Out", in: "Specs") == 0)
  }
}
