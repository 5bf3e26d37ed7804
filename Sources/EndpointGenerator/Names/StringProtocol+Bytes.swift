import EndpointJSON

/// Byte-based text functions for blueprints. Most texts are ASCII, and iterating over characters is many times slower.
extension StringProtocol {
  var holdsLineBreak: Bool { hasByte { $0 == UInt8(ascii: "\n") } }

  /// True if the predicate is true for each UTF-8 byte.
  @inline(__always)
  func allBytes(_ isTrue: (UInt8) -> Bool) -> Bool { !hasByte { !isTrue($0) } }

  /// True if breaking lines would remove spaces: at the end, or several in a row.
  var holdsLooseBlanks: Bool {
    func isLoose(_ bytes: some Sequence<UInt8>) -> Bool {
      var previous: UInt8 = 0
      for byte in bytes {
        if byte == UInt8(ascii: " "), previous == byte { return true }
        previous = byte
      }
      return previous == UInt8(ascii: " ")
    }
    return utf8.withContiguousStorageIfAvailable { isLoose($0) } ?? isLoose(utf8)
  }

  /// Splits at all bytes equal to `separator`, an ASCII character. Includes empty parts.
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

  /// The indices of a byte, an ASCII character.
  private func indices(of byte: UInt8) -> [Index] {
    let offsets = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.indices.filter { bytes[$0] == byte }
    }
    guard let offsets else { return utf8.indices.filter { utf8[$0] == byte } }
    return offsets.map { utf8.index(utf8.startIndex, offsetBy: $0) }
  }
}
