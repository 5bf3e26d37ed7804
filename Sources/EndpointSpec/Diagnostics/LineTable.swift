/// Where the lines of a file begin, so that each of many places is found without reading the file again.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The offset at which each line begins.
  package let starts: [Int]

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
    let before = bytes[starts[line]..<offset]
    return (line + 1, String(decoding: before, as: UTF8.self).count + 1)
  }

  /// The index of the last line that begins at the offset or before it.
  package func lastLine(from offset: Int) -> Int {
    max(starts.prefixCount { $0 <= offset } - 1, 0)
  }
}
