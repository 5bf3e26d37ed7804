// Processes eight bytes at a time, since searching a word is as fast as examining one byte.

extension UnsafePointer<UInt8> {
  /// Eight bytes, with the first one lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(self + offset).loadUnaligned(as: UInt64.self))
  }

  /// Up to eight bytes of a text from `offset`, with zeros behind its end.
  @inline(__always)
  func word(at offset: Int, of count: Int) -> UInt64 {
    func shifted(_ bytes: some BinaryInteger, _ position: Int) -> UInt64 {
      UInt64(truncatingIfNeeded: bytes) &<< UInt64(truncatingIfNeeded: 8 &* position)
    }
    let left = count &- offset
    if left >= 8 { return word(at: offset) }
    // Shifts out the bytes before the offset, or reads some bytes twice.
    if count >= 8 { return word(at: count &- 8) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* left) }
    if left >= 4 { return UInt64(half(at: offset)) | shifted(half(at: count &- 4), left &- 4) }
    let middle = left &>> 1
    return UInt64(self[offset]) | shifted(self[offset &+ middle], middle)
      | shifted(self[count &- 1], left &- 1)
  }

  /// Four bytes, with the first one lowest.
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
  /// Repeats a byte eight times.
  @inline(__always)
  init(bytes byte: UInt8) {
    self = UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// Marks bytes that are not ASCII, or that JSON requires to escape. The lowest mark is correct. Higher ones may be
  /// false.
  @inline(__always)
  var marksOfSpecialBytes: UInt64 { (marksOfEscapedBytes | self) & UInt64(bytes: 0x80) }

  /// Marks ASCII bytes that JSON requires to escape: quotes, backslashes and control characters. The lowest mark is
  /// correct. Higher ones may be false.
  @inline(__always)
  var marksOfEscapedBytes: UInt64 {
    let quotes = self ^ UInt64(bytes: UInt8(ascii: "\""))
    let backslashes = self ^ UInt64(bytes: UInt8(ascii: "\\"))
    let marks =
      (quotes &- UInt64(bytes: 1)) | (backslashes &- UInt64(bytes: 1))
      | (self &- UInt64(bytes: 0x20))
    return marks & ~self & UInt64(bytes: 0x80)
  }

  /// The number of ASCII digits before the first other byte.
  @inline(__always)
  var leadingDigitCount: Int { digitValues.marksOfNoDigits.trailingZeroBitCount &>> 3 }

  /// The values of the digits, one per byte. Other bytes are 10 or more.
  @inline(__always)
  var digitValues: UInt64 { self ^ UInt64(bytes: UInt8(ascii: "0")) }

  /// Marks the bytes of `digitValues` that are not digits. The lowest mark is correct. Higher ones may be false.
  @inline(__always)
  var marksOfNoDigits: UInt64 { (self | (self &+ UInt64(bytes: 0x76))) & UInt64(bytes: 0x80) }
}
