import EndpointJSON

extension String {
  /// Replaces control characters except tabs, so that texts of a spec cannot control the terminal.
  ///
  /// This includes bidirectional characters, which can make a line appear different from its content.
  package var withoutControlCharacters: String { replacing(\.isSteering) }

  /// Replaces control characters except tabs and the ends of lines.
  package var printableLines: String { replacing { $0.isSteering && $0 != "\n" } }

  private func replacing(_ isReplaced: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isReplaced) else { return self }
    let scalars = unicodeScalars.map { isReplaced($0) ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether the text contains a character that `withoutControlCharacters` replaces.
  package var hasControlCharacters: Bool { unicodeScalars.contains(where: \.isSteering) }

  /// The first bidirectional control character.
  package var bidirectionalControl: Unicode.Scalar? {
    // All of them start with this byte in UTF-8.
    guard hasByte(where: { $0 == 0xE2 }) else { return nil }
    return unicodeScalars.first(where: \.isBidirectionalControl)
  }

  /// Escapes bidirectional control characters for JSON: `\u202E`.
  package var withJSONEscapedDirections: String { escapingDirections { "\\u\($0)" } }

  /// Escapes bidirectional control characters for Swift: `\u{202E}`.
  package var withSwiftEscapedDirections: String { escapingDirections { "\\u{\($0)}" } }

  private func escapingDirections(_ escape: (String) -> String) -> String {
    guard bidirectionalControl != nil else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isBidirectionalControl {
        text += escape(scalar.hexadecimal)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The code point in hexadecimal, such as `202E`.
  package var hexadecimal: String { String(value, radix: 16, uppercase: true) }

  /// True for an explicit directional formatting character of Unicode (UAX #9, section 2).
  fileprivate var isBidirectionalControl: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var isSteering: Bool {
    switch value {
    case 0x09: false
    case ..<0x20, 0x7F..<0xA0: true
    default: isBidirectionalControl
    }
  }
}

/// Quotes a text of the spec for a message: without control characters, and shortened.
package func quoted(_ text: String) -> String {
  var result = "\""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == longestQuote {
      result += "…"
      break
    }
    count += 1
    if scalar.value < 0x20 || scalar.value == 0x7F {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

private let longestQuote = 60

/// `"a", "b" or "c"`
package func quotedList(_ texts: [String], _ conjunction: String = "or") -> String {
  let names = texts.map(quoted)
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A way through names, cut after the first eight: `Deck.cards → Card.deck`.
package func shownWay(_ names: some Collection<String>) -> String {
  names.prefix(8).joined(separator: " → ") + (names.count > 8 ? " → …" : "")
}

/// A count with its noun: `1 type`, `3 types`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Appends a sentence to a text.
package func adding(_ sentence: String, to text: String?) -> String {
  guard let text else { return sentence }
  return text + (endsAsSentence(text) ? " " : ". ") + sentence
}

/// True if the text ends with punctuation, so that a sentence can follow.
package func endsAsSentence(_ text: String) -> Bool {
  let end = text.unicodeScalars.last { !")]\"'*_".unicodeScalars.contains($0) }
  return end.map(".!?:;,…。！？".unicodeScalars.contains) ?? true
}
