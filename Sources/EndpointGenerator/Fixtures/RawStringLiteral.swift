/// A raw string literal that keeps its text readable: on one line `#"{}"#`, or over several where the text has them.
///
/// It takes as many `#` as the text needs to stand as it is.
func rawStringLiteral(_ lines: [String]) -> SwiftExpression {
  if lines == [""] { return "\"\"" }
  return .lines(lines, pounds: poundCount(lines.joined(separator: "\n")))
}

/// A line of a multi-line literal that is too long, as several of which all but the last end in a mark that takes the
/// line break away.
func continued(_ line: String, width: Int, mark: String) -> [String] {
  var rest = line[...]
  var lines: [String] = []
  while rest.count > width {
    let most = rest.prefix(width - mark.count)
    let space = most.lastIndex(of: " ").map { most[...$0] }
    let part = space.flatMap { $0.contains { $0 != " " } ? $0 : nil } ?? most
    lines.append(part + mark)
    rest = rest.dropFirst(part.count)
  }
  return lines + [String(rest)]
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
