import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import Mutation
import TestTraits
import Testing

/// Rules of the import, checked for every combination of what they depend on.
@Suite("Rules of the import", .serialized, .computing)
struct ImportRuleTests {
  private static let pairs = "application/x-www-form-urlencoded"
  private static let parts = "multipart/form-data"

  /// The spec of a document. It must be valid.
  private func spec(_ document: JSONValue) throws -> JSONValue {
    let file = SourceFile(path: "openapi.json", bytes: Array("\(document)".utf8))
    let result = importOpenAPI(Documents(file))
    let spec = try #require(result.files.first).spec
    #expect(SpecProblems(canonicalText(of: spec)).errors == [])
    return spec
  }

  /// The encodings of the bodies of all endpoints.
  private func encodings(_ spec: JSONValue) -> [String] {
    (spec["endpoints"]?.objectValue ?? [:]).compactMap { endpoint in
      endpoint.value["body"].map { $0["encoding"]?.stringValue ?? "json" }
    }.sorted()
  }

  /// A form of Swagger 2.0 is multipart if a field is a file, or if the operation accepts no pairs.
  @Test(
    arguments: [nil, [], [pairs], [parts], [pairs, parts], [parts, pairs], ["application/json"]],
    [["string"], ["file"], ["string", "file"], ["file", "string"], ["integer", "array"]]
  )
  func formsOfSwaggerWithFilesAreMultipart(_ consumes: [String]?, _ types: [String]) throws {
    let fields = types.enumerated().map { index, type -> JSONValue in
      var field: JSONObject = ["name": .string("f\(index)"), "in": "formData"]
      field["type"] = .string(type)
      if type == "array" { field["items"] = ["type": "string"] }
      return .object(field)
    }
    var operation: JSONObject = [
      "operationId": "send", "parameters": .array(fields),
      "responses": ["204": ["description": "OK"]],
    ]
    if let consumes { operation["consumes"] = .array(consumes.map { .string($0) }) }
    let spec = try spec([
      "swagger": "2.0", "info": ["title": "Forms", "version": "1"], "host": "forms.example",
      "schemes": ["https"], "paths": ["/forms": ["post": .object(operation)]],
    ])
    let accepts = consumes ?? []
    let isMultipart =
      types.contains("file") || accepts.contains(Self.parts) && !accepts.contains(Self.pairs)
    #expect(encodings(spec) == [isMultipart ? "multipart" : "form"])
  }

  /// A document with a GET for each of these security schemes. Nil is no authentication.
  private static func document(
    server: String = "https://safe.example",
    _ schemes: [String?] = [nil]
  ) -> JSONValue {
    let paths = schemes.enumerated().map { index, scheme -> (String, JSONValue) in
      let security: JSONValue = scheme.map { [.object(JSONObject([($0, [] as JSONValue)]))] } ?? []
      let get: JSONValue = ["security": security, "responses": ["204": ["description": "OK"]]]
      return ("/a\(index)", ["get": get])
    }
    return [
      "openapi": "3.0.3", "info": ["title": "Safe", "version": "1"],
      "servers": [["url": .string(server)]], "paths": .object(JSONObject(paths)),
      "components": [
        "securitySchemes": [
          "token": ["type": "http", "scheme": "bearer"],
          "key": ["type": "apiKey", "name": "X-Key", "in": "header"],
        ]
      ],
    ]
  }

  /// Endpoints have queries, servers have none.
  @Test(arguments: ["", "/", "?a=1", "#b", "?a=1#b", "/?a=/b/", "#b?a"])
  func queriesOfServersAreLeftOut(_ end: String) throws {
    let spec = try spec(Self.document(server: "https://safe.example/v1\(end)"))
    #expect(spec["servers"] == ["production": "https://safe.example/v1"])
  }

  /// The default is what more than half of the operations require, and more than one.
  @Test(
    arguments: [
      (["token"], nil), (["token", "token"], "token"), (["token", "key"], nil),
      (["token", nil], nil), (["token", "token", "key"], "token"),
      (["token", "token", "key", nil], nil), (["token", "token", "token", nil], "token"),
      (["key", "token", "key", "token", "key"], "key"),
    ] as [([String?], String?)]
  )
  func usualAuthenticationIsDefault(_ schemes: [String?], _ usual: String?) throws {
    let spec = try spec(Self.document(schemes))
    #expect(spec["defaults"]?["authentication"] == usual.map { .string($0) })
  }

  /// A JSON body cannot send a file. So a multipart body with a file is always carried over, wherever the file is.
  @Test(arguments: ["none", "field", "list", "reference", "allOf", "contentMediaType"])
  func filesAreCarriedBesideJSON(_ place: String) throws {
    let file: JSONValue = ["type": "string", "format": "binary"]
    let text: JSONValue = ["type": "string"]
    let properties: JSONValue =
      switch place {
      case "field": ["note": text, "data": file]
      case "list": ["note": text, "data": ["type": "array", "items": file]]
      case "reference": ["note": text, "data": ["$ref": "#/components/schemas/File"]]
      case "contentMediaType":
        ["note": text, "data": ["type": "string", "contentMediaType": "image/png"]]
      default: ["note": text, "data": text]
      }
    let own: JSONValue = ["type": "object", "properties": properties]
    let form: JSONValue =
      place == "allOf" ? ["allOf": [["type": "object", "properties": ["data": file]], own]] : own
    for names in [[Self.parts, "application/json"], ["application/json", Self.parts]] {
      let content = JSONObject(
        names.map { ($0, ["schema": ["$ref": "#/components/schemas/Form"]] as JSONValue) }
      )
      let spec = try spec([
        "openapi": "3.1.0", "info": ["title": "Forms", "version": "1"],
        "servers": [["url": "https://forms.example"]],
        "paths": [
          "/forms": [
            "post": [
              "operationId": "send", "requestBody": ["content": .object(content)],
              "responses": ["204": ["description": "OK"]],
            ]
          ]
        ],
        "components": ["schemas": ["Form": form, "File": file]],
      ])
      #expect(encodings(spec).contains("multipart") == (place != "none"))
    }
  }

  /// An alternative of a security requirement is carried over whole or not at all. A client must not send a part of it.
  @Test func alternativesOfSecurityAreWhole() throws {
    var chance = Chance(seed: 9)
    let names = ["token", "key", "digest", "tls"]
    for _ in 0..<Chance.count / 20 {
      let alternatives = (0..<chance.number(in: 1...3)).map { _ in
        names.filter { _ in chance.number(in: 0...2) == 0 }
      }
      let security = alternatives.map { names -> JSONValue in
        .object(JSONObject(names.map { ($0, [] as JSONValue) }))
      }
      let spec = try spec([
        "openapi": "3.0.3", "info": ["title": "Safe", "version": "1"],
        "servers": [["url": "https://safe.example"]],
        "paths": [
          "/a": [
            "get": [
              "operationId": "a", "security": .array(security),
              "responses": ["204": ["description": "OK"]],
            ]
          ]
        ],
        "components": [
          "securitySchemes": [
            "token": ["type": "http", "scheme": "bearer"],
            "key": ["type": "apiKey", "name": "X-Key", "in": "header"],
            "digest": ["type": "http", "scheme": "digest"], "tls": ["type": "mutualTLS"],
          ]
        ],
      ])
      let whole = alternatives.filter { !$0.contains("digest") && !$0.contains("tls") }
      let endpoint = spec["endpoints"]?.objectValue?.first?.value
      let found = endpoint?["authentication"] ?? spec["defaults"]?["authentication"] ?? .null
      #expect(Self.alternatives(found) == Set(whole.isEmpty ? [[]] : whole), "\(alternatives)")
    }
  }

  private static func alternatives(_ value: JSONValue) -> Set<[String]> {
    switch value {
    case .null: [[]]
    case .string(let name): [[name]]
    case .array(let elements):
      Set(
        elements.map { element in
          element.stringValue.map { [$0] }
            ?? (element.arrayValue ?? []).compactMap(\.stringValue).sorted { $0 > $1 }
        }
      )
    default: []
    }
  }

  /// A parameter of an operation replaces that of its path with the same name and place, also in a body.
  @Test(arguments: ["formData", "body"])
  func bodyOfOperationReplacesThatOfPath(_ place: String) throws {
    func parameter(_ name: String, _ type: String) -> JSONValue {
      place == "body"
        ? [
          "name": .string(name), "in": "body",
          "schema": ["type": "object", "properties": ["a": ["type": .string(type)]]],
        ] : ["name": .string(name), "in": "formData", "type": .string(type)]
    }
    let spec = try spec([
      "swagger": "2.0", "info": ["title": "Forms", "version": "1"], "host": "forms.example",
      "schemes": ["https"],
      "paths": [
        "/forms": [
          "parameters": [parameter("a", "string")],
          "post": [
            "operationId": "send", "parameters": [parameter("a", "integer")],
            "responses": ["204": ["description": "OK"]],
          ],
        ]
      ],
    ])
    let body = spec["endpoints"]?.objectValue?.first?.value["body"]
    let fields = (body?["fields"] ?? body)?.objectValue ?? [:]
    #expect(fields.map { "\($0.key) \($0.value)" }.filter { $0.hasPrefix("a ") } == ["a \"int?\""])
  }

  /// The default of a server's variable is one of its values, or there is none.
  @Test func defaultsOfServersAreAmongTheirValues() throws {
    var chance = Chance(seed: 8)
    let names = ["eu", "us", "asia", "eu "]
    for _ in 0..<Chance.count / 20 {
      let values = (0..<chance.number(in: 0...3)).map { _ in chance.pick(names) }
      let standard = chance.pick(names)
      var variable: JSONObject = ["default": .string(standard)]
      if !values.isEmpty { variable["enum"] = .array(values.map { .string($0) }) }
      let spec = try spec([
        "openapi": "3.0.3", "info": ["title": "Servers", "version": "1"],
        "servers": [
          ["url": "https://{region}.example.com", "variables": ["region": .object(variable)]]
        ],
        "paths": [
          "/a": ["get": ["operationId": "a", "responses": ["204": ["description": "OK"]]]]
        ],
      ])
      let region = spec["servers"]?["production"]?["variables"]?["region"]
      let isListed = values.isEmpty || values.contains(standard)
      #expect(region?["default"] == (isListed ? .string(standard) : nil), "\(values) \(standard)")
      #expect(Set(region?["enum"]?.arrayValue?.compactMap(\.stringValue) ?? []) == Set(values))
    }
  }
}
