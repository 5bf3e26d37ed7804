/// A raw string literal that keeps its text readable: on one line `#"{}"#`, or over several where the text has them.
///
/// It takes as many `#` as the text needs to stand as it is.
func rawStringLiteral(_ lines: [String]) -> SwiftExpression {
  if lines == [""] { return "\"\"" }
  let pounds = poundCount(lines.joined(separator: "\n"))
  let mark = "\\" + String(repeating: "#", count: pounds)
  return .lines(lines.map { visible($0, mark: mark) }, pounds: pounds)
}

/// The line with escapes for what cannot be seen in source: control characters, and a blank at the end.
private func visible(_ line: String, mark: String) -> String {
  if line.utf8.last != UInt8(ascii: " "), isPlainASCII(line) { return line }
  var text = ""
  var rest = line.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    let isLastBlank = scalar == " " && rest.isEmpty
    let code = String(scalar.value, radix: 16, uppercase: true)
    text += isPlain(scalar) && !isLastBlank ? String(scalar) : "\(mark)u{\(code)}"
  }
  return text
}

/// A line of a multi-line literal that is too long, as several of which all but the last end in a mark that takes the
/// line break away.
func continued(_ line: String, width: Int, mark: String) -> [String] {
  var rest = line[...]
  var lines: [String] = []
  while rest.count > width {
    let part = beginning(of: rest, upTo: width - mark.count, mark: mark)
    lines.append(part + mark)
    rest = rest.dropFirst(part.count)
  }
  return lines + [String(rest)]
}

/// As many words as fit; of a word that does not fit, what fits, without the half of an escape.
private func beginning(of line: Substring, upTo width: Int, mark: String) -> Substring {
  let most = line.prefix(width)
  if let space = most.lastIndex(of: " "), most[...space].contains(where: { $0 != " " }) {
    return most[...space]
  }
  let tail = most.suffix("u{10FFFF}".count + mark.count)
  guard let escape = tail.ranges(of: mark).last, escape.lowerBound > most.startIndex else {
    return most
  }
  return most[..<escape.lowerBound]
}

/// One more than the longest run of `#` behind a quotation mark or a backslash.
private func poundCount(_ text: String) -> Int {
  var most = 0
  var run: Int?
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
    case UInt8(ascii: "#"): run = run.map { $0 + 1 }
    default: run = nil
    }
    most = max(most, run ?? 0)
  }
  return most + 1
}
