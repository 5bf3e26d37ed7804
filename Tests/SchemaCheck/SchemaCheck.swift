import EndpointJSON

/// Validates a value against a JSON Schema. Supports only the keywords in the schemas of our reports.
package struct SchemaCheck {
  private let schema: JSONValue

  package init(_ schema: String) throws {
    self.schema = try JSONValue(parsing: schema.utf8)
  }

  package func problems(of value: JSONValue) -> [String] { problems(value, schema, at: "") }

  /// The keys that the schema declares, at any depth.
  package var keys: [String] {
    let definitions = schema["$defs"]?.objectValue?.map(\.value) ?? []
    return ([schema] + definitions).flatMap(Self.keys)
  }

  private static func keys(of schema: JSONValue) -> [String] {
    (schema["properties"]?.objectValue ?? JSONObject()).flatMap { [$0.key] + keys(of: $0.value) }
  }

  private func problems(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    if let name = schema["$ref"]?.stringValue?.split(separator: "/").last {
      return problems(value, self.schema["$defs"]?[String(name)] ?? .null, at: path)
    }
    if let constant = schema["const"] { return constant == value ? [] : ["\(path): not constant"] }
    if let values = schema["enum"]?.arrayValue {
      return values.contains(value) ? [] : ["\(path): \(value) is not one of \(values)"]
    }
    let type = schema["type"]?.stringValue ?? ""
    switch (type, value) {
    case ("object", .object(let object)):
      let properties = schema["properties"]?.objectValue ?? JSONObject()
      let required = schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
      let missing = required.filter { object[$0] == nil }.map { "\(path): no \($0)" }
      return missing
        + object.flatMap { key, value in
          properties[key].map { problems(value, $0, at: "\(path).\(key)") } ?? [
            "\(path): unknown \(key)"
          ]
        }
    case ("array", .array(let elements)):
      let items = schema["items"] ?? .null
      return elements.indices.flatMap { problems(elements[$0], items, at: "\(path)[\($0)]") }
    case ("string", .string), ("boolean", .bool), ("integer", .number): return []
    default: return ["\(path): not \(type)"]
    }
  }
}
