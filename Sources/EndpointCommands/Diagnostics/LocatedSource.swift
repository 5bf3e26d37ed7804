import EndpointDiff
import EndpointSpec

/// A file of a spec with a line index for fast lookups.
struct LocatedSource {
  let file: SourceFile
  private let lines: LineTable

  init(_ file: SourceFile) {
    self.file = file
    lines = LineTable(file.bytes)
  }

  func location(of place: Place) -> Location {
    let start = min(max(place.start, 0), file.bytes.count)
    let line = lines.lastLine(from: start)
    let bytes = file.bytes[lines.starts[line]..<lineEnd(line)]
    let end = min(max(place.end, start + 1), bytes.endIndex)
    let column = lines.position(of: min(start, bytes.endIndex)).column
    let length = start < end ? text(bytes[start..<end]).count : 1
    return Location(
      path: file.path,
      line: line + 1,
      column: column,
      length: max(1, length),
      source: SourceExcerpt(bytes, around: start)
    )
  }

  /// The position behind a byte offset, for the ends of edits.
  func position(of offset: Int) -> Position {
    let (line, column) = lines.position(of: offset)
    return Position(path: file.path, line: line, column: column)
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Without the line break.
  private func lineEnd(_ line: Int) -> Int {
    guard line + 1 < lines.starts.count else { return file.bytes.count }
    let newline = lines.starts[line + 1] - 1
    let hasReturn = newline > lines.starts[line] && file.bytes[newline - 1] == UInt8(ascii: "\r")
    return hasReturn ? newline - 1 : newline
  }
}

/// A part of a line that fits on a screen, and the position of a problem in it.
struct SourceExcerpt: Equatable {
  let text: String
  /// The indentation of the caret: spaces, and the tabs of the text.
  let padding: String
  /// The number of characters from the caret to the end of the excerpt.
  let rest: Int

  private static let bytesBefore = 60
  private static let bytesAfter = 100

  init(_ line: ArraySlice<UInt8>, around offset: Int) {
    let offset = min(offset, line.endIndex)
    var start = max(line.startIndex, offset - Self.bytesBefore)
    var end = min(line.endIndex, offset + Self.bytesAfter)
    // Do not split UTF-8 characters.
    while start < offset, line[start] & 0xC0 == 0x80 { start += 1 }
    while end < line.endIndex, line[end] & 0xC0 == 0x80 { end += 1 }
    func printable(_ bytes: ArraySlice<UInt8>) -> String {
      String(decoding: bytes, as: UTF8.self).withoutControlCharacters
    }
    let before = (start > line.startIndex ? "…" : "") + printable(line[start..<offset])
    let after = printable(line[offset..<end])
    text = before + after + (end < line.endIndex ? "…" : "")
    padding = String(before.map { $0 == "\t" ? "\t" : " " })
    rest = max(1, after.count)
  }
}

extension Location {
  /// The position for reviews. The start of the file if the location is the whole file.
  var position: Position { Position(path: path, line: line ?? 1, column: column ?? 1) }
}
