import Foundation

/// Splits received bytes into lines that end in LF, CR or both (WHATWG HTML, section 9.2.5).
///
/// It splits bytes rather than text, since a piece may end within a character.
struct LineSplitter {
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The bytes of the last piece that are not split yet.
  private var piece: ArraySlice<UInt8> = []
  /// The start of a line whose end has not arrived.
  private var rest: [UInt8] = []
  /// True if the last line ended in CR. A LF that follows belongs to it.
  private var endsInReturn = false
  private var isFirst = true
  /// The maximum number of bytes in a line.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Adds received bytes, after all lines of the last piece were taken.
  mutating func append(_ data: Data) { piece = Array(data)[...] }

  /// Takes the next complete line. Throws if a line exceeds the limit, complete or not.
  mutating func next() throws(EventTooLong) -> ArraySlice<UInt8>? {
    if endsInReturn, let first = piece.first {
      endsInReturn = false
      if first == Self.newline { piece.removeFirst() }
    }
    let end = piece.firstIndex { $0 == Self.newline || $0 == Self.carriageReturn }
    let line = piece[..<(end ?? piece.endIndex)]
    guard line.count <= limit - rest.count else { throw EventTooLong(limit: limit) }
    guard let end else {
      rest += line
      piece = []
      return nil
    }
    endsInReturn = piece[end] == Self.carriageReturn
    piece = piece[(end + 1)...]
    return take(line)
  }

  /// Returns the last line if it has no line break.
  mutating func end() -> ArraySlice<UInt8>? {
    rest.isEmpty ? nil : take([])
  }

  /// The line that ends in these bytes.
  private mutating func take(_ end: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = rest.isEmpty ? end : (rest + end)[...]
    rest = []
    defer { isFirst = false }
    return isFirst && line.starts(with: Self.byteOrderMark) ? line.dropFirst(3) : line
  }
}
