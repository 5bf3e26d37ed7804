import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// The tool's output in the documentation must equal its real output.
@Suite(.serialized, .computing)
struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func documentationShowsErrorsOfSpec() throws {
    let spec = try Self.block("json", "README.md")
      .replacing("[Card]", with: "[Crad]").replacing(#""response""#, with: #""responce""#)
    try folder.write(spec, to: "Specs/DeckOfCards.json")
    let printed = folder.printed("generate")
    try Self.expect("$ endpoints generate\n\(printed)", in: "GettingStarted.md")
    let end = try #require(printed.range(of: "\nSpecs/")).lowerBound
    try Self.expect("\(printed[..<end])\n", in: "README.md")
  }

  @Test(arguments: commands.map(\.name))
  func tableOfCommandsHasCommand(name: String) throws {
    let table = try Self.text(Self.page("GettingStarted.md"))
    #expect(table.contains("\n| `endpoints \(name)"))
  }

  @Test(.needsGit)
  func documentationShowsReportOfRenamedEndpoint() throws {
    let spec = try Self.text("Specs/DeckOfCards.json")
    let printed = try report(
      from: spec,
      to: spec.replacing("Deck.shuffle", with: "Deck.mix"),
      of: "DeckOfCards"
    )
    try Self.expect(printed, in: "Diff.md")
    let lines = try Self.block("", "README.md").split(separator: "\n")
    #expect(lines.first == "$ endpoints diff --against main")
    for line in lines { #expect(printed.contains("\(line)\n")) }
  }

  @Test(.needsGit)
  func tutorialShowsReportOfItsChange() throws {
    let spec = try Self.block("json", Self.page("ClientInTenMinutes.md"))
    let changed = spec.replacing("Deck.shuffle", with: "Deck.mix")
      .replacing(#""url?""#, with: #""url""#)
    try Self.expect(try report(from: spec, to: changed, of: "CardGame"), in: "ReviewAChange.md")
  }

  @Test func documentationShowsOutputOfInfer() throws {
    let file = "Tests/CommandTests/Cases/infers-as-the-documentation-says/transcript"
    let transcript = try Self.text(file).replacing("\n! ", with: "\n")
    #expect(transcript.hasPrefix("$ endpoints infer"))
    try Self.expect(transcript, in: "OpenAPI.md")
  }

  /// A manifest to copy works today: it depends on the address of the release, or on a clone.
  @Test(arguments: pages)
  func manifestsDependOnThisPackage(page: String) throws {
    for line in try Self.text(page).split(separator: "\n")
    where line.contains(".package(") && line.contains("endpoints") {
      #expect(line.contains(packageDependency), "\(line)")
    }
  }

  /// Pages are read in the repository, so a link without a scheme leads to a file.
  @Test(arguments: pages)
  func linksLeadToFiles(page: String) throws {
    let folder = Self.root.appending(path: page).deletingLastPathComponent()
    for match in try Self.text(page).matches(of: /\]\(([^)#\s]+)[^)]*\)/) {
      let target = String(match.1)
      if target.contains(":") { continue }
      let isFile = FileManager.default.fileExists(atPath: folder.appending(path: target).path)
      // An image of a catalogue is named without its extension.
      #expect(isFile || !target.contains("."), "\(target)")
    }
    #expect(!(try Self.text(page).contains("<doc:")))
  }

  private static let pages: [String] = {
    let folders = [
      "Sources/endpoints/endpoints.docc", "Sources/EndpointRuntime/EndpointRuntime.docc",
      "Sources/EndpointTesting/EndpointTesting.docc",
    ]
    let found = (folders + ["Sources/endpoints/Decisions", ".github"]).flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path
      )
      return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }
    return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Templates/README.md"] + found
  }()

  /// The command and its output for a spec that changes on a branch.
  private func report(from old: String, to new: String, of api: String) throws -> String {
    try folder.write(old, to: "Specs/\(api).json")
    try folder.commit()
    try folder.git("switch", "--quiet", "--create", "change")
    try folder.write(new, to: "Specs/\(api).json")
    return "$ endpoints diff --against main\n" + folder.printed("diff", "--against", "main")
  }

  /// Expects that a page contains the text as a code block.
  private static func expect(_ text: String, in file: String) throws {
    let page = try Self.text(file == "README.md" ? file : page(file))
    #expect(page.contains("```\n\(text)```\n"), "\(file) does not show this:\n\(text)")
  }

  private static func page(_ name: String) -> String { "Sources/endpoints/endpoints.docc/\(name)" }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The first code block of a language in a file.
  private static func block(_ language: String, _ path: String) throws -> String {
    let text = try text(path)
    var isOpen = false
    var found: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if found != nil { break }
        isOpen.toggle()
        if isOpen, line == "```\(language)" { found = [] }
      } else {
        found?.append(line)
      }
    }
    return try #require(found).map { "\($0)\n" }.joined()
  }
}
