import EndpointJSON

/// The literal types of TypeScript: `'open' | 'sold' | null`, and `'incident'`.
struct LiteralTypes {
  let values: [String]
  let isOptional: Bool

  /// Nil for a text with other types.
  init?(_ text: String) {
    guard text.utf8.count <= 2_000, text.contains(where: { "'\"`".contains($0) }) else {
      return nil
    }
    var values: [String] = []
    var isOptional = false
    for part in text.split(separator: "|", omittingEmptySubsequences: false) {
      let word = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if ["null", "undefined"].contains(word) {
        isOptional = true
        continue
      }
      guard let quote = word.first, "'\"`".contains(quote), word.last == quote, word.count > 2
      else {
        return nil
      }
      let value = word.dropFirst().dropLast()
      guard !value.contains(quote) else { return nil }
      values.append(String(value))
    }
    guard !values.isEmpty, Set(values).count == values.count else { return nil }
    (self.values, self.isOptional) = (values, isOptional)
  }

  /// The type as JSON of the spec language: an enum, or a constant in place of a field.
  ///
  /// - Parameter isDefinition: Whether a type is expected, not a field.
  func json(isDefinition: Bool) -> String {
    let texts = values.map { JSONValue.string($0).description }
    if !isDefinition, texts.count == 1, !isOptional { return "{ \"constant\": \(texts[0]) }" }
    let more = isOptional ? ", \"optional\": true" : ""
    let type = "{ \"enum\": [\(texts.joined(separator: ", "))]\(more) }"
    return isDefinition ? type : "{ \"type\": \(type) }"
  }
}

extension NodeReader {
  /// Reports literals in place of a type, with the enum or the constant that they mean.
  mutating func reportLiterals(_ literals: LiteralTypes, _ node: JSONNode, isDefinition: Bool) {
    let json = declared(literals) ?? literals.json(isDefinition: isDefinition)
    let list = literals.values.prefix(3).map(quoted).joined(separator: ", ")
    report(
      .invalidTypeExpression,
      "expected a type, found \(literals.values.count == 1 ? "the value" : "the values") \(list)\(literals.values.count > 3 ? ", …" : "")",
      at: place(of: node),
      hint: .write(json: json, for: place(of: node))
    )
  }

  /// The enum of the spec that has these values, as JSON.
  private mutating func declared(_ literals: LiteralTypes) -> String? {
    let names = enumNames ?? enumsByValues()
    enumNames = names
    return names[literals.values].map { quoted($0 + (literals.isOptional ? "?" : "")) }
  }

  private func enumsByValues() -> [[String]: String] {
    let types = roots.flatMap { $0.member("types")?.value.members ?? [] }
    let enums = types.compactMap { type -> ([String], String)? in
      guard case .array(let values)? = type.value.member("enum")?.value.kind else { return nil }
      let texts = values.compactMap(\.text)
      return texts.count == values.count ? (texts, type.key) : nil
    }
    return Dictionary(firstOf: enums)
  }
}
