import EndpointJSON
import EndpointSpec

extension StandardDocument {
  func object(_ structure: StructModel, of type: TypeModel) -> JSONObject {
    var tree = SchemaTree()
    for field in structure.fields {
      tree.insert(
        schema(of: field, isReceived: type.isReceived),
        at: (field.at?.components ?? [.key(field.wireName.text)])[...],
        isRequired: isRequired(field, in: type)
      )
    }
    // Not required, since the type can occur without the union.
    for (name, schema) in memberTags.properties(of: type.name, besides: structure.fields) {
      tree.insert(schema, at: [.key(name)], isRequired: false)
    }
    var schema = tree.schema
    schema["type"] = "object"
    if let additional = structure.additional {
      schema["additionalProperties"] = .object(self.schema(of: additional))
    }
    return schema
  }

  private func isRequired(_ field: FieldModel, in type: TypeModel) -> Bool {
    // Constants are not read, so responses may omit them.
    if field.constant != nil { return type.isSent && !type.isReceived }
    if field.defaultValue != nil { return type.isSent && !type.isReceived }
    return !field.type.isOptional
  }

  /// The schema of a field's value with its documentation.
  ///
  /// - Parameter isReceived: Whether the value occurs in responses, where null means that it is missing.
  func schema(of field: FieldModel, isReceived: Bool) -> JSONObject {
    if let constant = field.constant { return described(["const": constant], field) }
    var schema = self.schema(of: field.type.wrapped, wire: field.wire)
    if field.isSecret, schema["type"] == "string", schema["format"] == nil {
      schema["format"] = "password"
    }
    for (keyword, value) in limits(field) { schema = schema.limited(by: keyword, value) }
    let mayBeMissing = field.type.isOptional || field.defaultValue != nil
    if field.isNullable || isReceived && mayBeMissing { schema = schema.orNull }
    return described(schema, field)
  }

  private func described(_ schema: JSONObject, _ field: FieldModel) -> JSONObject {
    var schema = schema
    schema["description"] = field.documentation.text ?? schema["description"]
    schema.add(field.deprecation)
    switch field.direction {
    case nil: break
    case .response: schema["readOnly"] = true
    case .request: schema["writeOnly"] = true
    }
    if let value = field.defaultValue, isListed(value, field.type) { schema["default"] = value }
    schema["examples"] = field.example.map { [$0] }
    return schema
  }

  /// Whether the schema allows a default. Defaults of open enums may be unlisted values.
  private func isListed(_ value: JSONValue, _ type: TypeReference) -> Bool {
    switch (model.plain(type), value) {
    case (.array(let element), .array(let values)):
      return values.allSatisfy { isListed($0, element) }
    case (.dictionary(let element), .object(let values)):
      return values.allSatisfy { isListed($0.value, element) }
    case (.named(let name), _):
      guard case .enumeration(let enumeration)? = model.type(named: name)?.form else { return true }
      return enumeration.cases.contains { $0.value == value }
    default: return true
    }
  }

  private func limits(_ field: FieldModel) -> [(LimitKeyword, JSONValue)] {
    guard let limits = field.limits else { return [] }
    var found: [(LimitKeyword, JSONValue)] = []
    func add(_ keyword: LimitKeyword, _ text: String?) {
      if let number = text.flatMap({ JSONNumber($0) }) {
        found.append((keyword, .number(number)))
      }
    }
    add(.minimum, limits.minimum)
    add(.maximum, limits.maximum)
    let length = limits.length.flatMap { LimitKeyword.ends(of: $0) }
    add(.minLength, length?.least)
    add(.maxLength, length?.most)
    let items = limits.items.flatMap { LimitKeyword.ends(of: $0) }
    add(.minItems, items?.least)
    add(.maxItems, items?.most)
    if let pattern = limits.pattern { found.append((.pattern, .string(pattern))) }
    return found
  }
}

extension JSONObject {
  /// Adds a limit. If it does not apply to the schema's own type, it applies to the elements or values.
  fileprivate func limited(by keyword: LimitKeyword, _ limit: JSONValue) -> JSONObject {
    var schema = self
    let type = self["type"]?.stringValue ?? ""
    for key in ["items", "additionalProperties"] where !keyword.types.contains(type) {
      guard let inner = self[key]?.objectValue, inner["type"] != nil else { continue }
      schema[key] = .object(inner.limited(by: keyword, limit))
      return schema
    }
    schema[keyword.rawValue] = limit
    return schema
  }
}

/// Builds the schema of an object with values at nested paths.
///
/// Values in the same nested object share its schema.
struct SchemaTree {
  typealias Path = ArraySlice<JSONPath.Component>

  private var properties: [(key: String, tree: SchemaTree)] = []
  private var required: [String] = []
  private var elements: [SchemaTree] = []
  /// Further schemas that the object itself must match.
  private var parts: [JSONObject] = []
  /// The schema of a value. Nil for objects and arrays with nested values.
  private var value: JSONObject?

  /// Inserts a value at a path. A required value makes the objects around it required.
  mutating func insert(_ schema: JSONObject, at path: Path, isRequired: Bool) {
    switch path.first {
    case nil: parts.append(schema)
    case .key(let key):
      let index = index(of: key)
      if isRequired, !required.contains(key) { required.append(key) }
      properties[index].tree.insertBelow(schema, path.dropFirst(), isRequired)
    case .each, .index, .last:
      if elements.isEmpty { elements.append(SchemaTree()) }
      let isList = path.first == .each
      let schema = isList ? schema["items"]?.objectValue ?? [:] : schema
      elements[0].insertBelow(schema, path.dropFirst(), isRequired && isList)
    }
  }

  private mutating func insertBelow(_ schema: JSONObject, _ path: Path, _ isRequired: Bool) {
    if path.isEmpty, value == nil, properties.isEmpty, elements.isEmpty {
      value = schema
    } else if !path.isEmpty {
      insert(schema, at: path, isRequired: isRequired)
    }
  }

  private mutating func index(of key: String) -> Int {
    if let index = properties.firstIndex(where: { $0.key == key }) { return index }
    properties.append((key, SchemaTree()))
    return properties.count - 1
  }

  var schema: JSONObject {
    if properties.isEmpty, elements.isEmpty, parts.isEmpty { return value ?? ["type": "object"] }
    var schema = JSONObject()
    if !parts.isEmpty { schema["allOf"] = .array(parts.map { .object($0) }) }
    if let element = elements.first {
      schema["type"] = "array"
      schema["items"] = .object(element.schema)
      return schema
    }
    schema["type"] = "object"
    var members = JSONObject()
    for (key, tree) in properties { members[key] = .object(tree.schema) }
    schema["properties"] = nonEmpty(members)
    schema["required"] = nonEmpty(required.map { .string($0) })
    return schema
  }
}
