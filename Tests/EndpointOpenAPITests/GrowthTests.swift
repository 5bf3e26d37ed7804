import EndpointJSON
import EndpointJudge
import EndpointOpenAPI
import EndpointSpec
import TestTraits
import Testing

/// Ten times the document may take twelve times the steps. A search within a search would take a hundred times.
@Suite("The work of an import and an export", .serialized, .computing)
struct GrowthTests {
  @Test("grows with the document", arguments: LargeDocument.allCases)
  func growsLinearly(_ document: LargeDocument) throws {
    let (few, many) = (try steps(document, 30), try steps(document, 300))
    #expect(few.importing > 100, "nothing was counted")
    #expect(many.importing < few.importing * 12)
    #expect(many.exporting < few.exporting * 12)
  }

  /// The counted steps of importing a document, and of exporting the spec.
  private func steps(
    _ document: LargeDocument,
    _ count: Int
  ) throws -> (importing: Int, exporting: Int) {
    let file = SourceFile(path: "large.json", bytes: Array(document.text(count).utf8))
    let (importing, exporting) = (StepCount(), StepCount())
    let result = StepCount.$current.withValue(importing) { importOpenAPI(Documents(file)) }
    #expect(result.diagnostics.filter { $0.rule == .documentMistake } == [])
    let spec = canonicalText(of: try #require(result.files.first).spec)
    let read = readSpec([SourceFile(path: "spec.json", bytes: Array(spec.utf8))])
    let (model, written) = (try #require(read.model), try #require(read.document))
    _ = StepCount.$current.withValue(exporting) { exportOpenAPI(model, written) }
    return (importing.count, exporting.count)
  }
}

/// Documents of a size.
enum LargeDocument: CaseIterable {
  /// Ten operations a tag, each with a type that leads to those of all tags.
  case linkedTypes
  /// Operations with types of their own, in bodies, responses and failures.
  case inlineTypes
  /// A base with a discriminator, and a subtype for each value.
  case subtypes
  /// A union with a mapping, and a member for each value.
  case mappedMembers
  /// Types that only refer to one another, so that no operation reaches them.
  case unusedTypes

  func text(_ count: Int) -> String {
    let numbers = 0..<count
    let (paths, schemas): ([String], [String])
    switch self {
    case .linkedTypes:
      paths = numbers.map { index in
        let responses = Self.responses(Self.reference("Item\(index)"))
        return
          #""/g\#(index / 10)/items\#(index)": { "get": { "tags": ["g\#(index / 10)"], "responses": \#(responses) } }"#
      }
      schemas = numbers.map { index in
        let next = Self.reference("Item\((index + 10) % count)")
        return Self.object("Item\(index)", #""next": \#(next), "near": \#(next)"#)
      }
    case .inlineTypes:
      paths = numbers.map { index in
        let type = #"{ "type": "object", "properties": { "a": { "properties": { "b": {} } } } }"#
        let body = #"{ "content": { "application/json": { "schema": \#(type) } } }"#
        return
          #""/things\#(index)": { "post": { "requestBody": \#(body), "responses": \#(Self.responses(type)) } }"#
      }
      schemas = []
    case .subtypes:
      paths = [
        #""/things": { "get": { "responses": \#(Self.responses(Self.reference("Base"))) } }"#
      ]
      let base = Self.object(
        "Base",
        #""kind": { "type": "string" }"#,
        #", "required": ["kind"], "discriminator": { "propertyName": "kind" }"#
      )
      schemas =
        [base]
        + numbers.map { index in
          #""S\#(index)": { "allOf": [\#(Self.reference("Base")), { "properties": { "f\#(index)": { "type": "string" } } }] }"#
        }
    case .mappedMembers:
      paths = [#""/things": { "get": { "responses": \#(Self.responses(Self.reference("Any"))) } }"#]
      let members = numbers.map { Self.reference("S\($0)") }.joined(separator: ", ")
      let mapping = numbers.map { #""s\#($0)": "S\#($0)""# }.joined(separator: ", ")
      let union =
        #""Any": { "oneOf": [\#(members)], "discriminator": { "propertyName": "kind", "mapping": { \#(mapping) } } }"#
      schemas =
        [union]
        + numbers.map {
          Self.object("S\($0)", #""kind": { "type": "string" }"#, #", "required": ["kind"]"#)
        }
    case .unusedTypes:
      paths = [#""/things": { "get": { "responses": { "204": { "description": "OK" } } } }"#]
      schemas = numbers.map { index in
        Self.object("S\(index)", #""next": \#(Self.reference("S\((index + 1) % count)"))"#)
      }
    }
    return """
      { "openapi": "3.0.3", "info": { "title": "Large", "version": "1.0.0" },
        "servers": [{ "url": "https://large.example.com" }],
        "paths": { \(paths.joined(separator: ",\n")) },
        "components": { "schemas": { \(schemas.joined(separator: ",\n")) } } }
      """
  }

  private static func object(_ name: String, _ properties: String, _ rest: String = "") -> String {
    #""\#(name)": { "type": "object", "properties": { \#(properties) }\#(rest) }"#
  }

  private static func reference(_ name: String) -> String {
    ##"{ "$ref": "#/components/schemas/\##(name)" }"##
  }

  private static func responses(_ schema: String) -> String {
    #"{ "200": { "description": "OK", "content": { "application/json": { "schema": \#(schema) } } } }"#
  }
}
