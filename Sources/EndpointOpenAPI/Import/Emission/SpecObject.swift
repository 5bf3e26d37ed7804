import EndpointJSON

/// An object of the spec while it is put together.
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

  /// Adds a flag that is set.
  mutating func add(_ key: String, _ flag: Bool) {
    if flag { members.append((key, .bool(true))) }
  }

  mutating func add(_ key: String, _ object: SpecObject) {
    if !object.isEmpty { members.append((key, object.value)) }
  }

  /// Adds what the document says: in two parts, or all of it in the description.
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

  /// Adds the members of another object that are not there yet.
  mutating func add(_ other: SpecObject) {
    for member in other.members where !members.contains(where: { $0.0 == member.0 }) {
      members.append(member)
    }
  }

  /// The value alone, where the object has nothing but this key; else the object.
  func short(_ key: String) -> JSONValue {
    members.count == 1 && members[0].0 == key ? members[0].1 : value
  }
}
