extension String {
  /// The text inside an element or a quoted attribute of XML or HTML; what XML 1.0 has no character for is replaced.
  var escapedForMarkup: String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar.isInMarkup ? scalar : "\u{FFFD}")
      }
    }
  }

  /// The same for prose in HTML, in which what stands between backticks is code.
  var escapedForProse: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      let text = String(part).escapedForMarkup
      return index.isMultiple(of: 2) ? text : "<code>\(text)</code>"
    }.joined()
  }

  /// The same for an attribute, which would lose its line breaks.
  var escapedForAttribute: String {
    escapedForMarkup.reduce(into: "") { $0 += $1 == "\n" ? "&#10;" : String($1) }
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 (section 2.2) has the character, and it does not turn the direction of what follows.
  fileprivate var isInMarkup: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
