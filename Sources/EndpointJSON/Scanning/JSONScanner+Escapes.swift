extension JSONScanner {
  /// The text of a valid string with escapes, which is never longer than the string.
  @inline(never)
  func unescaped(_ span: StringSpan) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: span.end - span.start) { buffer in
      guard let target = buffer.baseAddress else { return "" }
      var (position, count) = (span.start, 0)
      while true {
        let run = endOfUncheckedText(position) &- position
        (target + count).update(from: base + position, count: run)
        position &+= run
        count &+= run
        guard position < span.end, let escape = escape(position) else { break }
        position &+= escape.length
        count &+= UTF8Scan.write(escape.scalar, to: target + count)
      }
      let bytes = UnsafeBufferPointer(start: target, count: count)
      return String(valid: bytes, isASCII: span.isASCII)
    }
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
    var unit: UInt32 = 0
    for offset in 2..<6 {
      let digit = base[position + offset]
      guard digit &- UInt8(ascii: "0") < 10 || (digit | 0x20) &- UInt8(ascii: "a") < 6 else {
        return nil
      }
      // The low four bits of a letter are 9 less than its value. Only letters have bit 6.
      unit = unit &<< 4 | UInt32((digit & 0xF) &+ (digit &>> 6) &* 9)
    }
    return unit
  }
}
