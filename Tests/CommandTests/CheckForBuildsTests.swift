import TestTraits
import Testing

@testable import EndpointCommands

/// `endpoints check` in build systems: it prints errors that editors open.
@Suite(.serialized, .computing)
struct CheckForBuildsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(specText("Shop", ["status"]), to: "App/Specs/Shop.json")
    folder.run("generate", "--quiet", in: "App")
  }

  private func check() -> String { folder.printed("check", "--quiet", "--xcode", in: "App") }

  private func path(_ file: String) -> String { folder.files.absolute("App/\(file)") }

  @Test func printsNothingOnSuccess() throws {
    #expect(check() == "")
  }

  @Test func reportsEachStaleFileOnOneLine() throws {
    try folder.write(specText("Shop", ["status", "health"]), to: "App/Specs/Shop.json")
    let lines = check().split(separator: "\n").map(String.init)
    let hint = #"run "endpoints generate""#
    #expect(
      lines.first
        == "\(path("Generated/ShopAPI/Shop.swift")):1:1: error: the generated file is stale: it does not match Specs/Shop.json; \(hint)"
    )
    #expect(lines.allSatisfy { $0.hasPrefix(path("Generated/")) && $0.hasSuffix(hint) })
  }

  @Test func hintUsesCommandFromEnvironment() throws {
    try folder.write(specText("Shop", ["status", "health"]), to: "App/Specs/Shop.json")
    folder.run("check", in: "App", environment: ["ENDPOINTS_COMMAND": "swift package endpoints"])
    #expect(folder.errors.hasSuffix("run \"swift package endpoints generate\"\n"))
  }

  @Test func reportsPlaceOfErrorInSettings() throws {
    try folder.write("{ \"spec\": \"API\" }", to: "App/endpoints.json")
    #expect(
      check() == "\(path("endpoints.json")):1:3: error: unknown key \"spec\" in endpoints.json; "
        + "did you mean \"specs\"?\n"
    )
  }

  @Test func reportsPlaceOfErrorInSpec() throws {
    let text = specText("Shop", ["status"], more: "\n  \"typs\": {},")
    try folder.write(text, to: "App/Specs/Shop.json")
    #expect(check().hasPrefix("\(path("Specs/Shop.json")):5:3: error: "))
  }
}
