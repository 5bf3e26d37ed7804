/// A raw string literal that keeps its text readable: on one line `#"{}"#`, or over several where the text has them.
///
/// It takes as many `#` as the text needs to stand as it is.
func rawStringLiteral(_ lines: [String]) -> SwiftExpression {
  if lines == [""] { return "\"\"" }
  let pounds = lines.reduce(1) { max($0, poundCount($1)) }
  let mark = "\\" + String(repeating: "#", count: pounds)
  let visibleLines = lines.map { visible($0, mark: mark) }
  let quotes = String(repeating: "#", count: pounds)
  if visibleLines.count == 1, visibleLines[0] != "\"", !visibleLines[0].hasPrefix("\"\"") {
    return .text("\(quotes)\"\(visibleLines[0])\"\(quotes)")
  }
  let text = visibleLines.joined(separator: "\n")
  return .text("\(quotes)\"\"\"\n\(text)\n\"\"\"\(quotes)")
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
  var left = line.characterCount
  if left <= width { return [line] }
  var rest = line[...]
  var lines: [String] = []
  while left > width {
    let part = beginning(of: rest, upTo: width - mark.utf8.count, mark: mark)
    lines.append(part + mark)
    left -= part.characterCount
    rest = rest[part.endIndex...]
  }
  return lines + [String(rest)]
}

/// As many words as fit; of a word that does not fit, what fits, without the half of an escape.
private func beginning(of line: Substring, upTo width: Int, mark: String) -> Substring {
  let most = line.first(width)
  let blank = UInt8(ascii: " ")
  if let space = most.utf8.lastIndex(of: blank),
    most[...space].utf8.contains(where: { $0 != blank })
  {
    return most[...space]
  }
  let tail = most.suffix("u{10FFFF}".utf8.count + mark.utf8.count)
  guard tail.utf8.contains(UInt8(ascii: "\\")), let escape = tail.ranges(of: mark).last,
    escape.lowerBound > most.startIndex
  else { return most }
  return most[..<escape.lowerBound]
}

extension Substring {
  /// Its first characters, no more than so many.
  fileprivate func first(_ count: Int) -> Substring {
    let bytes = utf8.prefix(count)
    let part = self[..<bytes.endIndex]
    return part.isLetterPerByte && startsCharacter(bytes.endIndex) ? part : prefix(count)
  }

  /// Whether what stands there does not belong to the character before it.
  private func startsCharacter(_ index: Index) -> Bool {
    index == endIndex || utf8[index] < 0x80
  }
}

/// One more than the longest run of `#` behind a quotation mark or a backslash.
private func poundCount(_ text: String) -> Int {
  var most = 0
  var run: Int?
  if !text.hasByte(where: { $0 == UInt8(ascii: "#") }) { return 1 }
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
