import EndpointJudge
import EndpointSpec
import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// The tool's output in the documentation must equal its real output.
@Suite(.serialized, .computing)
struct DocumentationTests {
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
    let table = try DocumentationPages.text(Self.page("GettingStarted.md"))
    #expect(table.contains("\n| `endpoints \(name)"))
  }

  @Test(.needsGit)
  func documentationShowsReportOfRenamedEndpoint() throws {
    let spec = try DocumentationPages.text("Specs/DeckOfCards.json")
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
    let transcript = try DocumentationPages.text(file).replacing("\n! ", with: "\n")
    #expect(transcript.hasPrefix("$ endpoints infer"))
    try Self.expect(transcript, in: "OpenAPI.md")
  }

  /// A manifest to copy works today: it depends on the address of the release, or on a clone.
  @Test(arguments: DocumentationPages.all)
  func manifestsDependOnThisPackage(page: String) throws {
    for line in try DocumentationPages.text(page).split(separator: "\n")
    where line.contains(".package(") && line.contains("endpoints") {
      #expect(line.contains(packageDependency), "\(line)")
    }
  }

  /// The page says how types in place are called.
  @Test func typesInPlaceHaveNamesOfPage() throws {
    let object = #"{ "fields": { "id": "int" } }"#
    let spec = """
      { "api": "Shop", "servers": { "production": "https://shop.example.com" },
        "errors": { "404": { "case": "missing", "type": \(object) } },
        "types": { "Book": { "fields": { "author": { "type": \(object) }, "chapters": [\(object)] } } },
        "endpoints": {
          "Books.list": { "path": "/list", "parameters": { "sort": { "type": { "enum": ["title"] } } },
            "response": { "fields": { "items": "[Book]" } } },
          "Books.put": { "method": "PUT", "path": "/put", "body": { "type": \(object) } },
          "Books.add": { "method": "POST", "path": "/add", "response": { "200": "int", "201": \(object) } },
          "Books.all": { "path": "/all", "response": [\(object)] },
          "Books.watch": { "path": "/watch", "response": { "stream": \(object), "format": "lines" } } } }
      """
    let file = SourceFile(path: "Shop.json", bytes: Array(spec.utf8))
    let model = try #require(readSpec([file]).model)
    let page = try DocumentationPages.text(Self.page("SpecLanguage.md"))
    let section = page.split(separator: "### ").first { $0.hasPrefix("Types in place") } ?? ""
    let names = section.matches(of: /\| `([A-Z][A-Za-z]+\.[A-Za-z]+)` \|\n/).map { String($0.1) }
    #expect(names.count == 9)
    #expect(Set(names).isSubset(of: model.types.map(\.name.text)))
  }

  /// The page explains each input of the action, and the action passes each to a script.
  @Test func pageExplainsInputsOfAction() throws {
    let action = try DocumentationPages.text(".github/action/action.yml")
    let page = try DocumentationPages.text(Self.page("ContinuousIntegration.md"))
    let inputs = action.matches(of: /\n  ([a-z-]+):\n    description:/).map { String($0.1) }
    #expect(inputs.count == 7)
    for input in inputs {
      #expect(page.contains("\n| `\(input)` |"), "\(input)")
      #expect(action.contains("inputs.\(input)"), "\(input)")
    }
  }

  /// The scripts of the action, with a tool and a `gh` that print their arguments.
  @Test func actionRunsBothCommandsAndComments() throws {
    let fake = "#!/bin/sh\necho \"${0##*/} $*\" >> \"$LOG\"\n"
    try folder.write(
      fake + "[ \"$1\" != check ] || exit 1\necho report > changes.md\n",
      to: "bin/endpoints"
    )
    try folder.write(fake + "[ \"$2\" != --paginate ] || echo 41\n", to: "bin/gh")
    for name in ["endpoints", "gh"] {
      let path = "\(folder.path)/bin/\(name)"
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    #expect(
      try runScript(
        "review",
        ["GITHUB_BASE_REF": "main", "APP": "Sources", "REQUIRE_BUMP": "true"]
      ) == 1
    )
    #expect(try runScript("comment", ["PULL": "7", "GITHUB_REPOSITORY": "a/b"]) == 0)
    let lines = try folder.text("log").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first == "endpoints check --full --diagnostics github")
    let diff = "endpoints diff --format github --output markdown=changes.md --against origin/main"
    #expect(lines.dropFirst().first == "\(diff) --app Sources --require-bump")
    #expect(
      lines.last
        == "gh api --method PATCH repos/a/b/issues/comments/41 -F body=@\(folder.path)/changes.md"
    )
  }

  private func runScript(_ name: String, _ variables: [String: String]) throws -> Int32 {
    let script = DocumentationPages.root.appending(path: ".github/action/\(name)").path
    let own = [
      "PATH": "\(folder.path)/bin:/usr/bin:/bin", "RUNNER_TEMP": folder.path,
      "LOG": "\(folder.path)/log",
      "BASE": "", "APP": "", "REQUIRE_BUMP": "",
    ]
    let process = Subprocess(
      program: "bash",
      arguments: ["-c", "cd '\(folder.path)' && bash '\(script)'"],
      environment: own.merging(variables) { $1 }
    )
    return try process.run().status
  }

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
    let page = try DocumentationPages.text(file == "README.md" ? file : page(file))
    #expect(page.contains("```\n\(text)```\n"), "\(file) does not show this:\n\(text)")
  }

  private static func page(_ name: String) -> String { "Sources/endpoints/endpoints.docc/\(name)" }

  /// The first code block of a language in a file.
  private static func block(_ language: String, _ path: String) throws -> String {
    let text = try DocumentationPages.text(path)
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
