import EndpointJSON

/// Finds the keys of a spec with the JSON Schema: the definition of each key, and its place.
package struct SchemaWalk {
  package struct Occurrence {
    /// The definition that has the key: `field`.
    package let owner: String
    package let key: String
    package let value: JSONValue
    /// From the root of the document to the value.
    package let path: [Step]
  }

  package enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  private let definitions: JSONObject

  package init(_ schema: JSONValue) {
    definitions = schema["$defs"]?.objectValue ?? JSONObject()
  }

  /// The keys of a spec, or of a further file of a spec.
  package func occurrences(in document: JSONValue) -> [Occurrence] {
    let root = document["api"] == nil ? "part" : "spec"
    var found: [Occurrence] = []
    walk(.object(["$ref": .string("#/$defs/\(root)")]), document, root, [], &found)
    return found
  }

  private func walk(
    _ schema: JSONValue,
    _ value: JSONValue,
    _ owner: String,
    _ path: [Step],
    _ found: inout [Occurrence]
  ) {
    if let (name, target) = target(of: schema) { walk(target, value, name, path, &found) }
    for part in schema["allOf"]?.arrayValue ?? [] {
      if let condition = part["if"] {
        guard matches(condition, value), let then = part["then"] else { continue }
        walk(then, value, owner, path, &found)
      } else {
        walk(part, value, owner, path, &found)
      }
    }
    let choice = schema["anyOf"]?.arrayValue?.first { matches($0, value) }
    if let choice { walk(choice, value, owner, path, &found) }
    for (key, member) in value.objectValue ?? JSONObject() {
      guard let part = part(of: schema, for: key) else { continue }
      let path = path + [.key(key)]
      if schema["properties"]?[key] != nil {
        found.append(Occurrence(owner: owner, key: key, value: member, path: path))
      }
      walk(part, member, owner, path, &found)
    }
    guard let items = schema["items"] else { return }
    for (index, element) in (value.arrayValue ?? []).enumerated() {
      walk(items, element, owner, path + [.index(index)], &found)
    }
  }

  /// The schema of a member of an object.
  private func part(of schema: JSONValue, for key: String) -> JSONValue? {
    if let property = schema["properties"]?[key] { return property }
    for (pattern, part) in schema["patternProperties"]?.objectValue ?? JSONObject()
    where isMatch(key, pattern) {
      return part
    }
    return schema["additionalProperties"]
  }

  /// Matches the few name patterns of the schema without regular expressions.
  private func isMatch(_ key: String, _ pattern: String) -> Bool {
    switch pattern {
    case "^x-": key.hasPrefix("x-")
    case "^[23]\\d\\d$": isStatus(key) && "23".contains(key.prefix(1))
    case "^([1-5]\\d\\d|[1-5]xx)$": isStatus(key) || (key.count == 3 && key.hasSuffix("xx"))
    case "^(?!default$)[^0-9]": key != "default" && key.first?.isNumber == false
    default: false
    }
  }

  private func isStatus(_ key: String) -> Bool { key.count == 3 && Int(key) != nil }

  private func target(of schema: JSONValue) -> (name: String, schema: JSONValue)? {
    guard let name = schema["$ref"]?.stringValue?.split(separator: "/").last.map(String.init),
      let target = definitions[name]
    else { return nil }
    return (name, target)
  }

  /// Whether a value matches a schema. Checks only as much as the form of an object requires.
  private func matches(_ schema: JSONValue, _ value: JSONValue) -> Bool {
    if let allowed = schema.boolValue { return allowed }
    if let (_, target) = target(of: schema), !matches(target, value) { return false }
    if let parts = schema["allOf"]?.arrayValue, !parts.allSatisfy({ matches($0, value) }) {
      return false
    }
    if let parts = schema["anyOf"]?.arrayValue, !parts.contains(where: { matches($0, value) }) {
      return false
    }
    if let constant = schema["const"], constant != value { return false }
    if let words = schema["enum"]?.arrayValue, !words.contains(value) { return false }
    if let type = schema["type"], !isKind(value, type.arrayValue ?? [type]) { return false }
    return membersMatch(schema, value)
  }

  private func membersMatch(_ schema: JSONValue, _ value: JSONValue) -> Bool {
    if let elements = value.arrayValue, let items = schema["items"] {
      return elements.allSatisfy { matches(items, $0) }
    }
    guard let members = value.objectValue else { return true }
    let required = schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
    guard required.allSatisfy({ members[$0] != nil }) else { return false }
    return members.allSatisfy { key, member in
      part(of: schema, for: key).map { matches($0, member) } ?? true
    }
  }

  private func isKind(_ value: JSONValue, _ types: [JSONValue]) -> Bool {
    let names =
      switch value {
      case .null: ["null"]
      case .bool: ["boolean"]
      case .number: ["number", "integer"]
      case .string: ["string"]
      case .array: ["array"]
      case .object: ["object"]
      }
    return types.contains { names.contains($0.stringValue ?? "") }
  }
}
