/// The start offsets of the lines of a file, to convert many offsets without reading the file again.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The start offset of each line.
  package let starts: [Int]
  /// Marks within long lines, so that columns are not counted from the start of a very long line.
  private let marks: [Mark]

  private struct Mark {
    let offset: Int
    /// The number of characters before it in its line.
    let characters: Int
  }

  private static let bytesBetweenMarks = 1024

  package init(_ bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    self.bytes = bytes
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

  /// The first safe character boundary in the range: between two ASCII letters.
  private static func boundary(in bytes: [UInt8], after start: Int, before end: Int) -> Int? {
    guard start < end else { return nil }
    return (start..<end).first { 0x20..<0x7F ~= bytes[$0 - 1] && 0x20..<0x7F ~= bytes[$0] }
  }

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).count
  }

  /// The one-based line and column of a byte offset. Columns count characters.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = lastLine(from: offset)
    let passed = marks.prefixCount { $0.offset <= offset }
    var mark = Mark(offset: starts[line], characters: 0)
    if passed > 0, marks[passed - 1].offset > mark.offset { mark = marks[passed - 1] }
    let column = mark.characters + Self.characters(in: bytes[mark.offset..<offset]) + 1
    return (line + 1, column)
  }

  /// The index of the line that contains the offset.
  package func lastLine(from offset: Int) -> Int {
    max(starts.prefixCount { $0 <= offset } - 1, 0)
  }
}
