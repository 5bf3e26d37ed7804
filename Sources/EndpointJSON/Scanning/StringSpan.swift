/// The range of a valid JSON string without its quotes.
@usableFromInline
struct StringSpan {
  let start: Int
  let end: Int
  /// Whether the bytes are the text itself, without escapes.
  let isPlain: Bool
  /// Whether the text is ASCII.
  var isASCII = true
}

extension JSONReader {
  @inline(__always)
  var scanner: JSONScanner { JSONScanner(base: base, end: end) }

  /// Validates the string whose opening quote is at `index`, and moves past its closing quote.
  @inline(__always)
  mutating func scanString() -> StringSpan? {
    guard let span = scanner.string(index + 1) else {
      failInString()
      return nil
    }
    index = span.end + 1
    return span
  }

  /// Scans a malformed string again to report its error.
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

extension JSONReader {
  /// The text of a valid string.
  @inline(__always)
  func text(_ span: StringSpan) -> String {
    guard span.isPlain else {
      return scanner.unescaped(span.start, from: span.start, isASCII: true)?.text ?? ""
    }
    let bytes = scanner.bytes(span.start, to: span.end)
    guard !span.isASCII else { return String(decoding: bytes, as: UTF8.self) }
    return String(valid: bytes, isASCII: false)
  }
}

extension String {
  /// Creates a string from valid UTF-8. Where the system supports it, the bytes are not validated again.
  init(valid bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self.init(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
