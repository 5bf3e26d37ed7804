/// The `\uXXXX` escapes of JSON, one code unit of UTF-16 each.
enum UTF16Escape {
  /// The code unit of the escape at `position`; nil if there is none.
  @inline(__always)
  static func unit(_ base: UnsafePointer<UInt8>, at position: Int, end: Int) -> UInt16? {
    guard end - position >= 6, base[position] == UInt8(ascii: "\\"),
      base[position + 1] == UInt8(ascii: "u")
    else { return nil }
    for offset in 2..<6 where !isHexDigit(base[position + offset]) { return nil }
    return unit(base, at: position)
  }

  /// The scalar of the checked escape, or the pair of them, at `position`, and how many bytes it takes.
  @inline(__always)
  static func scalar(
    _ base: UnsafePointer<UInt8>,
    at position: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let high = unit(base, at: position)
    if let scalar = Unicode.Scalar(high) { return (scalar, 6) }
    let low = unit(base, at: position + 6)
    let value = 0x10000 + ((UInt32(high) & 0x3FF) << 10 | (UInt32(low) & 0x3FF))
    return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
  }

  /// The code unit of a checked escape.
  @inline(__always)
  private static func unit(_ base: UnsafePointer<UInt8>, at position: Int) -> UInt16 {
    var unit: UInt16 = 0
    for offset in 2..<6 {
      // The low four bits of a letter are 9 short of its worth; only letters have bit 6.
      let digit = base[position + offset]
      unit = unit &<< 4 | UInt16(digit & 0xF &+ (digit &>> 6) &* 9)
    }
    return unit
  }

  @inline(__always)
  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
