/// Where a checked JSON string lies, without its quotes.
@usableFromInline
struct StringSpan {
  let start: Int
  let end: Int
  /// Whether the bytes are the text itself, without any escape.
  let isPlain: Bool
}

extension JSONReader {
  @inline(__always)
  var scanner: JSONScanner { JSONScanner(base: base, end: end) }

  /// Checks the string whose opening quote is at `index`, and moves behind its closing quote.
  @inline(__always)
  mutating func scanString() -> StringSpan? {
    guard let span = scanner.string(index + 1) else {
      failInString()
      return nil
    }
    index = span.end + 1
    return span
  }

  /// Goes over a malformed string once more, to what is wrong with it.
  @inline(never)
  mutating func failInString() {
    var position = index + 1
    while position < end {
      let length = scanner.unitLength(position)
      guard length > 0 else { return failInString(at: position) }
      position += length
    }
    fail(at: end, expected: "a closing quote")
  }

  private mutating func failInString(at position: Int) {
    switch base[position] {
    case UInt8(ascii: "\\"):
      let isHalf = scanner.codeUnit(position).map { 0xD800...0xDFFF ~= $0 }
      let found = isHalf == true ? "half of a surrogate pair" : "another one"
      fail(at: position, expected: "a valid escape", found: found)
    case 0..<0x20: fail(at: position, expected: "an escape for a control character")
    default: fail(at: position, expected: "UTF-8 text")
    }
  }
}
