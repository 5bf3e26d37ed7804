import EndpointJSON

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
