import EndpointJSON
import EndpointWire

/// The hints for texts in place of the definition of a type.
extension NodeReader {
  /// The hint for a type or the values of an enum that are no definition: `"date"`, `["up", "down"]`.
  mutating func definitionHint(for node: JSONNode) -> Hint? {
    let types = foreignTypes
    switch node.kind {
    case .string(let text):
      if let values = literals(in: text) {
        return .write(json: values, for: place(of: node))
      }
      if let json = ObjectLiteral(types: types).definition(text)
        ?? SchemaBuilder.json(text, types, isDefinition: true)
      {
        return .write(json: json, for: place(of: node))
      }
      let type = DateFormat.corrected(in: types.translated(text) ?? types.ours(text))
      guard TypeExpression.name(in: type) != nil else { return unparsedHint(text, types, node) }
      if text == "ID" || text == "ID!" {
        return .write(
          json: "{ \"identifier\": \"string\" }",
          for: place(of: node),
          isCertain: false
        )
      }
      return .write(json: "{ \"alias\": \(quoted(type)) }", for: place(of: node))
    case .array(let elements): return listHint(elements, node, types)
    default: return nil
    }
  }

  /// The hint for a text that is no type of one name: `Cat | Dog`, `Base & Own`.
  private func unparsedHint(_ text: String, _ types: ForeignTypes, _ node: JSONNode) -> Hint {
    let forms = [("|", "{ \"union\": [", "] }"), ("&", "{ \"include\": [", "], \"fields\": {} }")]
    for (sign, start, end) in forms where text.contains(sign) {
      let parts = text.split(separator: sign).map { part in
        let name = part.filter { !$0.isWhitespace }
        return types.translated(name) ?? types.ours(name)
      }
      guard parts.count > 1, parts.allSatisfy({ TypeExpression.name(in: $0) != nil }) else {
        continue
      }
      let json = start + parts.map(quoted).joined(separator: ", ") + end
      return .write(json: json, for: place(of: node), isCertain: false)
    }
    if let (type, isCertain) = correctedExpression(text) {
      let json = "{ \"alias\": \(quoted(type)) }"
      return .write(json: json, for: place(of: node), isCertain: isCertain)
    }
    return Hint(
      types.hint(for: Located(text, at: place(of: node)))?.text ?? "write { \"fields\": { … } }"
    )
  }

  /// The hint for a list in place of a type: the values of an enum, or `["string", "null"]`.
  private func listHint(_ elements: [JSONNode], _ node: JSONNode, _ types: ForeignTypes) -> Hint? {
    let texts = elements.compactMap(\.text)
    guard let first = texts.first, texts.count == elements.count else { return nil }
    if texts.count == 2, let other = texts.first(where: { $0 != "null" }), texts.contains("null") {
      return .write(json: quoted(types.ours(other) + "?"), for: place(of: node))
    }
    if key == "body" || key == "response" {
      let fields = texts.map { "\(quoted($0)): \"string\"" }.joined(separator: ", ")
      return .write(json: "{ \"fields\": { \(fields) } }", for: place(of: node), isCertain: false)
    }
    let json = "{ \"enum\": \(source(of: node)) }"
    return Hint(
      "write { \"enum\": [\(quoted(first)), …] }",
      [.replace(place(of: node), with: json)]
    )
  }
}
