import EndpointJSON

struct SpecObject {
  private var members: [(String, JSONValue)] = []

  var isEmpty: Bool { members.isEmpty }

  var value: JSONValue { .object(JSONObject(members)) }

  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append((key, value)) }
  }

  mutating func add(_ key: String, _ text: String?) {
    if let text { members.append((key, .string(text))) }
  }

  mutating func add(_ key: String, _ flag: Bool) {
    if flag { members.append((key, .bool(true))) }
  }

  mutating func add(_ key: String, _ object: SpecObject) {
    if !object.isEmpty { members.append((key, object.value)) }
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
  mutating func add(_ other: SpecObject) {
    for member in other.members where !members.contains(where: { $0.0 == member.0 }) {
      members.append(member)
    }
  }

  /// Only the value, if the object contains nothing but this key. Otherwise the object.
  func short(_ key: String) -> JSONValue {
    members.count == 1 && members[0].0 == key ? members[0].1 : value
  }
}
