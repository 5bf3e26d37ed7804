import EndpointDiff
import EndpointSpec

/// A spec's file, in which lines are found quickly: where they begin is looked up once, not once for each problem.
struct LocatedSource {
  private let file: SourceFile
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

/// As much of a line as fits on a screen, and where in it a problem stands.
struct SourceExcerpt: Equatable {
  let text: String
  /// What to print under the text so that a caret stands below the problem: blanks, and the text's own tabs.
  let padding: String
  /// How many characters of the text there are from the caret on.
  let rest: Int

  private static let bytesBefore = 60
  private static let bytesAfter = 100

  init(_ line: ArraySlice<UInt8>, around offset: Int) {
    let offset = min(offset, line.endIndex)
    var start = max(line.startIndex, offset - Self.bytesBefore)
    var end = min(line.endIndex, offset + Self.bytesAfter)
    // A character is not cut in two.
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
  /// The place as reviews give it; the beginning where the whole file is meant.
  var position: Position { Position(path: path, line: line ?? 1, column: column ?? 1) }
}
