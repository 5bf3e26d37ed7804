import EndpointJSON

/// A condition of another language: `code == 7`, `error: "gone"`, `!ok`.
struct ForeignCondition {
  /// The condition as JSON of the spec language.
  let json: String

  /// Nil for a text without an operator.
  init?(_ text: String) {
    if let match = text.wholeMatch(of: /!\s*([A-Za-z_][\w.\-]*)/) {
      json = "{ \(quoted(String(match.1))): false }"
      return
    }
    let form = /([A-Za-z_][\w.\-]*)\s*(?:===|==|=|:|\bis\b|\beq\b)\s*(.+)/
    guard let match = text.wholeMatch(of: form) else { return nil }
    let value = String(match.2)
    let bare = value.count > 1 && "'\"`".contains(value.prefix(1)) && value.last == value.first
    let isJSON = Int(value) != nil || ["true", "false"].contains(value)
    let shown = isJSON ? value : quoted(bare ? String(value.dropFirst().dropLast()) : value)
    json = "{ \(quoted(String(match.1))): \(shown) }"
  }
}

extension NodeReader {
  /// The value of a condition with a word for equality: `{ "equals": 7 }`. Nil for other objects.
  func foreignValue(of node: JSONNode) -> JSONNode? {
    let words = ["equals", "equal", "eq", "is", "value", "const", "constant", "equalto", "matches"]
    guard node.members.count == 1, let member = node.members.first,
      words.contains(lettersAndDigits(of: member.key)) || member.key == "==",
      isScalar(member.value)
    else { return nil }
    return member.value
  }

  /// Reports fields within a field, `{ "error": { "type": "gone" } }`, which are paths here. Returns the condition as it is meant.
  mutating func withoutNestedFields(_ condition: JSONNode) -> JSONNode {
    let meant = condition.members.map { member -> JSONMember in
      let inner = member.value.members
      guard inner.count == 1, inner[0].key != "present", foreignValue(of: member.value) == nil,
        isScalar(inner[0].value), !inner[0].value.isTrue
      else { return member }
      let path = "\(member.key).\(inner[0].key)"
      let json = "\(quoted(path)): \(source(of: inner[0].value))"
      reportValue(
        "a field within a field is a path",
        at: place(ofKey: inner[0]),
        hint: Hint("write \(json)", [.replace(place(of: member), with: json)], isCertain: true)
      )
      return member.with(path, inner[0].value.kind)
    }
    return meant.isEmpty ? condition : condition.with(meant)
  }

  func isScalar(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .string, .number, .bool: true
    default: false
    }
  }
}
