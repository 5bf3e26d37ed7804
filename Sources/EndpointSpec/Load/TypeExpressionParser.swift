import EndpointJSON

extension TypeExpression {
  /// Finds the type name in an expression: `Card.Suit` in `[string: Card.Suit]?`. Nil for an invalid expression.
  package static func name(in text: String) -> Name? {
    var parser = TypeExpressionParser(text)
    return (try? parser.parse())?.name
  }

  var name: Name {
    switch self {
    case .name(let name, _): name
    case .array(let element), .dictionary(let element), .optional(let element): element.name
    }
  }
}

/// Parses type expressions such as `[Card]?`, `[string: int]`, `date(unix)`, and records the positions of their parts.
///
/// ```
/// type  = base *"?"              at most one "?"
/// base  = "[" type "]" / "[" "string" ":" type "]" / name *( "." name ) [ "(" format ")" ]
/// ```
struct TypeExpressionParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ text: String) {
    self.bytes = Array(text.utf8)
  }

  mutating func parse() throws(TextProblem) -> TypeExpression {
    let expression = try type()
    guard index == bytes.count else { throw unexpected("the end of the type") }
    return expression
  }

  private mutating func type() throws(TextProblem) -> TypeExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Budget.expressionLevels.maximum else {
      throw problem(
        index..<index + 1,
        Budget.expressionLevels.message(),
        hint: Hint(Budget.expressionLevels.hint)
      )
    }
    var expression = try base()
    skipSpaces()
    if next == UInt8(ascii: "?") {
      index += 1
      expression = .optional(expression)
      skipSpaces()
      if next == UInt8(ascii: "?") {
        throw problem(
          index..<index + 1,
          "the type is already optional",
          hint: "remove the second \"?\""
        )
      }
    }
    return expression
  }

  private mutating func base() throws(TextProblem) -> TypeExpression {
    skipSpaces()
    guard next == UInt8(ascii: "[") else { return try named() }
    let opening = index
    index += 1
    let inner = try type()
    if next == UInt8(ascii: ":") {
      guard case .name(let key, format: nil) = inner, key.text == "string" else {
        throw problem(
          opening + 1..<index,
          "the keys of a dictionary must be strings",
          hint: "write \"[string: …]\""
        )
      }
      index += 1
      let value = try type()
      try close(opening)
      return .dictionary(value)
    }
    try close(opening)
    return .array(inner)
  }

  private mutating func close(_ opening: Int) throws(TextProblem) {
    skipSpaces()
    guard next == UInt8(ascii: "]") else {
      throw unexpected("\"]\" for the \"[\" in column \(opening + 1) of the type")
    }
    index += 1
  }

  private mutating func named() throws(TextProblem) -> TypeExpression {
    let start = index
    while let byte = next, isNameByte(byte) { index += 1 }
    guard index > start, !isDigit(bytes[start]) else {
      index = start
      throw unexpected("a type's name or \"[\"")
    }
    let isReceiver = slice(start..<index) == "self"
    while next == UInt8(ascii: ".") {
      try part(expected: isReceiver ? "a field's name" : "a nested type's name")
    }
    let name = TypeExpression.Name(slice(start..<index), at: start..<index)
    skipSpaces()
    guard next == UInt8(ascii: "(") else { return .name(name, format: nil) }
    return .name(name, format: try format(of: name))
  }

  /// Parses the part after a dot: the field of `self.owner`, or the nested type of `Card.Suit`.
  private mutating func part(expected: String) throws(TextProblem) {
    index += 1
    let start = index
    while let byte = next, isNameByte(byte) || byte == UInt8(ascii: "-") { index += 1 }
    guard index > start else { throw unexpected(expected) }
  }

  private mutating func format(
    of name: TypeExpression.Name
  ) throws(TextProblem) -> TypeExpression.Name {
    let opening = index
    guard let closing = bytes[opening...].firstIndex(of: UInt8(ascii: ")")) else {
      index = bytes.count
      throw unexpected("\")\" for the \"(\" in column \(opening + 1) of the type")
    }
    guard name.text == "date" else {
      let isString = bytes[(opening + 1)..<closing].elementsEqual("string".utf8)
      let addition = isString ? " and add \"wire\": \"string\"" : ""
      throw problem(
        opening..<closing + 1,
        "only \"date\" has a format",
        hint: "write \(quoted(name.text))\(addition)"
      )
    }
    index = closing + 1
    let range = opening + 1..<closing
    guard !range.isEmpty else {
      throw problem(
        opening..<index,
        "expected a date format between \"(\" and \")\"",
        hint: "write \"date\", \"date(unix)\" or \"date(yyyy-MM-dd)\""
      )
    }
    return TypeExpression.Name(slice(range), at: range)
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpaces() {
    while next == UInt8(ascii: " ") { index += 1 }
  }

  private func slice(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private func unexpected(_ expected: String) -> TextProblem {
    let rest = String(decoding: bytes[index...].prefix(64), as: UTF8.self)
    let found = rest.first.map { quoted(String($0)) } ?? "its end"
    let width = rest.first?.utf8.count ?? 1
    return problem(
      index..<index + width,
      "column \(index + 1) of the type: expected \(expected), found \(found)"
    )
  }

  private func problem(_ range: Range<Int>, _ message: String, hint: Hint? = nil) -> TextProblem {
    TextProblem(range: range, message: message, hint: hint)
  }
}
