import EndpointSpec

/// Wraps the words of a long line to a width.
///
/// It works on bytes for speed, since large specs contain mostly ASCII descriptions.
struct LineFilling {
  let width: Int
  /// The indentation of the lines after the first.
  private var hanging: [UInt8] = []
  private var lines: [String] = []
  private var line: [UInt8] = []
  /// The number of characters in the current line.
  private var column = 0

  init(width: Int) { self.width = width }

  /// Wraps a text. Lines after the first are indented to its first word, after a list marker.
  mutating func lines(of text: Substring) -> [String] {
    let isASCII = text.isLetterPerByte
    if isASCII, let first = text.utf8.first, first != UInt8(ascii: " "), !text.holdsLooseBlanks {
      return cut(text.utf8.withContiguousStorageIfAvailable { Array($0) } ?? Array(text.utf8))
    }
    let bytes = Array(text.utf8)
    let words = joined(bytes)
    guard let first = words.first else { return [""] }
    hanging = Array(bytes.prefix { $0 == UInt8(ascii: " ") })
    line = hanging + first
    column = hanging.count + String(decoding: first, as: UTF8.self).characterCount
    let marker = ListMarker.length(in: bytes[hanging.count...])
    hanging += Array(repeating: UInt8(ascii: " "), count: marker)
    for word in words.dropFirst() {
      add(word, length: isASCII ? word.count : String(decoding: word, as: UTF8.self).count)
    }
    finishLine()
    return lines
  }

  /// The words of a text. A word that would start a list at the beginning of a line is joined with its predecessor.
  private func joined(_ bytes: [UInt8]) -> [[UInt8]] {
    let blank = UInt8(ascii: " ")
    var words: [[UInt8]] = []
    for word in bytes.split(separator: blank) {
      if !words.isEmpty, MarkdownLine.beginsBlock(bytes[word.startIndex...]) {
        words[words.count - 1] += [blank] + word
      } else {
        words.append(Array(word))
      }
    }
    return words
  }

  /// Wraps an ASCII text with single spaces between words by slicing it.
  private func cut(_ bytes: [UInt8]) -> [String] {
    let blank = UInt8(ascii: " ")
    let hanging = String(repeating: " ", count: ListMarker.length(in: bytes[...]))
    var (lines, start, room) = ([String](), 0, width)
    while start < bytes.count {
      var end = bytes.count
      if bytes.count - start > room {
        let reach = bytes[start...(start + max(room, 0))]
        func mayEnd(at index: Int) -> Bool {
          bytes[index] == blank && !MarkdownLine.beginsBlock(bytes[(index + 1)...])
        }
        end =
          reach.indices.last(where: mayEnd) ?? bytes.indices[start...].first(where: mayEnd)
          ?? bytes.count
      }
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      lines.append(start > 0 ? hanging + line : line)
      start = end + 1
      room = width - hanging.utf8.count
    }
    return lines
  }

  private mutating func add(_ word: [UInt8], length: Int) {
    if column + 1 + length > width {
      finishLine()
      line = hanging
      column = hanging.count
    } else {
      line.append(UInt8(ascii: " "))
      column += 1
    }
    line += word
    column += length
  }

  private mutating func finishLine() { lines.append(String(decoding: line, as: UTF8.self)) }
}
