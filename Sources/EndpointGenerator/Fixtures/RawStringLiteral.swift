/// A raw string literal that keeps its text readable: on one line `#"{}"#`, or over several where the text has them.
///
/// It takes as many `#` as the text needs to stand as it is.
func rawStringLiteral(_ lines: [String]) -> SwiftExpression {
  let text = lines.joined(separator: "\n")
  let pounds = poundCount(text)
  let mark = String(repeating: "#", count: pounds)
  if lines.count == 1, !text.hasPrefix("\"") || text.count > 1 {
    return .text("\(mark)\"\(text)\"\(mark)")
  }
  return .lines(lines, pounds: pounds)
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
