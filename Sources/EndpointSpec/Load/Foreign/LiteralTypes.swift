import EndpointJSON

/// The literal types of TypeScript, `'open' | 'sold' | null` and `'incident'`, and a case of Swift: `.open`.
struct LiteralTypes {
  let values: [String]
  let isOptional: Bool
  /// Whether it is a case of Swift, whose name may differ from the value.
  let isCase: Bool

  /// Nil for a text with other types.
  init?(_ text: String) {
    isCase = text.hasPrefix(".")
    if isCase {
      let word = String(text.dropFirst())
      guard word.first?.isLetter ?? false,
        word.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") })
      else { return nil }
      (values, isOptional) = ([word], false)
      return
    }
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
  /// The literals in a text. Nil for `.string` and `.Item`, which name a type.
  func literals(_ text: String) -> LiteralTypes? {
    isType(String(text.drop { $0 == "." })) ? nil : LiteralTypes(text)
  }

  /// Reports literals in place of a type, with the enum or the constant that they mean.
  mutating func reportLiterals(_ literals: LiteralTypes, _ node: JSONNode, isDefinition: Bool) {
    let known = declared(literals)
    let json = known?.json ?? literals.json(isDefinition: isDefinition)
    let list = literals.values.prefix(3).map(quoted).joined(separator: ", ")
    report(
      .invalidTypeExpression,
      "expected a type, found \(literals.values.count == 1 ? "the value" : "the values") \(list)\(literals.values.count > 3 ? ", …" : "")",
      at: place(of: node),
      hint: .write(
        json: json,
        for: place(of: node),
        isCertain: !literals.isCase && known?.isWhole ?? true
      )
    )
  }

  /// The smallest enum of the spec that has these values, as JSON.
  private mutating func declared(_ literals: LiteralTypes) -> (json: String, isWhole: Bool)? {
    let enums = enumsByValue ?? listedEnums()
    enumsByValue = enums
    // One value may be that of a constant.
    let least = literals.values.count > 1 ? Int.max : 1
    let candidates = (enums[literals.values[0]] ?? []).prefix(20)
    let found = candidates.filter {
      $0.values.count <= least && $0.values.isSuperset(of: literals.values)
    }
    .min { $0.values.count < $1.values.count }
    return found.map { item in
      let isWhole = item.values.count == literals.values.count
      return (quoted(item.name + (literals.isOptional ? "?" : "")), isWhole)
    }
  }

  /// The enums of the spec with a list of texts, by each of these.
  private func listedEnums() -> [String: [(name: String, values: Set<String>)]] {
    let types = roots.flatMap { $0.member("types")?.value.members ?? [] }
    let entries = types.flatMap { type -> [(String, (name: String, values: Set<String>))] in
      guard case .array(let values)? = type.value.member("enum")?.value.kind else { return [] }
      let texts = values.compactMap(\.text)
      guard texts.count == values.count else { return [] }
      return texts.map { ($0, (type.key, Set(texts))) }
    }
    return Dictionary(grouping: entries, by: \.0).mapValues { $0.map(\.1) }
  }
}
