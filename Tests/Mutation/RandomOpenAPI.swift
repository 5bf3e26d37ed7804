import EndpointJSON

/// A random OpenAPI document. Its operations share parameters, bodies, responses and whole path items, through
/// references, as equal values, and in YAML through aliases.
package struct RandomOpenAPI {
  package private(set) var name = "openapi.json"
  package private(set) var text = ""
  private var chance: Chance
  private let version: Version

  private enum Version: String, CaseIterable {
    case swagger = "2.0"
    case v30 = "3.0.3"
    case v31 = "3.1.0"
  }

  package init(seed: UInt64) {
    chance = Chance(seed: seed)
    version = chance.pick(Version.allCases)
    let document = version == .swagger ? swagger() : openAPI()
    guard happens(1, in: 2) else {
      text = document.description
      return
    }
    name = "openapi.yaml"
    var aliases: [JSONValue: String] = [:]
    text = yaml(document, &aliases) + "\n"
  }

  private mutating func happens(_ times: Int, in tries: Int) -> Bool {
    chance.number(in: 1...tries) <= times
  }

  private mutating func object(_ names: [String], _ value: (inout Self) -> JSONValue) -> JSONValue {
    .object(JSONObject(names.map { ($0, value(&self)) }))
  }

  private mutating func list(_ count: ClosedRange<Int>, _ value: (inout Self) -> JSONValue)
    -> JSONValue
  {
    .array((0..<chance.number(in: count)).map { _ in value(&self) })
  }

  // MARK: Schemas

  private static let schemaNames = ["Card", "Deck", "Suit"]

  private var schemasPath: String {
    version == .swagger ? "#/definitions/" : "#/components/schemas/"
  }

  private mutating func schemaReference() -> JSONValue {
    ["$ref": .string(schemasPath + chance.pick(Self.schemaNames))]
  }

  private static let scalars: [(schema: JSONValue, values: [JSONValue])] = [
    (["type": "string"], ["a", "b c", ""]),
    (["type": "string", "format": "date"], ["2026-11-21"]),
    (["type": "string", "format": "date-time"], ["2026-11-21T10:00:00Z"]),
    (["type": "string", "format": "uuid"], ["123e4567-e89b-12d3-a456-426614174000"]),
    (["type": "string", "format": "uri"], ["https://example.com/a"]),
    (["type": "string", "enum": ["new", "old"]], ["new", "old"]),
    (["type": "integer"], [0, 50]),
    (["type": "integer", "format": "int64"], [7]),
    (["type": "number"], [1.5]),
    (["type": "boolean"], [true, false]),
  ]

  /// A scalar, with values for it that sometimes do not fit.
  private mutating func scalar() -> JSONValue {
    let (schema, values) = chance.pick(Self.scalars)
    var scalar = schema
    for key in ["default", "example"] where happens(1, in: 3) {
      let value = happens(1, in: 8) ? chance.pick([1, "odd", [:]]) : chance.pick(values)
      scalar = scalar.setting([key], to: value)
    }
    if happens(1, in: 6) { scalar = nullable(scalar) }
    if happens(1, in: 6) { scalar = scalar.setting(["description"], to: "Says something.") }
    return scalar
  }

  private func nullable(_ schema: JSONValue) -> JSONValue {
    switch version {
    case .swagger: schema.setting(["x-nullable"], to: true)
    case .v30: schema.setting(["nullable"], to: true)
    case .v31: schema.setting(["type"], to: [schema["type"] ?? "string", "null"])
    }
  }

  private mutating func schema(depth: Int = 0) -> JSONValue {
    switch chance.number(in: 0...(depth > 1 ? 3 : 8)) {
    case 0...2: scalar()
    case 3, 4: schemaReference()
    case 5: ["type": "array", "items": schema(depth: depth + 1)]
    case 6: ["allOf": [schemaReference(), structure(depth: depth + 1)]]
    case 7 where version != .swagger:
      ["oneOf": [structure(depth: depth + 1), structure(depth: depth + 1)]]
    default: structure(depth: depth + 1)
    }
  }

  private mutating func structure(depth: Int = 0) -> JSONValue {
    let names = ["id", "name", "size", "kind", "items"].shuffled(using: &chance)
    let fields = Array(names.prefix(chance.number(in: 1...4)))
    var structure: JSONValue = [
      "type": "object", "properties": object(fields) { $0.schema(depth: depth) },
    ]
    if happens(1, in: 2) {
      structure = structure.setting(["required"], to: .array([.string(chance.pick(fields))]))
    }
    if happens(1, in: 6) { structure = structure.setting(["additionalProperties"], to: scalar()) }
    let direction = chance.pick(["readOnly", "writeOnly"])
    let field = ["properties", chance.pick(fields)]
    if happens(1, in: 6), structure.value(at: field + ["$ref"]) == nil {
      structure = structure.setting(field + [direction], to: true)
    }
    return structure
  }

  private mutating func schemas() -> JSONValue {
    object(Self.schemaNames) { $0.happens(1, in: 6) ? $0.scalar() : $0.structure() }
  }

  // MARK: OpenAPI 3

  private static let types = [
    "application/json", "application/x-www-form-urlencoded", "multipart/form-data",
  ]

  private mutating func openAPI() -> JSONValue {
    let item = operations(hasKey: false)
    var document: JSONValue = [
      "openapi": .string(version.rawValue), "info": ["title": "Cards", "version": "1.0.0"],
      "servers": [["url": "https://cards.example"]], "paths": paths(),
      "components": [
        "schemas": schemas(), "parameters": object(["Limit", "Order", "Trace"]) { $0.parameter() },
        "requestBodies": object(["Draw", "Shuffle"]) { $0.body() },
        "responses": object(["Done", "Problem"]) { $0.response() },
      ],
    ]
    let names = version == .v31 ? ["components", "pathItems", "Shared"] : ["paths", "/shared"]
    document = document.setting(names, to: item)
    let pointer = version == .v31 ? "#/components/pathItems/Shared" : "#/paths/~1shared"
    for path in ["/one", "/other"] where happens(1, in: 2) {
      document = document.setting(["paths", path], to: ["$ref": .string(pointer)])
    }
    return document
  }

  private mutating func paths() -> JSONValue {
    var paths: JSONValue = [:]
    for name in ["/decks", "/cards"] {
      paths = paths.setting([name], to: operations(hasKey: false))
      // Equal operations, at other places.
      let others = happens(1, in: 3) ? paths[name] : operations(hasKey: false)
      paths = paths.setting([name + "/top"], to: others)
      paths = paths.setting([name + "/{id}"], to: operations(hasKey: true))
    }
    return paths
  }

  private mutating func operations(hasKey: Bool) -> JSONValue {
    let methods = ["get", "post", "put", "delete"].shuffled(using: &chance)
    var item = object(Array(methods.prefix(chance.number(in: 1...2)))) {
      $0.version == .swagger ? $0.oldOperation() : $0.operation()
    }
    for method in ["get", "delete"] {
      if item[method] != nil { item = item.setting([method, "requestBody"], to: nil) }
    }
    guard hasKey else { return item }
    var key: JSONValue = ["name": "id", "in": "path", "required": true]
    for (name, value) in version == .swagger ? scalar().objectValue ?? [:] : ["schema": scalar()] {
      key = key.setting([name], to: value)
    }
    return item.setting(["parameters"], to: [key])
  }

  private mutating func operation() -> JSONValue {
    [
      "parameters": list(0...3) { random in
        random.component("parameters", ["Limit", "Order", "Trace"]) { $0.parameter() }
      },
      "requestBody": component("requestBodies", ["Draw", "Shuffle"]) { $0.body() },
      "responses": [
        "200": component("responses", ["Done"]) { $0.response() },
        "404": component("responses", ["Problem"]) { $0.response() },
      ],
    ]
  }

  /// A reference to a component, or a value of its own.
  private mutating func component(
    _ kind: String,
    _ names: [String],
    _ value: (inout Self) -> JSONValue
  ) -> JSONValue {
    let prefix = version == .swagger ? "#/\(kind)/" : "#/components/\(kind)/"
    return happens(2, in: 3) ? ["$ref": .string(prefix + chance.pick(names))] : value(&self)
  }

  private mutating func parameter() -> JSONValue {
    let name = JSONValue.string(chance.pick(["limit", "order", "trace", "filter"]))
    let place = chance.pick(["query", "query", "header", "cookie"])
    var parameter: JSONValue = ["name": name, "in": .string(place)]
    if happens(1, in: 4) { parameter = parameter.setting(["required"], to: true) }
    if happens(1, in: 4) { parameter = parameter.setting(["example"], to: chance.pick([1, "a"])) }
    guard place == "query", happens(1, in: 2) else {
      return parameter.setting(["schema"], to: scalar())
    }
    let isList = happens(1, in: 2)
    let styles = isList ? ["form", "spaceDelimited", "pipeDelimited"] : ["form", "deepObject"]
    return parameter.setting(["style"], to: .string(chance.pick(styles)))
      .setting(["explode"], to: .bool(happens(1, in: 2)))
      .setting(["schema"], to: isList ? ["type": "array", "items": scalar()] : structure(depth: 1))
  }

  private mutating func body() -> JSONValue {
    let isShared = happens(1, in: 2)
    let shared = happens(1, in: 3) ? schemaReference() : structure()
    let types = Self.types.shuffled(using: &chance).prefix(chance.number(in: 1...2))
    let content = object(Array(types)) { random in
      var content: JSONValue = ["schema": isShared ? shared : random.structure()]
      for (name, _) in content.value(at: ["schema", "properties"])?.objectValue ?? [:]
      where random.happens(1, in: 3) {
        let encodings: [JSONValue] = [
          ["contentType": "application/json"], ["style": "spaceDelimited", "explode": false],
          ["style": "deepObject"],
        ]
        content = content.setting(["encoding", name], to: random.chance.pick(encodings))
      }
      return random.happens(1, in: 4) ? content.setting(["example"], to: ["id": 1]) : content
    }
    return ["required": .bool(happens(1, in: 2)), "content": content]
  }

  private mutating func response() -> JSONValue {
    var response: JSONValue = ["description": "Done."]
    let types = ["application/json", "application/json", "text/plain", "text/event-stream"]
    if happens(4, in: 5) {
      var content: JSONValue = ["schema": schema()]
      if happens(1, in: 4) { content = content.setting(["example"], to: ["id": 1, "name": "a"]) }
      response = response.setting(["content", chance.pick(types)], to: content)
    }
    if happens(1, in: 4) {
      response = response.setting(["headers", "X-Rate"], to: ["schema": scalar()])
    }
    return response
  }

  // MARK: Swagger 2

  private mutating func swagger() -> JSONValue {
    [
      "swagger": "2.0", "info": ["title": "Cards", "version": "1.0.0"], "host": "cards.example",
      "consumes": [.string(chance.pick(Self.types))], "paths": paths(), "definitions": schemas(),
      "parameters": object(["Limit", "Order", "Trace"]) { $0.oldParameter() },
      "responses": object(["Done", "Problem"]) { ["description": "Done.", "schema": $0.schema()] },
    ]
  }

  private mutating func oldOperation() -> JSONValue {
    var parameters = list(0...3) { random in
      random.component("parameters", ["Limit", "Order", "Trace"]) { $0.oldParameter() }
    }
    if happens(1, in: 3) {
      let body: JSONValue = ["name": "body", "in": "body", "schema": schema()]
      parameters = .array((parameters.arrayValue ?? []) + [body])
    }
    return [
      "parameters": parameters,
      "responses": [
        "200": component("responses", ["Done"]) {
          ["description": "Done.", "schema": $0.schema(), "examples": ["application/json": [:]]]
        },
        "404": component("responses", ["Problem"]) { _ in ["description": "Missing."] },
      ],
    ]
  }

  private mutating func oldParameter() -> JSONValue {
    var parameter: JSONValue = [
      "name": .string(chance.pick(["limit", "order", "trace", "filter"])),
      "in": .string(chance.pick(["query", "header", "formData"])),
    ]
    let isList = happens(1, in: 3)
    let formats = ["csv", "ssv", "pipes", "multi"]
    let type: JSONValue =
      isList
      ? ["type": "array", "items": scalar(), "collectionFormat": .string(chance.pick(formats))]
      : scalar()
    for (key, value) in type.objectValue ?? [:] { parameter = parameter.setting([key], to: value) }
    return parameter
  }

  // MARK: YAML

  /// The value in YAML. Most repetitions of a list or an object are aliases.
  private mutating func yaml(_ value: JSONValue, _ anchors: inout [JSONValue: String]) -> String {
    guard value.arrayValue?.isEmpty == false || value.objectValue?.isEmpty == false else {
      return value.description
    }
    if let anchor = anchors[value], happens(3, in: 4) { return "*\(anchor) " }
    let anchor = "a\(anchors.count)"
    let prefix = anchors[value] == nil ? "&\(anchor) " : ""
    anchors[value] = anchors[value] ?? anchor
    if let elements = value.arrayValue {
      return prefix + "[" + elements.map { yaml($0, &anchors) }.joined(separator: ", ") + "]"
    }
    let members = (value.objectValue ?? [:]).map { key, value in
      JSONValue.string(key).description + ": " + yaml(value, &anchors)
    }
    return prefix + "{" + members.joined(separator: ",\n") + "}"
  }
}
