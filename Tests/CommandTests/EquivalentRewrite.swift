import EndpointJSON
import Mutation

/// Random rewrites of an OpenAPI 3 document that keep its meaning.
struct EquivalentRewrite {
  private var chance: Chance
  /// One rewrite in so many places.
  private let rarity: Int
  private var isOldNull = true
  private var schemas = JSONObject()
  private(set) var summary: [String] = []

  init(seed: UInt64, rarity: Int) {
    chance = Chance(seed: seed)
    self.rarity = rarity
  }

  mutating func rewritten(_ document: JSONValue) -> JSONValue {
    isOldNull = document["openapi"]?.stringValue?.hasPrefix("3.0") ?? true
    schemas = document.value(at: ["components", "schemas"])?.objectValue ?? [:]
    var document = document
    change(&document, "components", "schemas") { $0.map($1) { $0.schema($1) } }
    change(&document, "components", "parameters") { $0.map($1) { $0.parameter($1) } }
    change(&document, "components", "responses") { $0.map($1) { $0.response($1) } }
    change(&document, "components", "requestBodies") { $0.map($1) { $0.body($1) } }
    change(&document, "paths") { $0.map($1) { $0.pathItem($1) } }
    change(&document, "servers") { $0.list($1) { $0.server($1) } }
    return shuffled(document)
  }

  // MARK: Walking

  private mutating func happens(_ name: String) -> Bool {
    guard chance.number(in: 1...rarity) == 1 else { return false }
    summary.append(name)
    return true
  }

  private mutating func change(
    _ value: inout JSONValue,
    _ path: String...,
    by work: (inout Self, JSONValue) -> JSONValue
  ) {
    guard let part = value.value(at: path) else { return }
    value = value.setting(path, to: work(&self, part))
  }

  private mutating func map(
    _ value: JSONValue,
    _ work: (inout Self, JSONValue) -> JSONValue
  ) -> JSONValue {
    guard let object = value.objectValue else { return value }
    return .object(
      JSONObject(
        object.map { key, value in
          (key, key.hasPrefix("x-") ? value : work(&self, value))
        }
      )
    )
  }

  private mutating func list(
    _ value: JSONValue,
    _ work: (inout Self, JSONValue) -> JSONValue
  ) -> JSONValue {
    value.arrayValue.map { .array($0.map { work(&self, $0) }) } ?? value
  }

  private mutating func add(_ key: String, _ value: JSONValue, to object: inout JSONValue) {
    if object[key] == nil, happens(key) { object = object.setting([key], to: value) }
  }

  // MARK: Operations

  private mutating func pathItem(_ item: JSONValue) -> JSONValue {
    var item = item
    guard item["$ref"] == nil else { return item }
    let methods = ["get", "put", "post", "delete", "patch"].filter { item[$0] != nil }
    for method in methods { change(&item, method) { $0.operation($1) } }
    change(&item, "parameters") { $0.list($1) { $0.parameter($1) } }
    if methods.count == 1, item["parameters"] == nil,
      let own = item.value(at: [methods[0], "parameters"]), happens("parameters")
    {
      item = item.setting([methods[0], "parameters"], to: nil).setting(["parameters"], to: own)
    }
    return item
  }

  private mutating func operation(_ operation: JSONValue) -> JSONValue {
    var operation = operation
    change(&operation, "parameters") { $0.list($1) { $0.parameter($1) } }
    change(&operation, "requestBody") { $0.body($1) }
    change(&operation, "responses") { $0.map($1) { $0.response($1) } }
    add("deprecated", false, to: &operation)
    add("parameters", [], to: &operation)
    return operation
  }

  private mutating func parameter(_ parameter: JSONValue) -> JSONValue {
    var parameter = parameter
    guard parameter["$ref"] == nil, let location = parameter["in"]?.stringValue else {
      return parameter
    }
    change(&parameter, "schema") { $0.schema($1) }
    for key in ["required", "deprecated", "allowReserved"] { add(key, false, to: &parameter) }
    let style = ["query", "cookie"].contains(location) ? "form" : "simple"
    add("style", .string(style), to: &parameter)
    let isExploded = (parameter["style"] ?? .string(style)) == "form"
    add("explode", .bool(isExploded), to: &parameter)
    if location == "header", let name = parameter["name"]?.stringValue, happens("header") {
      parameter = parameter.setting(["name"], to: .string(name.uppercased()))
    }
    return parameter
  }

  private mutating func body(_ body: JSONValue) -> JSONValue {
    var body = content(body)
    if body["$ref"] == nil { add("required", false, to: &body) }
    return body
  }

  private mutating func response(_ response: JSONValue) -> JSONValue {
    var response = content(response)
    change(&response, "headers") {
      $0.map($1) { rewrite, header in
        var header = header
        rewrite.change(&header, "schema") { $0.schema($1) }
        return header
      }
    }
    return response
  }

  private mutating func content(_ value: JSONValue) -> JSONValue {
    var value = value
    change(&value, "content") {
      $0.map($1) { rewrite, media in
        var media = media
        rewrite.change(&media, "schema") { $0.schema($1) }
        return media
      }
    }
    if value.value(at: ["content", "application/json"]) != nil, happens("charset") {
      value = value.renaming(
        ["content", "application/json"],
        to: "application/json; charset=utf-8"
      )
    }
    return value
  }

  private mutating func server(_ server: JSONValue) -> JSONValue {
    guard let url = server["url"]?.stringValue, !url.contains("{"), happens("server") else {
      return server
    }
    return server.setting(["url"], to: .string(url.hasSuffix("/") ? url : url + "/"))
  }

  // MARK: Schemas

  private mutating func schema(_ schema: JSONValue) -> JSONValue {
    guard schema["$ref"] == nil, schema.objectValue != nil else { return schema }
    var schema = schema
    change(&schema, "properties") { $0.map($1) { $0.wrapped($0.schema($1)) } }
    change(&schema, "items") { $0.wrapped($0.schema($1)) }
    for key in ["allOf", "oneOf", "anyOf"] {
      change(&schema, key) {
        $0.list($1) { rewrite, part in
          part["$ref"] == nil ? rewrite.schema(part) : part
        }
      }
    }
    for key in ["nullable", "deprecated", "readOnly", "writeOnly", "uniqueItems"] {
      add(key, false, to: &schema)
    }
    if schema["type"] == "string" { add("minLength", 0, to: &schema) }
    rewriteNull(&schema)
    if schema["type"] == "object", schema["properties"] != nil {
      if happens("no type") { schema = schema.setting(["type"], to: nil) }
      add("required", [], to: &schema)
    }
    if let values = schema["enum"]?.arrayValue, values.count == 1, !isOldNull, happens("const") {
      schema = schema.setting(["enum"], to: nil).setting(["const"], to: values[0])
    }
    return schema
  }

  private mutating func rewriteNull(_ schema: inout JSONValue) {
    guard !isOldNull, let types = schema["type"]?.arrayValue, types.count == 2,
      types[1] == "null"
    else { return }
    let plain = schema.setting(["type"], to: types[0])
    if happens("nullable") {
      schema = plain.setting(["nullable"], to: true)
    } else if schema["default"] == nil, happens("null") {
      schema = ["anyOf": [plain, ["type": "null"]]]
    }
  }

  /// A reference to an object as the only part of a combination.
  private mutating func wrapped(_ schema: JSONValue) -> JSONValue {
    guard let name = schema["$ref"]?.stringValue?.split(separator: "/").last,
      schemas[String(name)]?["properties"] != nil, happens("part")
    else { return schema }
    return .object([chance.pick(["allOf", "oneOf", "anyOf"]): [schema]])
  }

  /// The document with the keys of its objects in another order. The order of paths, properties and components counts.
  private mutating func shuffled(_ document: JSONValue) -> JSONValue {
    guard let object = document.objectValue else { return document }
    return .object(JSONObject(object.map { ($0.key, $0.value) }.shuffled(using: &chance)))
  }
}
