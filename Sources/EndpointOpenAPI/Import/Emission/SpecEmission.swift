import EndpointJSON
import EndpointSpec

/// Emits shapes and operations as a spec. Only decisions that depend on the position in the spec are made here.
struct SpecEmission: ImportStage {
  let api: String
  let document: Document
  var diagnostics = ImportDiagnostics()
  let operations: [Operation]
  let errors: SharedErrors
  let shapes: ShapeTable
  let head: Head
  /// The headers of every request.
  let usualHeaders: JSONObject
  let directions: Directions
  /// The structs that unions select by keys.
  let membersByKeys: Set<Int>
  /// Checks the values that the document has for its types.
  let check: ValueCheck
  /// The schemas that references led to.
  let followed: Set<Place>
  /// The number of examples of responses, and of those that match their types.
  var examples = (all: 0, fitting: 0)
  var names: [Int: String] = [:]
  /// The default style of arrays in queries and forms.
  var arrayStyle = "repeat"
  var failureNames = FailureNames()

  func text(_ use: ShapeUse) -> String {
    switch use {
    case .scalar(let name): name
    case .binary, .constant: "string"
    case .shape(let index): names[shapes[index].twin ?? index] ?? "json"
    case .array(let element): "[\(text(element))]"
    case .dictionary(let value): "[string: \(text(value))]"
    case .optional(let inner): text(inner) + "?"
    }
  }

  /// The name of a type without its owners.
  func lastName(of index: Int) -> String? {
    names[shapes[index].twin ?? index].map { SwiftName($0).last.text }
  }

  func optional(_ use: ShapeUse) -> String {
    let text = text(use)
    return text.hasSuffix("?") ? text : text + "?"
  }

  // MARK: Types

  mutating func type(_ index: Int) -> JSONValue {
    let shape = shapes[index]
    var object = JSONObject()
    let description = shape.annotations.description ?? shape.annotations.title
    if !Words.areAlike(description ?? "", names[index] ?? "") {
      object.addDocumentation(description: description)
    }
    object.add("deprecated", shape.annotations.deprecation)
    switch shape.form {
    case .structure(let structure): add(structure, of: index, to: &object)
    case .enumeration(let enumeration): object.add("enum", values(enumeration, lastName(of: index)))
    case .union(let union): add(union, to: &object)
    case .events(let events): object.add("events", members(events))
    case .alias(let use): object.add("alias", text(use))
    case .pending: object.add("alias", "json")
    }
    return object.value
  }

  private mutating func add(_ structure: StructShape, of index: Int, to object: inout JSONObject) {
    var fields = JSONObject()
    var members = MemberNames(structure.fields.filter { $0.constant == nil }.map(\.key))
    for field in structure.fields {
      fields.add(field.key, self.field(field, of: index, &members))
    }
    object.add("fields", fields.value)
    object.add("additional", structure.additional.map(text))
  }

  // MARK: The head

  /// Emits everything before types and endpoints.
  mutating func headObject() -> JSONObject {
    var object = JSONObject()
    let information = value("info", of: root)
    object.add("$schema", "endpoints.schema.json")
    object.add("api", api)
    if let version = information?["version"], let text = version.text ?? version.number {
      if let semantic = semanticVersion(text) {
        object.add("version", semantic)
      } else {
        notCarried(
          "the version \(quoted(text)), which is not a semantic version",
          at: version.place
        )
      }
    }
    object.addDocumentation(
      summary: information?["summary"]?.text,
      description: information?["description"]?.text
    )
    var servers = JSONObject()
    for server in head.servers { servers.add(server.name, server.value) }
    object.add("servers", servers)
    object.add("authentication", head.schemes)
    object.add("defaults", defaults())
    object.add("swift", swiftOptions)
    object.add("errors", errors.value(self))
    object.add("receivers", head.receivers)
    object.add(PartSelection.key, document.selection?.text)
    return object
  }

  /// An optional parameter would come before the arguments of a body that every call has.
  private var swiftOptions: JSONObject {
    let isNeeded = operations.contains { operation in
      operation.parameters.contains { $0.field.constant == nil && !$0.isInEveryCall }
        && operation.body?.isInEveryCall ?? false
    }
    return isNeeded ? ["optionalLast": true] : [:]
  }

  private func defaults() -> JSONObject {
    var defaults = JSONObject()
    if head.usualAuthentication != .null {
      defaults.add("authentication", head.usualAuthentication)
    }
    defaults.add("headers", usualHeaders)
    if arrayStyle != "repeat" {
      defaults.add("query", .object(["arrays": .string(arrayStyle)]))
    }
    return defaults
  }
}

/// Builds an object of the spec.
extension JSONObject {
  var value: JSONValue { .object(self) }

  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { self[key] = value }
  }

  mutating func add(_ key: String, _ text: String?) {
    if let text { self[key] = .string(text) }
  }

  mutating func add(_ key: String, _ flag: Bool) {
    if flag { self[key] = true }
  }

  mutating func add(_ key: String, _ object: JSONObject) {
    if !object.isEmpty { self[key] = object.value }
  }

  /// Adds the documentation: summary and description, or both from the description.
  mutating func addDocumentation(summary: String? = nil, description: String?) {
    let prose = Prose(description)
    guard let summary = Prose(summary).line else {
      add("summary", prose.summary)
      return add("description", prose.description)
    }
    add("summary", summary)
    let rest = [prose.summary, prose.description].compactMap(\.self).joined(separator: "\n\n")
    add("description", rest.isEmpty || rest == summary ? nil : rest)
  }

  /// Adds the members of another object, except existing keys.
  mutating func add(_ other: JSONObject) {
    for member in other where self[member.key] == nil { self[member.key] = member.value }
  }

  /// Only the value, if the object contains nothing but this key. Otherwise the object.
  func short(_ key: String) -> JSONValue { count == 1 ? self[key] ?? value : value }
}
