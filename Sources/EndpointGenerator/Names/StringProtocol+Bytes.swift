import EndpointJSON

/// What blueprints ask of texts, answered by their bytes: most texts are ASCII, and to find the characters of a text takes
/// many times longer.
extension StringProtocol {
  var holdsLineBreak: Bool { hasByte { $0 == UInt8(ascii: "\n") } }

  /// Whether something is true of each of its bytes in UTF-8.
  @inline(__always)
  func allBytes(_ isTrue: (UInt8) -> Bool) -> Bool { !hasByte { !isTrue($0) } }

  /// Whether there are blanks that breaking a line would take away: at its end, or more than one in a row.
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
