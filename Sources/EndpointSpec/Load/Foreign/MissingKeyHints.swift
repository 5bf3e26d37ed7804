import EndpointJSON

/// The hints for missing keys.
extension NodeReader {
  /// The hint for a missing key. Its edit writes a value where only one is likely.
  func missingHint(_ name: String, _ node: JSONNode) -> Hint {
    let place = opening(of: node)
    switch name {
    case "in":
      let key = node.member("key")?.value.text ?? member?.member.key ?? ""
      let word = key.contains("-") || key == "Authorization" ? "header" : "query"
      return Hint(
        "add \"in\": \"query\", \"header\" or \"cookie\"",
        [.insert("\"in\": \(quoted(word))", into: place)]
      )
    case "type" where node.members.isEmpty && member.map { Int($0.member.key) != nil } ?? false:
      return .write(json: "\"void\"", for: self.place(of: node), isCertain: false)
    case "type":
      let values = ["default", "serverDefault", "example"].lazy.compactMap {
        node.member($0)?.value
      }
      return added(name, quoted(values.compactMap(typeOfValue).first ?? "string"), to: place)
    case "style":
      return likelyStyle(node).map { added(name, quoted($0), to: place) }
        ?? "add \"style\": \"page\", \"offset\", \"cursor\", \"url\" or \"link\""
    case "servers":
      return "add \"servers\": { \"production\": \"https://…\" }"
    case "path":
      guard let request = member.flatMap({ RequestLine($0.member.key) }) else {
        return "add \"path\", as in \"path\": \"/items/{id}\""
      }
      let keys = request.keys(withMethod: node.member("method") == nil)
      return Hint("add \(keys)", [.insert(keys, into: place)], isCertain: true)
    case "format": return "add \"format\": \"sse\", \"lines\" or another one"
    case "fields" where node.members.isEmpty:
      return Hint("add \"fields\": {}", [.insert("\"fields\": {}", into: place)])
    case "case":
      let status = member?.member.key ?? ""
      let isStatus = status.utf8.first.map(isDigit) ?? false
      return added(name, quoted(isStatus ? StatusNames.name(of: status) : "failed"), to: place)
    case "limit", "parameter", "next":
      let texts = node.members.compactMap { member in member.value.text.map { (member.key, $0) } }
      guard let part = likelyPart(name, beside: Dictionary(firstOf: texts)) else {
        let sample = Self.sampleValues[name] ?? ""
        return Hint("add \(quoted(name)): \(sample), with the name in this endpoint")
      }
      return added(name, quoted(part), to: place)
    default:
      guard let value = Self.sampleValues[name] else { return "add \(quoted(name)): …" }
      return added(name, value, to: place)
    }
  }

  private func added(_ name: String, _ value: String, to place: Place) -> Hint {
    let json = "\(quoted(name)): \(value)"
    return Hint("add \(json)", [.insert(json, into: place)])
  }

  /// A value of each required key that others lack, which shows its form.
  private static let sampleValues = [
    "when": "{ \"code\": \"limit\" }", "key": "\"X-API-Key\"", "url": "\"https://example.com\"",
    "reason": "\"agreed\"", "level": "\"care\"", "value": "\"open\"", "constant": "\"open\"",
    "scopes": "{ \"read\": \"Read\" }", "oauth2": "{ \"scopes\": {} }", "present": "true",
    "limit": "\"limit\"", "parameter": "\"cursor\"", "next": "\"next\"", "items": "\"items\"",
    "response": "{}", "allow": "[]", "api": "\"Shop\"", "module": "\"MoneyKit\"",
    "stream": "\"string\"", "kind": "\"body-field-removed\"", "at": "\"Items.list\"",
  ]
}
