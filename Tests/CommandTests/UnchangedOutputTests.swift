import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// A run skips its work exactly if the result would be the same: nothing it reads or writes changed since the record,
/// and the tool is older than the record.
@Suite(.serialized, .computing)
struct UnchangedOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(specText("Shop", ["status"]), to: "Specs/Shop.json")
    try folder.write(specText("Store", ["status"]), to: "Specs/Store/api.json")
    try folder.write("{ \"types\": {} }", to: "Specs/Store/types.json")
    try folder.write("{ \"specs\": \"Specs\" }", to: "endpoints.json")
    folder.toolChange = 0
    #expect(folder.run("generate") == 0)
  }

  /// Whether both commands skip their work.
  private func isSkipped() -> Bool {
    let outputs = [folder.printed("check"), folder.printed("generate")]
    let isUpToDate = outputs.map { $0.contains("Generated: up to date") }
    #expect(isUpToDate[0] == isUpToDate[1])
    return isUpToDate[0]
  }

  @Test func skipsUnchangedRun() throws {
    #expect(isSkipped())
    #expect(folder.printed("check", "--full").contains("0 stale"))
    #expect(folder.printed("generate", "Specs/Shop.json").contains("up to date"))
  }

  /// Each change of an input, an output or the record makes the next run do its work, and the run after it skip.
  @Test(arguments: [
    ("Specs/Shop.json", specText("Shop", ["status", "health"])),
    ("Specs/Shop.json", specText("Shop", ["status"]) + "\n"),
    ("Specs/Market.json", specText("Market", ["status"])),
    ("Specs/Store/types.json", "{ \"types\": { } }"),
    ("Specs/Store/more.json", "{ \"types\": {} }"),
    ("endpoints.json", "{ \"specs\": \"Specs\", \"output\": \"Generated\" }"),
    ("Generated/ShopAPI/Shop.swift", nil), ("Specs/Store/types.json", nil),
    ("Specs/Shop.json", nil),
    ("endpoints.json", nil), ("Generated/.endpoints", nil),
    ("Generated/.endpoints", "# endpoints 0.0.1\n"), ("Generated/.endpoints-1.tmp", ""),
  ])
  func noticesChange(file: String, text: String?) throws {
    if let text {
      try folder.write(text, to: file)
    } else {
      try FileManager.default.removeItem(atPath: folder.path + "/" + file)
    }
    #expect(!folder.printed("check").contains("up to date,"))
    #expect(folder.run("generate") == 0)
    #expect(folder.run("check", "--full") == 0)
    #expect(isSkipped())
  }

  @Test func noticesEditedOutput() throws {
    let file = "Generated/ShopAPI/Shop.swift"
    let text = try folder.text(file)
    try folder.write(text.replacing("Shop", with: "Shup"), to: file)
    #expect(folder.run("check") == 1)
    #expect(folder.run("generate") == 0)
    #expect(try folder.text(file) == text)
  }

  /// Only a run of the tool may vouch for files that are older than the record. Git, for example, writes a record after the
  /// specs, and newer than the tool.
  @Test func recordOfAnotherProgramVouchesForNothing() throws {
    let record = try folder.text("Generated/.endpoints")
    try folder.write(specText("Shop", ["status", "health"]), to: "Specs/Shop.json")
    usleep(20_000)
    try folder.write(record, to: "Generated/.endpoints")
    #expect(!isSkipped())
    #expect(isSkipped())
    try folder.write(try folder.text("Generated/.endpoints"), to: "Generated/.endpoints")
    #expect(folder.printed("check").contains("0 stale"))
  }

  /// Another version may generate other code from the same specs.
  @Test(arguments: [version, "0.0.1", ""])
  func recordOfAnotherVersionVouchesForNothing(_ writer: String) throws {
    let path = "Generated/.endpoints"
    let record = try folder.text(path).replacing(
      "# endpoints \(version)\n",
      with: "# endpoints \(writer)\n"
    )
    try folder.write(record, to: path)
    try folder.files.setModification(of: path, to: Date.now.timeIntervalSince1970 - 1)
    #expect(isSkipped() == (writer == version))
  }

  @Test func newToolDoesItsWork() throws {
    folder.toolChange = Date.now.timeIntervalSince1970 + 60
    #expect(!isSkipped())
    folder.toolChange = nil
    #expect(!isSkipped())
  }

  @Test func changedTemplateLeavesOtherModulesStale() throws {
    try folder.write("{ \"templates\": \"Templates\" }", to: "endpoints.json")
    #expect(folder.run("templates", "--export", "Templates") == 0)
    #expect(folder.run("generate") == 0)
    #expect(isSkipped())
    let file = "Templates/file.mustache"
    try folder.write(try folder.text(file) + "// end\n", to: file)
    #expect(folder.run("generate", "Specs/Shop.json") == 0)
    #expect(!folder.printed("check").contains("up to date,"))
    #expect(folder.run("generate") == 0)
    #expect(isSkipped())
  }
}
