/// Where the lines of a file begin, so that each of many places is found without reading the file again.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The offset at which each line begins.
  package let starts: [Int]

  package init(_ bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 24)
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
    }
    self.bytes = bytes
    self.starts = starts
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
