import EndpointJSON

/// Builds the schema of an object with values at nested paths.
///
/// Values in the same nested object share its schema.
struct SchemaTree {
  private var properties: [(key: String, tree: SchemaTree)] = []
  private var required: [String] = []
  /// The schema of the elements, if this is an array.
  private var elements: [SchemaTree] = []
  /// Further schemas that the object itself must match.
  private var parts: [JSONObject] = []
  /// The schema of a value. Nil for objects and arrays with nested values.
  private var value: JSONObject?

  init(_ value: JSONObject? = nil) {
    self.value = value
  }

  /// Inserts a value at a path. A required value makes the objects around it required.
  mutating func insert(
    _ schema: JSONObject,
    at path: ArraySlice<JSONPath.Component>,
    isRequired: Bool
  ) {
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

  private mutating func insertBelow(
    _ schema: JSONObject,
    _ path: ArraySlice<JSONPath.Component>,
    _ isRequired: Bool
  ) {
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
