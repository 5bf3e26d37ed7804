import EndpointJSON
import EndpointWire

/// Flags that are a part of the type here: `{ "type": "Item", "isArray": true }`.
extension NodeReader {
  /// The hint for a key that says more about the type. Nil for other keys.
  func typeFlag(_ member: JSONMember, of node: JSONNode, _ known: [String]) -> Hint? {
    let key = lettersAndDigits(of: member.key)
    if key == "nullable", known.contains("optional") {
      let text =
        "write \"?\" after the type where it is used, or \"optional\": true in a type in place"
      return Hint(text, [removal(of: member)])
    }
    if key == "idempotencykey", known.contains("idempotent") {
      let json = "\"Idempotency-Key\": { \"type\": \"string\", \"in\": \"header\" }"
      return Hint("write it in \"parameters\": \(json)", [removal(of: member)])
    }
    guard let type = node.member("type")?.value, let text = type.text, !known.contains(member.key),
      known.contains("type"), let meant = self.type(text, with: key, member.value)
    else { return nil }
    let edits = [removal(of: member), .replace(place(of: type), with: quoted(meant))]
    return Hint("write \(quoted(meant))", edits, isCertain: true)
  }

  private static let ofLists: Set = ["isarray", "islist", "list", "repeated", "many", "multiple"]

  /// The type with what a flag says: a list, or a date in units of time.
  private func type(_ text: String, with key: String, _ value: JSONNode) -> String? {
    if Self.ofLists.contains(key), value.isTrue, TypeExpression.name(in: text) != nil {
      return "[\(text)]"
    }
    guard key == "unit" || key == "units", let unit = value.text,
      let format = DateFormat.otherFormats[lettersAndDigits(of: unit)],
      ["date", "timestamp", "date(unix)", "unix"].contains(text)
    else { return nil }
    return "date(\(format))"
  }
}
