/// Where the lines of a file begin, so that each of many places is found without reading the file again.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The offset at which each line begins.
  package let starts: [Int]
  /// Places in long lines, so that no column is counted from the beginning of a line of megabytes.
  private let marks: [Mark]

  private struct Mark {
    let offset: Int
    /// How many characters of its line come before it.
    let characters: Int
  }

  private static let bytesBetweenMarks = 1024

  package init(_ bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 24)
    bytes.withUnsafeBytes { bytes in
      let wordsEnd = bytes.count & ~7
      for offset in stride(from: 0, to: wordsEnd, by: 8) {
        var marks = Self.lineFeeds(in: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        while marks != 0 {
          starts.append(offset + marks.trailingZeroBitCount / 8 + 1)
          marks &= marks - 1
        }
      }
      for offset in wordsEnd..<bytes.count where bytes[offset] == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
    }
    self.bytes = bytes
    self.starts = starts
    marks = Self.marks(in: bytes, starts)
  }

  private static func marks(in bytes: [UInt8], _ starts: [Int]) -> [Mark] {
    var marks: [Mark] = []
    for (line, start) in starts.enumerated() {
      let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
      var last = Mark(offset: start, characters: 0)
      while let offset = boundary(in: bytes, after: last.offset + bytesBetweenMarks, before: end) {
        let count = characters(in: bytes[last.offset..<offset])
        last = Mark(offset: offset, characters: last.characters + count)
        marks.append(last)
      }
    }
    return marks
  }

  /// The first place in the range at which a character surely begins: between two letters of ASCII.
  private static func boundary(in bytes: [UInt8], after start: Int, before end: Int) -> Int? {
    guard start < end else { return nil }
    return (start..<end).first { 0x20..<0x7F ~= bytes[$0 - 1] && 0x20..<0x7F ~= bytes[$0] }
  }

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).count
  }

  /// The highest bit of each of eight bytes that is a line feed, the first byte's lowest.
  private static func lineFeeds(in word: UInt64) -> UInt64 {
    let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // A byte that is zero now stays below its highest bit when 0x7F is added, and no byte reaches into the next.
    let word = UInt64(littleEndian: word) ^ 0x0A0A_0A0A_0A0A_0A0A
    return ~((word & lowBits) &+ lowBits | word | lowBits)
  }

  /// The one-based line and column of a byte offset; the column counts characters.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = lastLine(from: offset)
    let passed = marks.prefixCount { $0.offset <= offset }
    var mark = Mark(offset: starts[line], characters: 0)
    if passed > 0, marks[passed - 1].offset > mark.offset { mark = marks[passed - 1] }
    let column = mark.characters + Self.characters(in: bytes[mark.offset..<offset]) + 1
    return (line + 1, column)
  }

  /// The index of the last line that begins at the offset or before it.
  package func lastLine(from offset: Int) -> Int {
    max(starts.prefixCount { $0 <= offset } - 1, 0)
  }
}
