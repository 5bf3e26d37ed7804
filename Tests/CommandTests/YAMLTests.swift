import TestTraits
import Testing

@testable import EndpointCommands

/// Specs and documents in YAML instead of JSON.
@Suite(.serialized, .computing)
struct YAMLTests {
  private let folder: TemporaryFolder
  private let spec = """
    # Drawn by hand
    api: Decks
    servers: { production: https://decks.example.com }
    types:
      Deck:
        fields: { id: string, cards: int }
    endpoints:
      Deck.shuffle:
        path: /shuffle
        response: Deck
    """
  private let document = """
    openapi: 3.1.0
    info: { title: Pets, version: '1' }
    servers: [url: https://pets.example.com]
    paths:
      /pets:
        get:
          operationId: listPets
          responses:
            '200':
              description: All.
              content: { application/json: { schema: { type: array, items: { type: string } } } }
    """

  init() throws { folder = try TemporaryFolder() }

  @Test func yamlSpecGeneratesSameClientAsJSON() throws {
    try folder.write(spec, to: "Specs/Decks.yaml")
    #expect(folder.run("generate") == 0, "\(folder.errors)")
    let fromYAML = try folder.text("Generated/DecksAPI/Deck.swift")
    #expect(fromYAML.hasPrefix("// Generated from Specs/Decks.yaml by endpoints."))
    folder.output = ""
    #expect(folder.run("canonical", "Specs/Decks.yaml") == 0)
    try folder.write(folder.output, to: "json/Decks.json")
    #expect(folder.run("generate", "json/Decks.json", "--output", "json/Generated") == 0)
    let fromJSON = try folder.text("json/Generated/DecksAPI/Deck.swift")
    #expect(
      fromYAML.split(separator: "\n").dropFirst() == fromJSON.split(separator: "\n").dropFirst()
    )
  }

  @Test func reportsPlaceOfErrorInYAMLSpec() throws {
    try folder.write(
      spec.replacing("response: Deck", with: "response: Dek"),
      to: "Specs/Decks.yaml"
    )
    #expect(folder.run("generate") == 1)
    #expect(folder.errors.contains("Specs/Decks.yaml:10:15: error: unknown type \"Dek\""))
  }

  @Test func reportsPlaceOfMalformedYAML() throws {
    try folder.write("api: Decks\nservers: [a\n", to: "Specs/Decks.yaml")
    #expect(folder.run("generate") == 1)
    #expect(
      folder.errors.contains("Specs/Decks.yaml:2:10: error: this \"[\" is not closed"),
      "\(folder.errors)"
    )
  }

  @Test func diffReadsYAMLSpecs() throws {
    try folder.write(spec, to: "old.yaml")
    try folder.write(spec.replacing("cards: int", with: "cards: string"), to: "new.yml")
    #expect(folder.run("diff", "old.yaml", "new.yml") == 1)
    #expect(folder.output.contains("new.yml:6:"), "\(folder.output)")
  }

  @Test func formatRejectsYAMLAndLeavesItUnchanged() throws {
    try folder.write(spec, to: "Specs/Decks.yaml")
    #expect(folder.run("format", "Specs/Decks.yaml") == 1)
    #expect(folder.errors.contains("only specs in JSON have a canonical form"))
    #expect(try folder.text("Specs/Decks.yaml") == spec)
  }

  @Test func importReadsStandardInput() throws {
    folder.input = document
    #expect(folder.run("import", "openapi", "-") == 0, "\(folder.errors)")
    #expect(try folder.text("Specs/Pets.json").contains("\"/pets\""))
  }

  @Test func importOfURLSuggestsCurlCommand() throws {
    #expect(folder.run("import", "openapi", "https://pets.example.com/openapi.yaml") == 2)
    #expect(
      folder.errors.contains(
        "curl -fsSL https://pets.example.com/openapi.yaml | endpoints import openapi -"
      )
    )
  }

  @Test func inferReadsYAML() throws {
    try folder.write("id: 7\nname: Ada\n", to: "person.yaml")
    #expect(folder.run("infer", "person.yaml", "--type", "Person") == 0, "\(folder.errors)")
    #expect(folder.output.contains("\"name\": \"string\""))
  }
}

/// OpenAPI documents instead of specs.
@Suite(.serialized, .computing)
struct DocumentAsSpecTests {
  private let folder: TemporaryFolder
  private let document = """
    openapi: 3.1.0
    info: { title: Pets, version: '1' }
    servers: [url: https://pets.example.com]
    paths:
      /pets/{id}:
        get:
          operationId: getPet
          tags: [pets]
          parameters:
            - { name: id, in: path, required: true, schema: { type: string } }
            - { name: limit, in: query, schema: { type: integer } }
          responses:
            '200':
              description: One.
              content:
                application/json:
                  schema: { $ref: '#/components/schemas/Pet' }
    components:
      schemas:
        Pet:
          type: object
          required: [name, age]
          properties:
            name: { type: string }
            age: { type: integer }
    """

  init() throws { folder = try TemporaryFolder() }

  @Test func generateImportsDocumentInMemory() throws {
    try folder.write(document, to: "Specs/petstore.yaml")
    #expect(folder.run("generate") == 0, "\(folder.errors)")
    let pet = try folder.text("Generated/PetsAPI/Pet.swift")
    #expect(pet.hasPrefix("// Generated from Specs/petstore.yaml by endpoints."))
    #expect(folder.run("check") == 0, "\(folder.errors)")
    #expect(!folder.exists("Specs/Pets.json"))
  }

  @Test func diffReportsPlacesInDocuments() throws {
    try folder.write(document, to: "old.yaml")
    let text = document.replacing("age: { type: integer }", with: "age: { type: string }")
      .replacing("name: limit, in: query", with: "name: limit, required: true, in: query")
    try folder.write(text, to: "new.yaml")
    #expect(folder.run("diff", "old.yaml", "new.yaml") == 1, "\(folder.errors)")
    #expect(folder.output.contains("new.yaml:25:"), "\(folder.output)")
    #expect(folder.output.contains("new.yaml:11:"), "\(folder.output)")
    #expect(folder.output.contains("old.yaml:25:"), "\(folder.output)")
  }

  @Test func diffFindsNoChangeBetweenDocumentAndItsImport() throws {
    try folder.write(document, to: "petstore.yaml")
    #expect(folder.run("import", "openapi", "petstore.yaml") == 0)
    (folder.output, folder.errors) = ("", "")
    #expect(folder.run("diff", "petstore.yaml", "Specs/Pets.json") == 0, "\(folder.errors)")
    #expect(folder.output.hasSuffix("no change\n"), "\(folder.output)")
  }

  @Test func generateWarnsAtPlaceOfErrorInDocument() throws {
    let text = document.replacing("'#/components/schemas/Pet'", with: "'#/components/schemas/Pat'")
    try folder.write(text, to: "Specs/petstore.yaml")
    #expect(folder.run("generate") == 0, "\(folder.errors)")
    #expect(folder.errors.contains("Specs/petstore.yaml:17:"), "\(folder.errors)")
    #expect(folder.errors.contains(": warning: "), "\(folder.errors)")
  }

  @Test(.needsGit) func diffReadsReferencedFilesFromRevision() throws {
    let text = document.replacing("'#/components/schemas/Pet'", with: "'schemas/pet.yaml#/Pet'")
      .replacing("    Pet:\n", with: "    Other:\n")
    let pet = "Pet: { type: object, required: [age], properties: { age: { type: integer } } }"
    try folder.write(text, to: "api/openapi.yaml")
    try folder.write(pet, to: "api/schemas/pet.yaml")
    try folder.commit()
    try folder.write(pet.replacing("integer", with: "string"), to: "api/schemas/pet.yaml")
    for (old, place) in [
      ("HEAD:api/openapi.yaml", "."), ("HEAD:./openapi.yaml", "api"),
      ("HEAD:api/openapi.yaml", "api"),
    ] {
      (folder.output, folder.errors) = ("", "")
      let new = place == "." ? "api/openapi.yaml" : "openapi.yaml"
      #expect(folder.run("diff", old, new, in: place) == 1, "\(folder.errors)")
      #expect(folder.output.contains("Pet.age: \"age\" is now string"), "\(folder.output)")
      #expect(folder.output.contains("schemas/pet.yaml:1:"), "\(folder.output)")
    }
    (folder.output, folder.errors) = ("", "")
    #expect(folder.run("diff", "--against", "HEAD", "api/openapi.yaml") == 1, "\(folder.errors)")
    #expect(folder.output.contains("Pet.age: \"age\" is now string"), "\(folder.output)")
  }

  @Test func diffRespectsSunsetOfDocument() throws {
    let old = document.replacing(
      "operationId: getPet",
      with: "operationId: getPet\n      deprecated: true\n      x-sunset: '2026-11-01'"
    )
    try folder.write(old, to: "old.yaml")
    let new = document.replacing("/pets/{id}:", with: "/dogs/{id}/name:")
      .replacing("getPet", with: "findDog").replacing("[pets]", with: "[dogs]")
    try folder.write(new, to: "new.yaml")
    #expect(folder.run("diff", "old.yaml", "new.yaml", "--axis", "wire") == 0, "\(folder.output)")
    #expect(folder.output.contains("as announced for 2026-11-01"), "\(folder.output)")
    folder.today = "2026-10-01"
    #expect(folder.run("diff", "old.yaml", "new.yaml", "--axis", "wire") == 1)
  }

  @Test func generateFollowsReferencesToOtherFiles() throws {
    let text = document.replacing("'#/components/schemas/Pet'", with: "'models.yaml#/Pet'")
      .replacing("    Pet:\n", with: "    Other:\n")
    try folder.write(text, to: "Specs/petstore/openapi.yaml")
    try folder.write(
      "Pet: { type: object, properties: { tag: { type: string } } }",
      to: "Specs/petstore/models.yaml"
    )
    #expect(folder.run("generate", "Specs/petstore/openapi.yaml") == 0, "\(folder.errors)")
    #expect(try folder.text("Generated/PetsAPI/Pet.swift").contains("tag: String?"))
  }
}
