import EndpointJSON

extension NodeReader {
  /// Reads a use of a type: an expression, an inline definition, or an array of one definition.
  mutating func typeUse(_ node: JSONNode) -> TypeUse? {
    switch node.kind {
    case .string:
      return typeExpression(node)
    case .object:
      return typeDefinition(node, place: opening(of: node)).map {
        .definition($0.type, isOptional: $0.isOptional)
      }
    case .array(let elements):
      return arrayUse(elements, node)
    default:
      reportKind(expected: "a type", found: node, hint: typeValueHint(node))
      return nil
    }
  }

  /// The type of a value that is written in place of a type: `0`, `true`.
  func typeOfValue(_ node: JSONNode) -> String? {
    switch node.kind {
    case .bool: "bool"
    case .number(let text): Int(text) == nil ? "double" : "int"
    default: nil
    }
  }

  private func typeValueHint(_ node: JSONNode) -> Hint {
    if case .number(let status) = node.kind, key == "response",
      (200...399).contains(Int(status) ?? 0)
    {
      return .write(json: "{ \"\(status)\": \"void\" }", for: place(of: node), isCertain: false)
    }
    if let member = member?.member, lettersAndDigits(of: member.key).hasPrefix("additional") {
      if node.isTrue { return .write(json: "\"json\"", for: place(of: node)) }
      if node.isFalse {
        return Hint(
          "remove it: other keys are ignored without it",
          [removal(of: member)],
          isCertain: true
        )
      }
    }
    // Beside other keys, the value may be right for one of them.
    let isOfScalar = member?.member.key == "identifier" && node.isTrue
    if !["type", "body"].contains(member?.member.key), !isOfScalar, let type = typeOfValue(node) {
      return .write(
        json: quoted(type),
        for: place(of: node),
        isCertain: false
      )
    }
    guard node.isNull, let member else { return "write a type such as \"string?\"" }
    if member.member.key == "body" || member.member.key == "response" {
      return Hint(
        "remove it: without it, the endpoint has no \(member.member.key)",
        [removal(of: member.member)],
        isCertain: true
      )
    }
    if member.member.key.utf8.count == 3 && Int(member.member.key) != nil
      || isEvent(member.member)
    {
      return .write(json: "\"void\"", for: place(of: node))
    }
    return "write a type such as \"string?\""
  }

  /// True for an entry of the events of a type.
  private func isEvent(_ member: JSONMember) -> Bool {
    roots[file].member("types")?.value.members.contains { type in
      type.value.member("events")?.value.members.contains { $0.keyStart == member.keyStart }
        ?? false
    } ?? false
  }

  /// Reads a type expression. Equal strings are parsed only once.
  private mutating func typeExpression(_ node: JSONNode) -> TypeUse? {
    guard let text = string(node) else { return nil }
    if reportsOwnType(text) { return nil }
    if let known = expressions[text.value] { return .expression(known, in: text) }
    if let literals = literals(text.value) {
      reportLiterals(literals, node, isDefinition: true)
      return nil
    }
    if let union = union(text.value) {
      reportUnion(node, write: union)
      return nil
    }
    var parser = TypeExpressionParser(text.value)
    do throws(TextProblem) {
      let expression = try parser.parse()
      expressions[text.value] = expression
      return .expression(expression, in: text)
    } catch {
      var problem = error
      problem.hint = foreignTypes.hint(for: text) ?? error.hint ?? expressionHint(for: text)
      report(.invalidTypeExpression, problem, in: text)
      return nil
    }
  }

  /// The union of several types in one text, `Card | Label`, as JSON. Nil for other texts.
  func union(_ text: String) -> String? {
    let parts = text.split(separator: "|").map { String($0.filter { !$0.isWhitespace }) }
    guard parts.count > 1, Set(parts).count == parts.count, parts.allSatisfy(isType) else {
      return nil
    }
    return "{ \"union\": [\(parts.map(quoted).joined(separator: ", "))] }"
  }

  /// Reports several types in one text, with the type that they mean.
  mutating func reportUnion(_ node: JSONNode, write json: String) {
    report(
      .invalidTypeExpression,
      "expected one type, found several",
      at: place(of: node),
      hint: .write(json: json, for: place(of: node), isCertain: false)
    )
  }

  private static let ownTypes = ["self", "Self", "this", "#"]

  /// Reports `self` in a type, which means the type that contains it. Returns whether it is one.
  private mutating func reportsOwnType(_ text: Located<String>) -> Bool {
    let name = text.value.drop { $0 == "[" }
    guard let typeName, let word = Self.ownTypes.first(where: name.hasPrefix),
      name.dropFirst(word.count).allSatisfy({ $0 == "]" || $0 == "?" })
    else { return false }
    let start = text.value.utf8.count - name.utf8.count
    report(
      .selfWithoutReceiver,
      "\(quoted(word)) has no receiver here",
      at: text.part(start..<start + word.utf8.count),
      hint: .write(text.value.replacing(word, with: typeName), for: text)
    )
    return true
  }

  private mutating func arrayUse(_ elements: [JSONNode], _ node: JSONNode) -> TypeUse? {
    guard elements.count == 1 else {
      reportValue(
        "expected one type definition in the array, found \(elements.count)",
        at: opening(of: node),
        hint: definitionHint(for: node) ?? "write one type in brackets, or { \"union\": [ … ] }"
      )
      return nil
    }
    // In YAML, `[string: int]` without quotes is a list.
    if isYAML, elements[0].members.count == 1, let entry = elements[0].members.first,
      entry.key == "string", let value = entry.value.text, isType(value)
    {
      reportKind(
        expected: "a type",
        found: node,
        hint: .write(json: quoted("[string: \(value)]"), for: place(of: node))
      )
      return nil
    }
    if case .string(let name) = elements[0].kind {
      reportKind(
        expected: "a type definition in the array",
        found: elements[0],
        hint: .write(json: quoted("[\(name)]"), for: place(of: node))
      )
      return nil
    }
    return typeUse(elements[0]).map { .array($0, place: opening(of: node)) }
  }

  /// The hint for an expression that is wrong in another way: spaces, or a forgotten bracket.
  private func expressionHint(for text: Located<String>) -> Hint {
    if let (type, isCertain) = correctedExpression(text.value) {
      return .write(type, for: text, isCertain: isCertain)
    }
    if key == "response", (200...399).contains(Int(text.value) ?? 0) {
      let json = "{ \(quoted(text.value)): \"void\" }"
      return .write(json: json, for: text.place, isCertain: false)
    }
    return "write a type such as \"string?\", \"[Card]\" or \"[string: int]\""
  }

  /// The expression without spaces and quotes, or with the forgotten bracket.
  func correctedExpression(_ text: String) -> (type: String, isCertain: Bool)? {
    let plain = DeceptiveText(text)?.plain ?? text
    // A space between two words is no slip.
    let compact = plain.contains(/\w\s+\w/) ? plain : plain.filter { !$0.isWhitespace }
    let unquoted = compact.filter { !Self.quotes.contains($0) }
    let bare = String(unquoted.drop { $0 == "." })
    if bare != unquoted, isType(bare) { return (bare, true) }
    let shorter = compact.hasSuffix("]]") ? [String(compact.dropLast())] : []
    for candidate in [compact, unquoted] + shorter + [compact + "]", "[" + compact, compact + "]?"]
    {
      var parser = TypeExpressionParser(candidate)
      if (try? parser.parse()) != nil {
        return (candidate, candidate == compact || candidate == unquoted)
      }
    }
    let dictionary = compact.replacing(",", with: ": ")
    var parser = TypeExpressionParser(dictionary)
    return compact.count(where: { $0 == "," }) == 1 && (try? parser.parse()) != nil
      ? (dictionary, false) : nil
  }

  /// Quotes of text programs and of other languages.
  static let quotes: Set<Character> = [
    "\"", "“", "”", "„", "‟", "‘", "’", "‚", "‛", "«", "»", "'", "`",
  ]
}
