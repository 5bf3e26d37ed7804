// Eight bytes at a time: a register is searched in the time that one byte takes.

extension UnsafePointer<UInt8> {
  /// Eight bytes, the first of them lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(self + offset).loadUnaligned(as: UInt64.self))
  }

  /// Four bytes, the first of them lowest.
  @inline(__always)
  func half(at offset: Int) -> UInt32 {
    UInt32(littleEndian: UnsafeRawPointer(self + offset).loadUnaligned(as: UInt32.self))
  }
}

extension UnsafeMutablePointer<UInt8> {
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UnsafePointer(self).word(at: offset)
  }
}

extension UInt64 {
  /// A byte in all eight places.
  @inline(__always)
  init(bytes byte: UInt8) {
    self = UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// Marks bytes that are not ASCII, or that JSON asks to escape. The lowest mark is right; those above it may be false.
  @inline(__always)
  var marksOfSpecialBytes: UInt64 { (marksOfEscapedBytes | self) & UInt64(bytes: 0x80) }

  /// Marks ASCII bytes that JSON asks to escape: quotes, backslashes and control characters. The lowest mark is right; those above it may be false.
  @inline(__always)
  var marksOfEscapedBytes: UInt64 {
    let quotes = self ^ UInt64(bytes: UInt8(ascii: "\""))
    let backslashes = self ^ UInt64(bytes: UInt8(ascii: "\\"))
    let marks =
      (quotes &- UInt64(bytes: 1)) | (backslashes &- UInt64(bytes: 1))
      | (self &- UInt64(bytes: 0x20))
    return marks & ~self & UInt64(bytes: 0x80)
  }

  /// How many ASCII digits stand before the first other byte.
  @inline(__always)
  var leadingDigitCount: Int { digitValues.marksOfNoDigits.trailingZeroBitCount &>> 3 }

  /// What the digits are worth, each in its byte; other bytes are 10 and above.
  @inline(__always)
  var digitValues: UInt64 { self ^ UInt64(bytes: UInt8(ascii: "0")) }

  /// Marks the bytes of `digitValues` that are no digits. The lowest mark is right; those above it may be false.
  @inline(__always)
  var marksOfNoDigits: UInt64 { (self | (self &+ UInt64(bytes: 0x76))) & UInt64(bytes: 0x80) }
}
