extension JSONReader {
  /// The text of a checked string.
  @inline(__always)
  func text(_ span: StringSpan) -> String {
    let bytes = UnsafeBufferPointer(start: base + span.start, count: span.end - span.start)
    guard !span.isPlain else { return String(decoding: bytes, as: UTF8.self) }
    return Self.unescaped(base + span.start, count: bytes.count)
  }

  @inline(never)
  private static func unescaped(_ text: UnsafePointer<UInt8>, count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { buffer in
      buffer.baseAddress.map { unescape(text, count: count, into: $0) } ?? 0
    }
  }

  /// Writes a checked string without its escapes and answers how long it is; never longer than before.
  private static func unescape(
    _ text: UnsafePointer<UInt8>,
    count: Int,
    into buffer: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var (position, written) = (0, 0)
    while position < count {
      // Eight bytes are copied, and those count that stand before a backslash; the others are written over.
      if count - position >= 8 {
        let word = text.word(at: position)
        UnsafeMutableRawPointer(buffer + written).storeBytes(of: word.littleEndian, as: UInt64.self)
        let length = word.marksOfEscapedBytes.trailingZeroBitCount / 8
        position += length
        written += length
        if length == 8 { continue }
      }
      let byte = text[position]
      if byte != UInt8(ascii: "\\") {
        buffer[written] = byte
        position += 1
        written += 1
      } else if let byte = unescaped(text[position + 1]) {
        buffer[written] = byte
        position += 2
        written += 1
      } else {
        let (scalar, length) = UTF16Escape.scalar(text, at: position)
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          buffer[written] = byte
          written += 1
        }
        position += length
      }
    }
    return written
  }

  /// What the escape of one letter stands for; nil for `u`.
  @inline(__always)
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
