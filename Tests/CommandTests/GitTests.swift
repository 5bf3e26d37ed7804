import Foundation
import Testing

@testable import EndpointCommands

/// What git shows of specs once it compares their canonical form, in a repository of the test's own.
@Suite(.serialized)
struct GitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs git apart from what its user has configured, and returns its output.
  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.git))
    process.arguments = ["-c", "user.name=t", "-c", "user.email=t@example.com"] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments): \(text)")
    return text
  }

  /// The lines that a diff takes away or adds.
  private func changes(_ diff: String) -> [String] {
    diff.split(separator: "\n").map(String.init).filter {
      ($0.hasPrefix("-") || $0.hasPrefix("+")) && !$0.hasPrefix("---") && !$0.hasPrefix("+++")
    }
  }

  private func setUp(_ tool: URL) throws {
    try git("init", "--quiet")
    try git("config", "diff.endpoints.textconv", "'\(tool.path)' canonical")
    try git("config", "diff.endpoints.xfuncname", #"^    "([^"]+)": \{"#)
    try folder.write("Specs/**/*.json diff=endpoints\n", to: ".gitattributes")
    try folder.write(spec, to: "Specs/Deck.json")
    try git("add", ".")
    try git("commit", "--quiet", "-m", "first")
  }

  private let spec = """
    { "api": "Deck", "servers": { "production": "https://d.example.com" },
      "types": { "Deck": { "summary": "Cards.", "fields": {
        "one": "int", "two": "int", "three": "int", "four": "int", "left": "int" } } } }
    """

  @Test func gitComparesWhatIsSaidAndNamesTheType() throws {
    guard let tool = ProcessTests.tool, Self.git != nil else { return }
    try setUp(tool)
    try folder.write(spec.replacing("  ", with: "\t\t"), to: "Specs/Deck.json")
    #expect(changes(try git("diff")) == [])
    try folder.write(
      spec.replacing(#""left": "int""#, with: #""left":"int?""#),
      to: "Specs/Deck.json"
    )
    let diff = try git("diff")
    #expect(changes(diff) == [#"-        "left": "int""#, #"+        "left": "int?""#])
    #expect(diff.contains("@@ Deck\n"))
  }

  @Test func aSpecInTheMiddleOfAMergeIsShownAsItIs() throws {
    guard let tool = ProcessTests.tool, Self.git != nil else { return }
    try setUp(tool)
    try folder.write("<<<<<<< ours\n" + spec, to: "Specs/Deck.json")
    #expect(changes(try git("diff")).contains("+<<<<<<< ours"))
    try git("commit", "--quiet", "-am", "broken")
    #expect(changes(try git("log", "-p")).contains("+<<<<<<< ours"))
    try git("rm", "--quiet", "Specs/Deck.json")
    #expect(changes(try git("diff", "--cached")).contains("-<<<<<<< ours"))
  }
}
