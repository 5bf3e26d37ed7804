/// The bytes of one spec file and its path in messages.
///
/// Places are byte offsets. Lines and columns are computed when a message is printed.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The one-based line and column of a byte offset. Columns count characters.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    LineTable(bytes).position(of: offset)
  }

  /// The text of the line that contains a byte offset, without its line break.
  package func line(at offset: Int) -> String {
    let offset = min(max(offset, 0), bytes.count)
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// A byte range in a file of a spec.
package struct Place: Hashable, Sendable {
  /// The index of the file in `SpecDocument.files`.
  package let file: Int
  package let start: Int
  package let end: Int

  package init(file: Int, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// Few places of a file share a start offset.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(start)
  }
}

/// A value of the spec and its place.
package struct Located<Value> {
  package let value: Value
  package let place: Place

  package init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// A named entry of an object, in document order. It is a class because it is large.
package final class Named<Value: Sendable>: Sendable {
  package let name: Located<String>
  package let value: Value

  package init(_ name: Located<String>, _ value: Value) {
    self.name = name
    self.value = value
  }
}

/// Limits that need no error. `Budget` has those of input.
package enum ToolLimits {
  /// The maximum nesting of groups in a regular expression. A deeper one is not checked.
  package static let patternGroups = 100
  /// The maximum number of printed problems. Further ones are counted.
  package static let printedProblems = 1000
}

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
    starts = Self.starts(in: bytes)
    self.bytes = bytes
    marks = Self.marks(in: bytes, starts)
  }

  /// Every diff and every error needs this, so it reads memory: indices and closures are slow without optimisation.
  private static func starts(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      var index = 0
      while index < bytes.count {
        if bytes[index] == 0x0A { starts.append(index + 1) }
        index += 1
      }
      return starts
    }
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

  /// The offset at a line and a column of the compiler, which counts bytes. Both begin with 1. Nil outside of the file.
  package func offset(line: Int, column: Int) -> Int? {
    guard line > 0, line <= starts.count, column > 0 else { return nil }
    let (offset, isOver) = starts[line - 1].addingReportingOverflow(column - 1)
    return isOver || offset >= bytes.count ? nil : offset
  }

  /// The index of the line that contains the offset.
  package func lastLine(from offset: Int) -> Int {
    max(starts.prefixCount { $0 <= offset } - 1, 0)
  }
}
