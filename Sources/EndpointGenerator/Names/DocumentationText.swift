import EndpointMustache
import EndpointSpec

extension Documentation {
  /// The lines of a doc comment, without their slashes, wrapped so that they end at column 100.
  ///
  /// - Parameters:
  ///   - indentation: The spaces before the comment.
  ///   - notes: Paragraphs that follow the summary and the description.
  func lines(indentation: Int, notes: [String] = []) -> TemplateValue {
    let width = SwiftExpression.lineLength - indentation - "/// ".count
    var lines: [TemplateValue] = []
    for text in [summary, description].compactMap(\.self) + notes {
      let paragraph = wrapped(text, width: width)
      if !lines.isEmpty, !paragraph.isEmpty { lines.append("") }
      lines += paragraph.map(TemplateValue.text)
    }
    return .list(lines)
  }
}

/// The lines of a text, none of them wider than the width where that can be.
private func wrapped(_ text: String, width: Int) -> [String] {
  // Most texts are one line that fits.
  if text.utf8.count <= width, isPlainASCII(text), !text.holdsLooseBlanks {
    return text.isEmpty ? [] : [text]
  }
  return MarkdownFilling.lines(of: printable(text), width: width)
}

/// The text with every line break as `\n`, and blanks for tabs and for what must not stand in source.
private func printable(_ text: String) -> String {
  // Most texts have nothing to change, and asking for the category of each of their letters takes time.
  if text.allBytes({ 0x20..<0x7F ~= $0 || $0 == UInt8(ascii: "\n") }) { return text }
  var result = String.UnicodeScalarView()
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\r", "\u{2028}", "\u{2029}", "\u{85}": result.append("\n")
    case "\n": if previous != "\r" { result.append("\n") }
    case "\0"..<" ", "\u{7F}"..."\u{9F}": result.append(" ")
    default: result.append(scalar)
    }
    previous = scalar
  }
  return String(result)
}
