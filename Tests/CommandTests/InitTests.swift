import TestTraits
import Testing

@testable import EndpointCommands

/// The first steps in a project: `endpoints init`, and integration with Xcode.
@Suite(.serialized, .computing)
struct InitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func writesSpecThatGenerates() throws {
    #expect(folder.run("init", "Shop") == 0)
    #expect(
      folder.output.hasPrefix("Specs/Shop.json: written\nSpecs/endpoints.schema.json: written\n")
    )
    #expect(folder.output.contains("name: \"ShopAPI\""))
    #expect(folder.output.contains(".plugin(name: \"EndpointsCheck\", package: \"endpoints\")"))
    #expect(folder.run("generate") == 0)
    #expect(folder.run("check") == 0)
    #expect(folder.run("format", "--check") == 0)
    #expect(folder.errors == "")
  }

  @Test func printsDependencyOfPackage() throws {
    #expect(folder.run("init", "Shop") == 0)
    #expect(folder.output.contains("\n1. Add endpoints to a Package.swift"))
    #expect(folder.output.contains("     \(packageDependency),\n"))

    try folder.write("let package = Package(name: \"App\")", to: "Package.swift")
    #expect(folder.run("init", "Store") == 0)
    #expect(folder.output.contains("\n1. Add endpoints to Package.swift:\n"))

    let line = #".package(name: "endpoints", path: "vendor/endpoints")"#
    try folder.write("let package = Package(dependencies: [\(line)])", to: "Package.swift")
    folder.output = ""
    #expect(folder.run("init", "Market") == 0)
    #expect(folder.output.contains("depends on endpoints already:"))
    #expect(folder.output.contains("     \(line),\n"))

    let resolved = #".package(url: "https://git.example/endpoints", from: "2.1.0")"#
    let environment = [CommandContext.dependencyVariable: resolved]
    folder.output = ""
    #expect(folder.run("init", "Fair", environment: environment) == 0)
    #expect(folder.output.contains("     \(resolved),\n"))
  }

  @Test func neverOverwritesExistingSpec() throws {
    try folder.write("mine", to: "Specs/Shop.json")
    #expect(folder.run("init", "Shop") == 2)
    #expect(folder.errors.contains("Specs/Shop.json: already exists"))
    #expect(try folder.text("Specs/Shop.json") == "mine")
  }

  @Test func preservesExistingSchema() throws {
    try folder.write("{}", to: "Specs/endpoints.schema.json")
    #expect(folder.run("init", "Shop") == 0)
    #expect(try folder.text("Specs/endpoints.schema.json") == "{}")
  }

  @Test func writesInstructionsForAgentsOnce() throws {
    #expect(folder.run("init", "Shop") == 0)
    #expect(folder.output.contains("\nAGENTS.md: written\n"))
    let text = try folder.text("AGENTS.md")
    for command in ["generate", "check", "diff --against HEAD", "explain", "help --json"] {
      let tool = "\nswift package --allow-writing-to-package-directory endpoints"
      #expect(text.contains("\(tool) \(command)"))
    }
    try folder.write("mine", to: "AGENTS.md")
    folder.output = ""
    #expect(folder.run("init", "Store") == 0)
    #expect(!folder.output.contains("AGENTS.md"))
    #expect(try folder.text("AGENTS.md") == "mine")
  }

  @Test func rejectsInvalidAPIName() {
    #expect(folder.run("init", "shop") == 2)
    #expect(folder.errors.contains("is not an API name"))
  }

  @Test func createsSpecFromOpenAPIDocument() throws {
    try folder.write(
      """
      { "openapi": "3.1.0", "info": { "title": "Pets", "version": "1.0.0" },
        "servers": [{ "url": "https://example.com" }],
        "paths": { "/pets": { "get": { "operationId": "listPets", "responses": { "200": {
          "description": "Pets.", "content": { "application/json": { "schema": {
            "type": "array", "items": { "type": "string" } } } } } } } } } }
      """,
      to: "openapi.json"
    )
    #expect(folder.run("init", "--from", "openapi.json") == 0)
    #expect(folder.output.contains("PetsAPI"))
    #expect(try folder.text("Specs/endpoints.schema.json") == schemaText)
    #expect(try folder.text("Specs/Pets.json").contains("\"$schema\": \"endpoints.schema.json\""))
    #expect(folder.run("init", "--from", "openapi.json") == 2)
  }

  @Test func listsFilesForXcode() throws {
    #expect(folder.run("init", "Shop") == 0)
    folder.output = ""
    #expect(folder.run("files", "--inputs") == 0)
    #expect(folder.output == "$(SRCROOT)/Specs/Shop.json\n")
    folder.output = ""
    #expect(folder.run("files", "--outputs") == 0)
    #expect(folder.output.contains("$(SRCROOT)/Generated/ShopAPI/Shop.swift\n"))
    #expect(folder.output.contains("$(SRCROOT)/Generated/.endpoints\n"))
    #expect(folder.run("files", "--inputs", "--write", "lists/in.xcfilelist") == 0)
    #expect(try folder.text("lists/in.xcfilelist") == "$(SRCROOT)/Specs/Shop.json\n")
    #expect(folder.run("files") == 2)
  }

  @Test func xcodeOptionPrintsAbsolutePaths() throws {
    #expect(folder.run("init", "Shop") == 0)
    folder.output = ""
    #expect(folder.run("check", "--xcode") == 1)
    let lines = folder.output.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.hasPrefix("\(folder.path)/Specs/Shop.json:1:1: error: the module Shop"))
    }
    folder.output = ""
    try folder.write("{ \"api\": 1 }", to: "Specs/Shop.json")
    #expect(folder.run("check", "--xcode") == 1)
    #expect(folder.output.hasPrefix("\(folder.path)/Specs/Shop.json:1:"))
  }

  @Test func suggestsCorrectCommandsAndOptions() {
    for (words, proposal) in [
      (["gen"], "generate"), (["validate"], "check"), (["generate", "--out", "X"], "--output"),
    ] {
      folder.errors = ""
      #expect(folder.run(words) == 2)
      #expect(folder.errors.contains("did you mean \"\(proposal)\"?"))
    }
  }
}
