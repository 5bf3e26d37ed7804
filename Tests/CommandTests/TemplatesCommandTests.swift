import EndpointGenerator
import TestTraits
import Testing

@testable import EndpointCommands

/// Templates of the user: exported, changed and used.
@Suite(.serialized, .computing)
struct TemplatesCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      { "api": "Decks", "servers": { "production": "https://example.com" },
        "types": { "Deck": { "fields": { "name": "string" } } },
        "endpoints": { "Deck.latest": { "path": "/deck", "response": "Deck" } } }
      """,
      to: "Specs/Decks.json"
    )
  }

  @Test func exportsEveryTemplateAndSkipsUnchangedOnes() throws {
    let count = TemplateSet.builtIn.sources.count
    #expect(folder.run("templates", "--export", "Mine") == 0)
    #expect(folder.output == "Mine: \(count) written, 0 unchanged\n")
    for template in TemplateSet.builtIn.sources {
      #expect(try folder.text("Mine/\(template.name).mustache") == template.text)
    }
    folder.output = ""
    #expect(folder.run("templates", "--export", "Mine") == 0)
    #expect(folder.output == "Mine: 0 written, \(count) unchanged\n")
    #expect(folder.run("templates", "--export", "Mine", "--quiet") == 0)
    #expect(folder.errors == "")
  }

  @Test func neverOverwritesChangedTemplate() throws {
    try folder.write("mine", to: "Mine/file.mustache")
    #expect(folder.run("templates", "--export", "Mine") == 2)
    #expect(folder.errors.hasPrefix("error: Mine/file.mustache: already exists and differs"))
    #expect(try folder.tree("Mine") == ["file.mustache"])
  }

  @Test func exportedTemplatesGenerateSameCode() throws {
    #expect(folder.run("generate") == 0)
    #expect(folder.run("templates", "--export", "Mine") == 0)
    // Only the record changes: it names the templates.
    #expect(folder.run("check", "--templates", "Mine") == 1)
    folder.output = ""
    #expect(folder.run("generate", "--templates", "Mine") == 0)
    #expect(folder.output.contains(": 0 written, "))
    #expect(folder.run("check", "--templates", "Mine") == 0)
  }

  @Test func userCanReplaceSingleTemplate() throws {
    let header = "// Generated from {{source}} by endpoints. Do not edit.\n"
    try folder.write(header, to: "Mine/file.mustache")
    try folder.write("not a template", to: "Mine/notes.md")
    #expect(folder.run("generate", "--templates", "Mine") == 0)
    #expect(
      try folder.text("Generated/DecksAPI/Deck.swift")
        == "// Generated from Specs/Decks.json by endpoints. Do not edit.\n"
    )
  }

  @Test func rejectsFileTemplateWithoutHeader() throws {
    try folder.write("// {{source}}\n", to: "Mine/file.mustache")
    #expect(folder.run("generate", "--templates", "Mine") == 1)
    #expect(folder.errors.contains("Mine/file.mustache:1:1: error: the first line must be"))
    #expect(!folder.exists("Generated"))
  }

  @Test func dumpModelPrintsModelAndWritesNothing() throws {
    #expect(folder.run("generate", "--dump-model") == 0)
    #expect(folder.output.hasPrefix("{"))
    #expect(folder.output.hasSuffix("}\n"))
    #expect(folder.errors == "")
    #expect(!folder.exists("Generated"))
  }
}
