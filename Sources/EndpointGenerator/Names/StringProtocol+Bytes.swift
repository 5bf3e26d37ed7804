/// What blueprints ask of texts, answered by their bytes: most texts are ASCII, and to find the characters of a text takes
/// many times longer.
extension StringProtocol {
  /// How many characters the text has.
  var characterCount: Int { isLetterPerByte ? utf8.count : count }

  /// Whether each byte is a character: none is part of a longer one, and no carriage return is one with a line break.
  var isLetterPerByte: Bool {
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

  var holdsLineBreak: Bool { !allBytes { $0 != UInt8(ascii: "\n") } }

  /// Whether something is true of each of its bytes in UTF-8.
  @inline(__always)
  func allBytes(_ isTrue: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isTrue) } ?? utf8.allSatisfy(isTrue)
  }

  /// The parts between all bytes that are `separator`, an ASCII character: empty ones too.
  func split(at separator: UInt8) -> [SubSequence] {
    var parts: [SubSequence] = []
    var start = startIndex
    for end in indices(of: separator) {
      parts.append(self[start..<end])
      start = utf8.index(after: end)
    }
    parts.append(self[start...])
    return parts
  }

  /// Where the byte stands, an ASCII character.
  private func indices(of byte: UInt8) -> [Index] {
    let offsets = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.indices.filter { bytes[$0] == byte }
    }
    guard let offsets else { return utf8.indices.filter { utf8[$0] == byte } }
    return offsets.map { utf8.index(utf8.startIndex, offsetBy: $0) }
  }
}
