import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import Mutation
import TestTraits
import Testing

@Suite("The parts of a document", .serialized, .computing)
struct SelectionTests {
  @Test(arguments: [
    ("tags:a", "tags:a"), ("tags: a , b", "tags:a,b"),
    ("tags:a,tags:b,paths:/c", "tags:a,b,paths:/c"),
    ("operations:GET /a:b,c:d", "operations:GET /a:b,c:d"),
  ])
  func parses(_ text: String, _ canonical: String) {
    #expect(PartSelection(parsing: text)?.text == canonical)
  }

  @Test(arguments: ["", "a", "tags:", "tags:a,", "tag:a", ",tags:a"])
  func rejects(_ text: String) {
    #expect(PartSelection(parsing: text) == nil)
  }

  /// Endpoints have the same names as in an import of the whole document. The rest of them also depends on what the
  /// document shares: styles of arrays, types of headers, and names of types.
  @Test("become what they are in the whole document, for random documents")
  func partsEqualThoseOfWholeDocument() throws {
    var count = 0
    for seed in 0..<UInt64(40) {
      let random = RandomOpenAPI(seed: seed)
      let documents = Documents(SourceFile(path: random.name, bytes: Array(random.text.utf8)))
      guard let whole = importOpenAPI(documents).files.first?.spec else { continue }
      for (name, endpoint) in (whole["endpoints"]?.objectValue ?? [:]).prefix(2) {
        let path = (endpoint["path"]?.stringValue ?? "").replacing("{+", with: "{")
        guard let parts = PartSelection(parsing: "paths:\(path)"), parts.text == "paths:\(path)",
          let part = importOpenAPI(documents, only: parts).files.first?.spec
        else { continue }
        count += 1
        let own = part["endpoints"]?[name]
        for key in ["parameters", "body"] {
          let names = own?[key]?.objectValue?.keys
          #expect(names == endpoint[key]?.objectValue?.keys, "seed \(seed), \(path), \(name)")
        }
        #expect(own?["method"] == endpoint["method"] && own?["path"] == endpoint["path"])
        #expect(part["x-import-only"]?.stringValue == parts.text)
        #expect(SpecProblems(canonicalText(of: part)).errors == [])
      }
    }
    #expect(count > 30)
  }

  @Test("include the subtypes of their types, in other files too")
  func partsReachSubtypesAndFiles() throws {
    let main = """
      { "openapi": "3.0.3", "info": { "title": "Zoo", "version": "1.0.0" },
        "servers": [{ "url": "https://zoo.example.com" }],
        "paths": { "/pets": { "$ref": "paths.json#/pets" }, "/cages": { "$ref": "paths.json#/cages" } },
        "components": {
          "securitySchemes": { "key": { "type": "http", "scheme": "bearer" }, "other": { "type": "http", "scheme": "basic" } },
          "schemas": {
            "Pet": { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string" } },
              "discriminator": { "propertyName": "kind" } },
            "Cat": { "allOf": [{ "$ref": "#/components/schemas/Pet" }, { "type": "object", "properties": { "lives": { "type": "integer" } } }] },
            "Lion": { "allOf": [{ "$ref": "#/components/schemas/Cat" }, { "type": "object", "properties": { "mane": { "type": "boolean" } } }] },
            "Cage": { "type": "object", "properties": { "pet": { "$ref": "#/components/schemas/Pet" } } } } } }
      """
    func operation(_ id: String, _ name: String) -> String {
      #"{ "operationId": "\#(id)", "security": [{ "key": [] }], "responses": { "200": { "description": "OK", "content": { "application/json": { "schema": { "$ref": "main.json#/components/schemas/\#(name)" } } } } } }"#
    }
    let paths = """
      { "pets": { "get": \(operation("pets/get", "Pet")), "put": \(operation("pets/put", "Cage")) },
        "cages": { "get": \(operation("cages/get", "Cage")) } }
      """
    var documents = Documents(SourceFile(path: "main.json", bytes: Array(main.utf8)))
    documents.add(SourceFile(path: "paths.json", bytes: Array(paths.utf8)))
    let result = importOpenAPI(documents, only: PartSelection(parsing: "operations:pets/get"))
    let spec = try #require(result.files.first?.spec)
    #expect(spec["endpoints"]?.objectValue?.count == 1)
    let types = Set(spec["types"]?.objectValue?.keys ?? [])
    #expect(types.isSuperset(of: ["Pet", "Cat", "Lion"]) && !types.contains("Cage"))
    #expect(spec["authentication"]?.objectValue?.keys == ["key"])
    #expect(result.diagnostics.filter { $0.rule == .documentMistake } == [])
  }
}
