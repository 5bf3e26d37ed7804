/// A string literal of Swift, on one line.
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

/// Whether the scalar may stand in source as it is: control characters, invisible and bidirectional ones may not.
func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  if 0x20..<0x7F ~= scalar.value { return true }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
  default: scalar != "\u{FEFF}"
  }
}

/// Whether all of a text may stand in source as it is, as most texts do, found without a look at each scalar's category.
func isPlainASCII(_ text: String) -> Bool {
  text.allBytes { 0x20..<0x7F ~= $0 }
}

/// Whether all of a text may stand between quotation marks as it is.
func isUnescaped(_ text: String) -> Bool {
  text.allBytes {
    0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }
}

private func escape(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}

/// An integer in source: from seven digits on in groups of three, as the linter wants it. Other numbers stay as they are.
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
