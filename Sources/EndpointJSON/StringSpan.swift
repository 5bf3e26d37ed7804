/// Where a checked JSON string lies, without its quotes.
@usableFromInline
struct StringSpan {
  let start: Int
  let end: Int
  /// Whether the bytes are the text itself, without any escape.
  let isPlain: Bool
}

extension JSONReader {
  /// Checks the string whose opening quote is at `index`, and moves behind its closing quote.
  mutating func scanString() -> StringSpan? {
    let start = index + 1
    var position = start
    var isPlain = true
    while position < end {
      let byte = base[position]
      if byte == UInt8(ascii: "\"") {
        index = position + 1
        return StringSpan(start: start, end: position, isPlain: isPlain)
      }
      let length: Int
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        length = scanEscape(at: position)
      } else if byte < 0x80 {
        length = byte < 0x20 ? 0 : 1
      } else {
        length = scanScalar(at: position)
      }
      guard length > 0 else {
        failInString(at: position)
        return nil
      }
      position += length
    }
    fail(at: end, expected: "a closing quote")
    return nil
  }

  /// The length of the escape at `position`; 0 if it is none.
  private func scanEscape(at position: Int) -> Int {
    guard position + 1 < end else { return 0 }
    switch base[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard let unit = UTF16Escape.unit(base, at: position, end: end) else { return 0 }
      switch unit {
      case 0xD800...0xDBFF:
        guard let low = UTF16Escape.unit(base, at: position + 6, end: end),
          0xDC00...0xDFFF ~= low
        else { return 0 }
        return 12
      case 0xDC00...0xDFFF: return 0
      default: return 6
      }
    default: return 0
    }
  }

  /// The length of the UTF-8 sequence at `position`, whose first byte is not ASCII; 0 if it is malformed (RFC 3629, section 4).
  private func scanScalar(at position: Int) -> Int {
    let available = end - position
    func continues(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      range ~= base[position + offset]
    }
    switch base[position] {
    case 0xC2...0xDF: return available >= 2 && continues(1) ? 2 : 0
    case 0xE0...0xEF:
      guard available >= 3, continues(2) else { return 0 }
      switch base[position] {
      case 0xE0: return continues(1, 0xA0...0xBF) ? 3 : 0
      case 0xED: return continues(1, 0x80...0x9F) ? 3 : 0
      default: return continues(1) ? 3 : 0
      }
    case 0xF0...0xF4:
      guard available >= 4, continues(2), continues(3) else { return 0 }
      switch base[position] {
      case 0xF0: return continues(1, 0x90...0xBF) ? 4 : 0
      case 0xF4: return continues(1, 0x80...0x8F) ? 4 : 0
      default: return continues(1) ? 4 : 0
      }
    default: return 0
    }
  }

  private mutating func failInString(at position: Int) {
    switch base[position] {
    case UInt8(ascii: "\\"):
      let isHalf = UTF16Escape.unit(base, at: position, end: end).map { 0xD800...0xDFFF ~= $0 }
      let found = isHalf == true ? "half of a surrogate pair" : "another one"
      fail(at: position, expected: "a valid escape", found: found)
    case 0..<0x20: fail(at: position, expected: "an escape for a control character")
    default: fail(at: position, expected: "UTF-8 text")
    }
  }
}

// MARK: - Text

extension JSONReader {
  /// The text of a checked string.
  func text(_ span: StringSpan) -> String {
    let bytes = UnsafeBufferPointer(start: base + span.start, count: span.end - span.start)
    guard !span.isPlain else { return String(decoding: bytes, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: bytes.count) { Self.unescape(bytes, into: $0) }
  }

  /// Writes a checked string without its escapes; the result is never longer.
  private static func unescape(
    _ bytes: UnsafeBufferPointer<UInt8>,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var position = 0
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "\\") {
        buffer[count] = bytes[position]
        count += 1
        position += 1
      } else if let byte = Self.unescaped(bytes[position + 1]) {
        buffer[count] = byte
        count += 1
        position += 2
      } else {
        let (scalar, length) = UTF16Escape.scalar(bytes, at: position)
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          buffer[count] = byte
          count += 1
        }
        position += length
      }
    }
    return count
  }

  /// What the escape of one letter stands for; nil for `u`.
  private static func unescaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "u"): nil
    default: letter
    }
  }
}
