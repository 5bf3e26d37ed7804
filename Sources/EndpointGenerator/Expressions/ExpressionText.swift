import EndpointSpec

/// `ParameterValue(tags, style: .comma)`
func call(_ name: String, _ arguments: [String]) -> String {
  "\(name)(\(arguments.joined(separator: ", ")))"
}

/// An argument of a call: `count: 2`.
func labeled(_ label: String?, _ value: String) -> String {
  label.map { "\($0): \(value)" } ?? value
}

/// A call with a closure: `.json { $0.date(.unix) }`. With parameters, it has several lines.
func closure(_ name: String, takes: String? = nil, _ statements: [String]) -> String {
  let body = statements.joined(separator: "\n")
  return takes.map { "\(name) { \($0) in\n\(body)\n}" } ?? "\(name) { \(body) }"
}

/// `["a", "b"]`
func arrayLiteral(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

/// `["region": region]`
///
/// - Parameter elements: Such as `"region": region`.
func dictionaryLiteral(_ elements: [String]) -> String {
  elements.isEmpty ? "[:]" : arrayLiteral(elements)
}

/// A Swift string literal on one line.
func stringLiteral(_ text: String) -> String {
  if isUnescaped(text) { return "\"" + text + "\"" }
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    default: literal += isPlain(scalar) ? String(scalar) : escape(scalar)
    }
  }
  return literal + "\""
}

/// True if the scalar needs no escape. False for control, invisible and bidirectional characters.
func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  if 0x20..<0x7F ~= scalar.value { return true }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
  default: scalar != "\u{FEFF}"
  }
}

/// True if no character needs an escape. Faster than checking the category of each scalar.
func isPlainASCII(_ text: String) -> Bool {
  text.allBytes { 0x20..<0x7F ~= $0 }
}

/// True if the text needs no escape between quotation marks.
func isUnescaped(_ text: String) -> Bool {
  text.allBytes {
    0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }
}

private func escape(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}

/// An integer literal, grouped in thousands from seven digits on. Other numbers are unchanged.
func integerLiteral(_ text: String) -> String {
  let sign = text.hasPrefix("-") ? "-" : ""
  let digits = text.dropFirst(sign.count)
  guard digits.count > 6, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
    return text
  }
  var groups: [Substring] = []
  var rest = digits
  while !rest.isEmpty {
    groups.append(rest.suffix(3))
    rest.removeLast(min(3, rest.count))
  }
  return sign + groups.reversed().joined(separator: "_")
}

/// The type in Swift: `[Card]?`, `[String: Date]`.
///
/// - Parameter nameText: Returns the text of a named type.
func typeText(
  _ type: TypeReference,
  _ nameText: (SwiftName) -> String = \.escaped
) -> String {
  switch type {
  case .scalar(let scalar): scalar.facts.swiftName
  case .named(let name): nameText(name)
  case .array(let element): "[\(typeText(element, nameText))]"
  case .dictionary(let value): "[String: \(typeText(value, nameText))]"
  case .optional(let wrapped): "\(typeText(wrapped, nameText))?"
  }
}
