extension JSONScanner {
  /// The text of a string with escapes, and the offset of its closing quote. Nil if the string is invalid.
  ///
  /// - Parameters:
  ///   - start: The offset behind the opening quote.
  ///   - first: The end of the text that is known to be valid and without escapes.
  ///   - isASCII: Whether that text is ASCII.
  @inline(never)
  func unescaped(_ start: Int, from first: Int, isASCII: Bool) -> (text: String, end: Int)? {
    var text = ByteBuffer()
    var (position, isASCII) = (first, isASCII)
    text.append(bytes(start, to: first))
    while byte(position) != UInt8(ascii: "\"") {
      if byte(position) == UInt8(ascii: "\\") {
        guard let escape = escape(position) else { return nil }
        if escape.scalar >= 0x80 { isASCII = false }
        text.append(scalar: escape.scalar)
        position += escape.length
      } else {
        let end = endOfText(endOfPlainASCII(position), isASCII: &isASCII)
        guard end > position else { return nil }
        text.append(bytes(position, to: end))
        position = end
      }
    }
    return (text.string(isASCII: isASCII), position)
  }

  /// The scalar of the escape or surrogate pair at `position`, and its length. Nil if it is invalid.
  @inline(__always)
  func escape(_ position: Int) -> (scalar: UInt32, length: Int)? {
    switch byte(position + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return (UInt32(base[position + 1]), 2)
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "u"):
      guard let high = codeUnit(position) else { return nil }
      guard 0xD800...0xDFFF ~= high else { return (high, 6) }
      guard high < 0xDC00, let low = codeUnit(position + 6), 0xDC00...0xDFFF ~= low else {
        return nil
      }
      return (0x10000 + ((high & 0x3FF) << 10 | (low & 0x3FF)), 12)
    default: return nil
    }
  }

  /// The code unit of the `\uXXXX` at `position`. Nil if it is invalid.
  @inline(__always)
  func codeUnit(_ position: Int) -> UInt32? {
    guard end - position >= 6, base[position] == UInt8(ascii: "\\"),
      base[position + 1] == UInt8(ascii: "u")
    else { return nil }
    return base.half(at: position + 2).hexadecimal
  }
}

extension UInt32 {
  /// The number of four hexadecimal digits, the first one lowest. Nil if a byte is not a digit.
  @inline(__always)
  fileprivate var hexadecimal: UInt32? {
    // Sets bit 7 of each byte that is at least a bound. Bytes from 0x80, whose sums carry, are rejected anyway.
    func marks(_ bytes: UInt32, from bound: UInt32) -> UInt32 {
      bytes &+ (0x80 &- bound) &* 0x0101_0101
    }
    let digits = marks(self, from: 0x30) & ~marks(self, from: 0x3A)
    let lowercase = self | 0x2020_2020
    let letters = marks(lowercase, from: 0x61) & ~marks(lowercase, from: 0x67)
    guard (digits | letters) & ~self & 0x8080_8080 == 0x8080_8080 else { return nil }
    // The low four bits of a letter are 9 less than its value. Only letters have bit 6.
    let values = (self & 0x0F0F_0F0F) &+ (self &>> 6 & 0x0101_0101) &* 9
    let pairs = (values &<< 4 | values &>> 8) & 0x00FF_00FF
    return (pairs &<< 8 | pairs &>> 16) & 0xFFFF
  }
}
