import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import Foundation

private let tooLong = Budget.typeSteps.message()

extension Reader {
  /// OpenAPI documents.
  static let documents: [Reader] = [
    tool(
      "import: many schemas",
      count: Budget.types.maximum + 1,
      importing,
      error: Budget.types.expected
    ) {
      schemas($0) { _ in #"{ "type": "object" }"# }
    },
    schemas("$ref", error: tooLong) { $0 },
    schemas("ring of $ref", last: reference("S0"), error: tooLong) { $0 },
    schemas("$ref of 3.1", version: "3.1.0", error: tooLong) { $0 },
    schemas("allOf", error: tooLong) { #"{ "allOf": [\#($0)] }"# },
    schemas("ring of allOf", last: reference("S0"), error: tooLong) { #"{ "allOf": [\#($0)] }"# },
    schemas("allOf with fields", error: tooLong) {
      #"{ "allOf": [\#($0), { "properties": { "a": { "type": "string" } } }] }"#
    },
    schemas("oneOf", error: tooLong) { #"{ "oneOf": [\#($0), { "type": "integer" }] }"# },
    schemas("anyOf", error: tooLong) { #"{ "anyOf": [{ "type": "string" }, \#($0)] }"# },
    schemas("items", error: tooLong) { #"{ "type": "array", "items": \#($0) }"# },
    schemas("prefixItems", version: "3.1.0", error: tooLong) {
      #"{ "type": "array", "prefixItems": [\#($0)] }"#
    },
    schemas("additionalProperties", error: tooLong) {
      #"{ "type": "object", "additionalProperties": \#($0) }"#
    },
    schemas("patternProperties", version: "3.1.0", error: tooLong) {
      #"{ "type": "object", "patternProperties": { "a": \#($0) } }"#
    },
    schemas("properties") { #"{ "type": "object", "properties": { "a": \#($0) } }"# },
    schemas("ring of properties", last: #"{ "properties": { "a": \#(reference("S0")) } }"#) {
      #"{ "type": "object", "required": ["a"], "properties": { "a": \#($0) } }"#
    },
    tool("import: subtypes", count: chain, stack: chainStack, importing, error: tooLong) { count in
      let base = #"""
        "S0": { "type": "object", "required": ["k"], "properties": { "k": { "type": "string" } },
          "discriminator": { "propertyName": "k" } },
        """#
      return document(
        base + list(count) { #""S\#($0 + 1)": { "allOf": [\#(reference("S\($0)"))] }"# }
      )
    },
    tool("import: mappings", count: chain, stack: chainStack, importing, error: tooLong) { count in
      document(
        list(count) {
          #"""
          "S\#($0)": { "oneOf": [{ "type": "object" }],
            "discriminator": { "propertyName": "k", "mapping": { "a": "S\#($0 + 1)" } } }
          """#
        } + #", "S\#(count)": { "type": "object" }"#
      )
    },
    tool("import: anchors", count: chain, stack: chainStack, importing) { count in
      document(
        list(count) {
          ##""S\##($0)": { "$anchor": "a\##($0)", "properties": { "a": { "$ref": "#a\##($0 + 1)" } } }"##
        } + #", "S\#(count)": { "$anchor": "a\#(count)", "type": "string" }"#,
        version: "3.1.0"
      )
    },
    tool("import: URIs", count: chain, stack: chainStack, importing) { count in
      document(
        list(count) {
          #""S\#($0)": { "$id": "s:a\#($0)", "properties": { "a": { "$ref": "s:a\#($0 + 1)" } } }"#
        } + #", "S\#(count)": { "$id": "s:a\#(count)", "type": "string" }"#,
        version: "3.1.0"
      )
    },
    tool(
      // Each reference searches 16 times among all schemas.
      "import: references into references",
      count: 1_000,
      stack: smallStack,
      importing,
      error: "does not exist"
    ) {
      count in
      document(
        list(count) { #""S\#($0)": \#(reference("S\($0 + 1)/properties/a"))"# }
          + #", "S\#(count)": { "properties": { "a": { "type": "string" } } }"#
      )
    },
    tool("import: pointer", importing, error: "does not exist") {
      document(#""S0": \#(reference("S0" + String(repeating: "/a", count: $0)))"#)
    },
    component("parameters", #""parameters": [\#(first("parameters"))],"#),
    component("headers", "", headers: #", "headers": { "A": \#(first("headers")) }"#),
    component("requestBodies", #""requestBody": \#(first("requestBodies")),"#),
    component("responses", "", responses: #", "404": \#(first("responses"))"#),
    component("examples", "", content: #", "examples": { "a": \#(first("examples")) }"#),
    component("links", "", headers: #", "links": { "a": \#(first("links")) }"#),
    component("callbacks", #""callbacks": { "a": \#(first("callbacks")) },"#),
    component("securitySchemes", #""security": [{ "C0": [] }],"#),
    component("pathItems", "", paths: #", "/other": \#(first("pathItems"))"#),
    tool("import: nested items", importing, error: Budget.levels.message()) {
      document(#""S0": "# + nested(#"{ "type": "array", "items": "#, $0, "}", around: "{}"))
    },
    tool("import: nesting within the limit", count: 160, importing, error: tooLong) {
      document(#""S0": "# + nested(#"{ "oneOf": [{ "type": "string" }, "#, $0, "] }", around: "{}"))
    },
    tool("import: properties within the limit", count: 100, importing) {
      document(#""S0": "# + nested(#"{ "properties": { "a": "#, $0, "} }", around: "{}"))
    },
    tool("import: HTML", importing) { document(#""S0": {}"#, text: nested("<b>", $0, "</b>")) },
    tool("import: Swagger 2.0", count: chain, stack: chainStack, importing, error: tooLong) {
      count in
      let schemas = list(count) { ##""S\##($0)": { "$ref": "#/definitions/S\##($0 + 1)" }"## }
      return ##"""
        { "swagger": "2.0", "info": { "title": "Deep", "version": "1" }, "host": "e.com",
          "paths": { "/t": { "get": { "responses": { "200": { "description": "",
            "schema": { "$ref": "#/definitions/S0" } } } } } },
          "definitions": { \##(schemas), "S\##(count)": { "type": "string" } } }
        """##
    },
    files("pure references", error: tooLong) { #"{ "$ref": "\#($0)" }"# },
    files("properties", count: chain) { #"{ "properties": { "a": { "$ref": "\#($0)" } } }"# },
  ]

  /// A chain of files, each of which contains the name of the next.
  private static func files(
    _ name: String,
    count: Int = 10_000,
    error: String? = nil,
    _ link: @escaping @Sendable (String) -> String
  ) -> Reader {
    Reader(name: "import: files of \(name)", count: count, stack: chainStack, error: error) {
      count in
      func file(_ number: Int, _ text: String) -> SourceFile {
        SourceFile(path: "f\(number).json", bytes: Array(text.utf8))
      }
      var documents = Documents(file(0, document(#""S0": { "$ref": "f1.json" }"#)))
      var number = 0
      while documents.missingPath != nil {
        number += 1
        documents.add(file(number, number < count ? link("f\(number + 1).json") : "{}"))
      }
      let messages = importOpenAPI(documents).diagnostics.map(\.message)
      return messages.isEmpty ? nil : messages.joined(separator: "\n")
    }
  }

  private static let importing = ["import", "openapi", "Deep.json", "--output", "Out.json"]

  private static func reference(_ name: String) -> String {
    ##"{ "$ref": "#/components/schemas/\##(name)" }"##
  }

  /// A chain of schemas, each of which contains a reference to the next.
  private static func schemas(
    _ name: String,
    version: String = "3.0.3",
    last: String = #"{ "type": "object", "properties": { "id": { "type": "string" } } }"#,
    error: String? = nil,
    _ link: @escaping @Sendable (String) -> String
  ) -> Reader {
    tool("import: \(name)", count: chain, stack: chainStack, importing, error: error) {
      schemas($0, version: version, last: last, link)
    }
  }

  private static func schemas(
    _ count: Int,
    version: String = "3.0.3",
    last: String = #"{ "type": "object" }"#,
    _ link: (String) -> String
  ) -> String {
    let links = list(count) { #""S\#($0)": \#(link(reference("S\($0 + 1)")))"# }
    return document(links + #", "S\#(count)": \#(last)"#, version: version)
  }

  private static func first(_ kind: String) -> String {
    ##"{ "$ref": "#/components/\##(kind)/C0" }"##
  }

  /// A chain of references between components of a kind.
  private static func component(
    _ kind: String,
    _ keys: String,
    headers: String = "",
    responses: String = "",
    content: String = "",
    paths: String = ""
  ) -> Reader {
    tool("import: \(kind)", count: chain, stack: chainStack, importing, error: tooLong) { count in
      let links = list(count) {
        ##""C\##($0)": { "$ref": "#/components/\##(kind)/C\##($0 + 1)" }"##
      }
      return #"""
        { "openapi": "3.1.0", "info": { "title": "Deep", "version": "1" },
          "paths": { "/t": { "get": { \#(keys) "responses": { "200": { "description": "",
            "content": { "application/json": { "schema": {}\#(content) } }\#(headers) }\#(responses) } } }\#(paths) },
          "components": { "\#(kind)": { \#(links), "C\#(count)": {} } } }
        """#
    }
  }

  private static func document(
    _ schemas: String,
    version: String = "3.0.3",
    text: String = ""
  ) -> String {
    #"""
    { "openapi": "\#(version)", "info": { "title": "Deep", "version": "1" },
      "servers": [{ "url": "https://deep.example.com" }],
      "paths": { "/t": { "get": { "description": "\#(text)", "responses": { "200": { "description": "",
        "content": { "application/json": { "schema": \#(reference("S0")) } } } } } } },
      "components": { "schemas": { \#(schemas) } } }
    """#
  }
}
