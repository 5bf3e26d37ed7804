import EndpointJSON
import Mutation

/// An OpenAPI document that changes at random, like the documents of real APIs.
struct ChangingDocument {
  private(set) var document: JSONValue
  /// The new names of schemas that this version renamed.
  private(set) var renamedSchemas: [String: String] = [:]
  private var count = 0

  init(_ document: JSONValue) { self.document = document }

  /// A small document with the common parts of OpenAPI.
  static var zoo: ChangingDocument {
    var zoo = ChangingDocument([
      "openapi": "3.1.0", "info": ["title": "Zoo", "version": "1.0.0"],
      "servers": [["url": "https://zoo.example.com"]], "paths": [:],
      "components": ["schemas": [:]],
    ])
    for name in ["Animal", "Keeper", "Visit"] { zoo.addSchema(name) }
    zoo.document = zoo.document.setting(
      schemas + ["Mood"],
      to: ["type": "string", "enum": ["happy", "hungry", "sleepy"]]
    )
    for name in ["Animal", "Keeper", "Visit"] {
      zoo.document = zoo.document.setting(
        schemas + [name, "properties", "mood"],
        to: reference("Mood")
      )
      zoo.addOperations(name)
    }
    return zoo
  }

  private static let schemas = ["components", "schemas"]
  private static let methods = ["get", "put", "post", "delete", "patch"]

  private static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/components/schemas/\(name)")]
  }

  var text: String { document.description }

  // MARK: Parts

  private var schemaNames: [String] {
    document.value(at: Self.schemas)?.objectValue?.keys ?? []
  }

  private var structs: [String] {
    schemaNames.filter { document.value(at: Self.schemas + [$0, "properties"]) != nil }
  }

  /// The paths to all operations.
  private var operations: [[String]] {
    (document["paths"]?.objectValue ?? [:]).flatMap { path, item in
      (item.objectValue?.keys ?? []).filter(Self.methods.contains).map { ["paths", path, $0] }
    }
  }

  private mutating func addSchema(_ name: String) {
    let properties: JSONValue = [
      "id": ["type": "integer"], "name": ["type": "string"], "born": ["type": "string"],
      "size": ["type": "number"],
    ]
    document = document.setting(
      Self.schemas + [name],
      to: ["type": "object", "required": ["id", "name"], "properties": properties]
    )
  }

  private mutating func addOperations(_ name: String) {
    let path = "/\(name.lowercased())s"
    add("list\(name)s", "get", path, response: ["type": "array", "items": Self.reference(name)])
    add("get\(name)", "get", path + "/{id}", response: Self.reference(name))
    let body: JSONValue = [
      "required": true, "content": ["application/json": ["schema": Self.reference(name)]],
    ]
    add("create\(name)", "post", path, response: Self.reference(name))
    document = document.setting(["paths", path, "post", "requestBody"], to: body)
  }

  private mutating func add(_ id: String, _ method: String, _ path: String, response: JSONValue) {
    var operation: JSONValue = [
      "operationId": .string(id), "description": .string("Does \(id)."),
      "tags": [.string(String(path.split(separator: "/")[0]))],
      "responses": [
        "200": ["description": "Done.", "content": ["application/json": ["schema": response]]]
      ],
    ]
    var parameters: [JSONValue] = [
      ["name": "limit", "in": "query", "schema": ["type": "integer"]]
    ]
    if path.contains("{id}") {
      parameters.append(
        ["name": "id", "in": "path", "required": true, "schema": ["type": "integer"]]
      )
    }
    operation = operation.setting(["parameters"], to: .array(parameters))
    document = document.setting(["paths", path, method], to: operation)
  }

  // MARK: Changes

  /// Makes a few changes, more in a large document.
  mutating func change(_ chance: inout Chance) {
    renamedSchemas = [:]
    for _ in 0..<chance.number(in: 1...5 + operations.count / 10) { changeOnce(&chance) }
  }

  private mutating func changeOnce(_ chance: inout Chance) {
    count += 1
    switch chance.number(in: 0...9) {
    case 0: changeProperty(&chance, to: ["type": "string"])
    case 1: changeProperty(&chance, to: chance.number(in: 0...1) == 0 ? nil : ["type": "integer"])
    case 2: addProperty(&chance)
    case 3: describe(&chance)
    case 4: addOperation(&chance)
    case 5: removeOperation(&chance)
    case 6: renameOperation(&chance)
    case 7: changeParameter(&chance)
    case 8: addValue(&chance)
    default: renameSchema(&chance)
    }
  }

  private mutating func changeProperty(_ chance: inout Chance, to value: JSONValue?) {
    let properties = Self.schemas + [chance.pick(structs), "properties"]
    let names = document.value(at: properties)?.objectValue?.keys.filter { $0 != "id" } ?? []
    guard names.count > 1 else { return }
    document = document.setting(properties + [chance.pick(names)], to: value)
  }

  private mutating func addProperty(_ chance: inout Chance) {
    let types = [["type": "boolean"], Self.reference(chance.pick(schemaNames))]
    document = document.setting(
      Self.schemas + [chance.pick(structs), "properties", "extra\(count)"],
      to: chance.pick(types)
    )
  }

  private mutating func describe(_ chance: inout Chance) {
    let places = operations + schemaNames.map { Self.schemas + [$0] }
    guard !places.isEmpty else { return }
    document = document.setting(
      chance.pick(places) + ["description"],
      to: .string("Says \(count).")
    )
  }

  private mutating func addOperation(_ chance: inout Chance) {
    let schema = "Extra\(count)"
    addSchema(schema)
    let tag = chance.pick(["animals", "keepers", "visits", "tours"])
    add("doExtra\(count)", "post", "/\(tag)/extra\(count)", response: Self.reference(schema))
    guard chance.number(in: 0...1) == 0 else { return }
    let inline: JSONValue = ["type": "object", "properties": ["state": ["type": "string"]]]
    add("checkExtra\(count)", "get", "/\(tag)/extra\(count)", response: inline)
  }

  private mutating func removeOperation(_ chance: inout Chance) {
    guard operations.count > 4 else { return }
    document = document.setting(chance.pick(operations), to: nil)
  }

  private mutating func renameOperation(_ chance: inout Chance) {
    guard !operations.isEmpty else { return }
    let id: JSONValue = .string("run\(count)Again")
    document = document.setting(chance.pick(operations) + ["operationId"], to: id)
  }

  private mutating func changeParameter(_ chance: inout Chance) {
    guard !operations.isEmpty else { return }
    let path = chance.pick(operations) + ["parameters"]
    let known = document.value(at: path)?.arrayValue ?? []
    let name = JSONValue.string("filter\(count)")
    let new: JSONValue = ["name": name, "in": "query", "schema": ["type": "string"]]
    let others = known.filter { $0["in"] == "path" || $0["$ref"] != nil }
    document = document.setting(
      path,
      to: .array(chance.number(in: 0...2) == 0 ? others : known + [new])
    )
  }

  private mutating func addValue(_ chance: inout Chance) {
    guard
      let name = schemaNames.first(where: {
        document.value(at: Self.schemas + [$0, "enum"]) != nil
      })
    else { return }
    let path = Self.schemas + [name, "enum"]
    var values = document.value(at: path)?.arrayValue ?? []
    values.insert(.string("mood\(count)"), at: chance.number(in: 0...values.count))
    document = document.setting(path, to: .array(values))
  }

  private mutating func renameSchema(_ chance: inout Chance) {
    let (old, new) = (chance.pick(schemaNames), "Renamed\(count)")
    document = document.renaming(Self.schemas + [old], to: new)
    let references = ["#/components/schemas/\(old)": "#/components/schemas/\(new)"]
    document = document.replacing { references[$0] ?? $0 }
    let first = renamedSchemas.first { $0.value == old }?.key ?? old
    renamedSchemas[first] = new
  }
}
