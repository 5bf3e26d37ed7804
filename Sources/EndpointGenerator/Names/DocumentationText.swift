import EndpointMustache
import EndpointSpec

extension Documentation {
  /// The lines of a doc comment without slashes. The printer fills them.
  ///
  /// - Parameter notes: Paragraphs after the summary and the description.
  func lines(notes: [String] = []) -> TemplateValue {
    var lines: [TemplateValue] = []
    for text in [summary, description].compactMap(\.self) + notes {
      let paragraph = documentationLines(of: text)
      if !lines.isEmpty, !paragraph.isEmpty { lines.append("") }
      lines += paragraph.map(TemplateValue.text)
    }
    return .list(lines)
  }
}

/// The lines of a text, without leading and trailing empty lines.
private func documentationLines(of text: String) -> ArraySlice<String> {
  var lines = printable(text).split(at: UInt8(ascii: "\n")).map(String.init)[...]
  while lines.first?.allBytes({ $0 == UInt8(ascii: " ") }) == true { lines.removeFirst() }
  while lines.last?.allBytes({ $0 == UInt8(ascii: " ") }) == true { lines.removeLast() }
  return lines
}

/// Normalizes line breaks to `\n`, and replaces tabs and invalid characters by spaces.
private func printable(_ text: String) -> String {
  // Most texts need no change, and checking the category of each character is slow.
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
  return String(result).withSwiftEscapedDirections
}
