import EndpointJSON

/// Authentication schemes that are written otherwise.
extension NodeReader {
  /// Reports the name of a header in place of a scheme: `X-API-Key`. Returns whether it is one.
  mutating func reportsHeaderName(_ node: JSONNode, among names: [String]) -> Bool {
    guard let text = node.text, text.contains("-"), isHeaderName(text),
      text.first?.isUppercase ?? false
    else { return false }
    let json = "{ \"key\": \(quoted(text)), \"in\": \"header\" }"
    reportValue(
      "expected \(quotedList(names)), found \(quoted(text))",
      at: place(of: node),
      hint: .write(json: json, for: place(of: node), isCertain: false)
    )
    return true
  }

  /// The hint for an object with several schemes, as in OpenAPI, where a request needs all of them.
  func schemesHint(_ node: JSONNode) -> Hint {
    let names = node.members.map { quoted($0.key) }.joined(separator: ", ")
    guard node.members.count > 1 else { return "write the name of a scheme" }
    return Hint(
      "write [[\(names)]] if a request needs all, or [\(names)] if one of them is enough",
      [.replace(place(of: node), with: "[[\(names)]]")]
    )
  }
}
