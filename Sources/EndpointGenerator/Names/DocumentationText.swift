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
    let paragraphs = ([summary, description].compactMap { $0 } + notes)
      .map { wrapped($0, width: width) }
      .filter { !$0.isEmpty }
    return .list(paragraphs.joined(separator: [""]).map(TemplateValue.text))
  }
}

/// The lines of a text: its own line breaks are kept, and lines that are too long are broken between words. Code between
/// fences stays as it is.
private func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var isCode = false
  for line in printable(text).split(separator: "\n", omittingEmptySubsequences: false) {
    let isFence = line.drop { $0 == " " }.hasPrefix("```")
    if isFence { isCode.toggle() }
    lines += isCode || isFence ? [trimmingEnd(line)] : broken(line, width: width)
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return Array(lines.drop { $0.isEmpty })
}

/// One line broken between words; what follows the first begins below its first word, behind a list's bullet.
private func broken(_ line: Substring, width: Int) -> [String] {
  if line.utf8.count <= width, !holdsLooseBlanks(line) { return [String(line)] }
  let words = line.split(separator: " ")
  guard let first = words.first else { return [""] }
  let blanks = String(line.prefix { $0 == " " })
  let hanging = blanks + (first == "-" || first == "*" ? "  " : "")
  var lines: [String] = []
  var current = blanks + first
  for word in words.dropFirst() {
    if current.count + 1 + word.count > width {
      lines.append(current)
      current = hanging + word
    } else {
      current += " " + word
    }
  }
  return lines + [current]
}

/// Whether there are blanks that breaking a line would take away: at its end, or more than one in a row.
private func holdsLooseBlanks(_ line: Substring) -> Bool {
  var previous: UInt8 = 0
  for byte in line.utf8 {
    if byte == UInt8(ascii: " "), previous == byte { return true }
    previous = byte
  }
  return previous == UInt8(ascii: " ")
}

/// The text with every line break as `\n`, and blanks for tabs and for what must not stand in source.
private func printable(_ text: String) -> String {
  // Most texts have nothing to change, and asking for the category of each of their letters takes time.
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == UInt8(ascii: "\n") }) { return text }
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

private func trimmingEnd(_ line: Substring) -> String {
  var line = line
  while line.last == " " { line.removeLast() }
  return String(line)
}
