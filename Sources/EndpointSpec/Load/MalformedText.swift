/// Explains why a text is not JSON: common mistakes, and unclosed brackets or quotes.
struct MalformedText {
  let bytes: [UInt8]
  /// The offset where the parser stopped.
  let offset: Int

  var mistake: TextProblem? {
    mergeMarker ?? trailingComma ?? comment ?? foreignQuote ?? yaml
  }

  private func mistake(_ message: String, _ range: Range<Int>, _ hint: String) -> TextProblem {
    TextProblem(range: range, message: message, hint: hint)
  }

  private var mergeMarker: TextProblem? {
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = bytes[start...].prefix { $0 != newline }
    let marks = ["<<<<<<<", "=======", ">>>>>>>"]
    guard marks.contains(where: { line.starts(with: $0.utf8) }) else { return nil }
    return mistake(
      "an unresolved merge conflict",
      start..<start + 7,
      "resolve the conflict, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>"
    )
  }

  private var trailingComma: TextProblem? {
    guard let found = byte(at: offset), found == UInt8(ascii: "}") || found == UInt8(ascii: "]"),
      let comma = bytes[..<offset].lastIndex(where: { !isSpace($0) }),
      bytes[comma] == UInt8(ascii: ",")
    else { return nil }
    let closing = String(UnicodeScalar(found))
    return mistake("a comma before \(quoted(closing))", comma..<comma + 1, "delete the comma")
  }

  private var comment: TextProblem? {
    let isComment =
      bytes[offset...].starts(with: "//".utf8) || bytes[offset...].starts(with: "/*".utf8)
      || byte(at: offset) == UInt8(ascii: "#")
    guard isComment else { return nil }
    let width = byte(at: offset) == UInt8(ascii: "#") ? 1 : 2
    return mistake(
      "a comment, which JSON does not allow",
      offset..<offset + width,
      "write it under \"summary\", \"description\" or a key such as \"x-note\""
    )
  }

  private var foreignQuote: TextProblem? {
    if byte(at: offset) == UInt8(ascii: "'") {
      return mistake("a single quote around a string", offset..<offset + 1, "write \"")
    }
    let quotes = ["“", "”", "„", "‘", "’", "«", "»"]
    guard let quote = quotes.first(where: { bytes[offset...].starts(with: $0.utf8) }) else {
      return nil
    }
    return mistake(
      "a typographic quote, \(quote)",
      offset..<offset + quote.utf8.count,
      "write \" around names and strings"
    )
  }

  private var yaml: TextProblem? {
    let first = bytes.prefix { $0 != newline }
    let isOpenAPI = first.starts(with: "openapi:".utf8) || first.starts(with: "swagger:".utf8)
    guard isOpenAPI else { return nil }
    return mistake(
      "an OpenAPI document in YAML, not a spec",
      0..<7,
      "rename it to end in .yaml, then run \"endpoints import openapi FILE\""
    )
  }

  /// The bracket or quote that is not closed before the parser stopped.
  var unclosed: (range: Range<Int>, noun: String)? {
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    if let text = scan.textStart { return (text..<text + 1, "text") }
    let isAtEnd = !bytes[offset...].contains { !isSpace($0) }
    let found = byte(at: offset)
    let isClosing = found == UInt8(ascii: "}") || found == UInt8(ascii: "]")
    guard isAtEnd || isClosing, let open = scan.suspect ?? scan.open.last?.index else {
      return nil
    }
    return (open..<open + 1, quoted(String(UnicodeScalar(bytes[open]))))
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
}

/// Scans the open brackets, and finds the first whose closing bracket has another indentation.
private struct BracketScan {
  struct Open {
    let index: Int
    let byte: UInt8
    /// The indentation of the line with the opening bracket.
    let indentation: Int
  }

  private(set) var open: [Open] = []
  /// The start of the current string.
  private(set) var textStart: Int?
  private(set) var suspect: Int?
  private var isEscaped = false
  private var indentation = 0
  private var isAtLineStart = true

  mutating func take(_ byte: UInt8, at index: Int) {
    if textStart != nil { return takeText(byte) }
    if byte == newline {
      indentation = 0
      isAtLineStart = true
      return
    }
    if isAtLineStart, isSpace(byte) {
      indentation += 1
      return
    }
    switch byte {
    case UInt8(ascii: "\""): textStart = index
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open.append(Open(index: index, byte: byte, indentation: indentation))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
    default: break
    }
    isAtLineStart = false
  }

  private mutating func takeText(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      textStart = nil
    }
  }

  private mutating func close() {
    guard let last = open.popLast(), isAtLineStart, last.indentation != indentation else { return }
    suspect = suspect ?? last.index
  }
}

private let newline = UInt8(ascii: "\n")

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}
