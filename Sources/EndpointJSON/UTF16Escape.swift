/// The `\uXXXX` escapes of JSON, one code unit of UTF-16 each.
enum UTF16Escape {
  /// The code unit of the escape at `position`; nil if there is none.
  static func unit(_ base: UnsafePointer<UInt8>, at position: Int, end: Int) -> UInt16? {
    guard end - position >= 6, base[position] == UInt8(ascii: "\\"),
      base[position + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for offset in 2..<6 {
      guard let digit = hexDigit(base[position + offset]) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The scalar of the escape, or the pair of escapes, at `position`, and how many bytes it takes.
  static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at position: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let replacement: (Unicode.Scalar, Int) = ("\u{FFFD}", 6)
    guard let base = bytes.baseAddress,
      let high = unit(base, at: position, end: bytes.count)
    else { return replacement }
    guard 0xD800...0xDBFF ~= high else {
      return Unicode.Scalar(high).map { ($0, 6) } ?? replacement
    }
    guard let low = unit(base, at: position + 6, end: bytes.count) else { return replacement }
    let value = 0x10000 + ((UInt32(high) & 0x3FF) << 10 | (UInt32(low) & 0x3FF))
    return Unicode.Scalar(value).map { ($0, 12) } ?? replacement
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
