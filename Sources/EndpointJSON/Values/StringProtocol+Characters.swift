extension StringProtocol {
  /// Whether such a byte is in the text: bytes that lie in a row are looked at in a third of the time.
  @inlinable
  @inline(__always)
  package func hasByte(where isMeant: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isMeant) }
      ?? utf8.contains(where: isMeant)
  }

  /// How many characters the text has.
  @inlinable package var characterCount: Int { isLetterPerByte ? utf8.count : count }

  /// Whether each byte is a character: none is part of a longer one, and no carriage return is one with a line break.
  @inlinable package var isLetterPerByte: Bool {
    let answer = utf8.withContiguousStorageIfAvailable { bytes in
      var bits: UInt8 = 0
      var returns: UInt8 = 0
      for byte in bytes {
        bits |= byte
        returns |= byte == 0x0D ? 1 : 0
      }
      return bits < 0x80 && returns == 0
    }
    return answer ?? utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }
}
