/// Validates UTF-8 sequences (RFC 3629, section 4), four bytes at a time.
enum UTF8Scan {
  /// The length of the non-ASCII sequence at `position`. 0 if it is malformed.
  @inline(__always)
  static func length(_ base: UnsafePointer<UInt8>, at position: Int, to end: Int) -> Int {
    if end - position >= 4 {
      let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt32.self)
      return length(UInt32(littleEndian: word))
    }
    // Missing bytes are zeros, which never continue a sequence.
    let word = (position..<end).reduce(0) { $0 | UInt32(base[$1]) << UInt32(8 * ($1 - position)) }
    return length(word)
  }

  /// The length of a sequence. Its first byte is the lowest one.
  @inline(__always)
  private static func length(_ word: UInt32) -> Int {
    // Three bytes: neither overlong (E0 80…9F) nor a surrogate (ED A0…BF).
    if word & 0xC0_C0F0 == 0x80_80E0 {
      let bits = word & 0x200F
      return bits != 0 && bits != 0x200D ? 3 : 0
    }
    // Two bytes: not overlong (C0, C1).
    if word & 0xC0E0 == 0x80C0 { return word & 0x1E != 0 ? 2 : 0 }
    // Four bytes: neither overlong (F0 80…8F) nor above U+10FFFF.
    guard word & 0xC0C0_C0F8 == 0x8080_80F0, word & 0x3007 != 0 else { return 0 }
    return word & 0x4 == 0 || word & 0x3007 == 0x4 ? 4 : 0
  }

  /// Writes a scalar as UTF-8 and returns the length.
  @inline(__always)
  static func write(_ scalar: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    func byte(_ mark: UInt32, _ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: mark | (scalar &>> shift) & 0x3F)
    }
    if scalar < 0x80 {
      target[0] = UInt8(truncatingIfNeeded: scalar)
      return 1
    }
    if scalar < 0x800 {
      target[0] = byte(0xC0, 6)
      target[1] = byte(0x80, 0)
      return 2
    }
    if scalar < 0x10000 {
      target[0] = byte(0xE0, 12)
      target[1] = byte(0x80, 6)
      target[2] = byte(0x80, 0)
      return 3
    }
    target[0] = byte(0xF0, 18)
    target[1] = byte(0x80, 12)
    target[2] = byte(0x80, 6)
    target[3] = byte(0x80, 0)
    return 4
  }
}
