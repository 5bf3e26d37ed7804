import EndpointJSON
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

/// Splits a long line of a literal into several. Each except the last ends with the mark, which continues the line.
func continued(_ line: String, width: Int, mark: String) -> [String] {
  var left = line.characterCount
  if left <= width { return [line] }
  var rest = line[...]
  var lines: [String] = []
  while left > width {
    let part = beginning(of: rest, upTo: width - mark.utf8.count, mark: mark)
    lines.append(part + mark)
    left -= part.characterCount
    rest = rest[part.endIndex...]
  }
  return lines + [String(rest)]
}

/// The words that fit. A word that is too long is split, but never within an escape.
private func beginning(of line: Substring, upTo width: Int, mark: String) -> Substring {
  let most = line.first(width)
  let blank = UInt8(ascii: " ")
  if let space = most.utf8.lastIndex(of: blank),
    most[...space].utf8.contains(where: { $0 != blank })
  {
    return most[...space]
  }
  let tail = most.suffix("u{10FFFF}".utf8.count + mark.utf8.count)
  guard tail.utf8.contains(UInt8(ascii: "\\")), let escape = tail.ranges(of: mark).last,
    escape.lowerBound > most.startIndex
  else { return most }
  return most[..<escape.lowerBound]
}

extension Substring {
  /// The first characters, at most `count`.
  fileprivate func first(_ count: Int) -> Substring {
    let bytes = utf8.prefix(count)
    let part = self[..<bytes.endIndex]
    return part.isLetterPerByte && startsCharacter(bytes.endIndex) ? part : prefix(count)
  }

  /// True if a character starts at the index.
  private func startsCharacter(_ index: Index) -> Bool {
    index == endIndex || utf8[index] < 0x80
  }
}

/// Wraps the paragraphs of a Markdown text to a width.
///
/// If all lines of a paragraph fit, it is unchanged. Otherwise, words move to the next lines, but not over a hard
/// break. Code blocks, headings and table rows are never wrapped. Consecutive empty lines are merged, and those at both
/// ends removed.
struct MarkdownFilling {
  private let width: Int
  private var lines: [String] = []
  /// The lines of the current paragraph or list item.
  private var paragraph: [Substring] = []

  private init(width: Int) { self.width = width }

  static func lines(of text: String, width: Int) -> [String] {
    var filling = MarkdownFilling(width: width)
    filling.add(text.split(at: UInt8(ascii: "\n")))
    while filling.lines.last?.isEmpty == true { filling.lines.removeLast() }
    return filling.lines
  }

  private mutating func add(_ text: [Substring]) {
    for (line, kind) in MarkdownLine.lines(of: text) {
      if kind != .text || endsFirmly { finishParagraph() }
      switch kind {
      case .text, .item: paragraph.append(line)
      case .blank: if lines.last?.isEmpty == false { lines.append("") }
      case .heading, .row, .fence, .code: lines.append(trimmingEnd(line))
      case .alone:
        paragraph = [line]
        finishParagraph()
      }
    }
    finishParagraph()
  }

  /// True if the last line of the paragraph ends with a hard break.
  private var endsFirmly: Bool {
    guard let last = paragraph.last else { return false }
    return last.hasSuffix("  ") || last.hasSuffix("\\")
  }

  private mutating func finishParagraph() {
    let fits = paragraph.allSatisfy { $0.utf8.count <= width || $0.characterCount <= width }
    for line in fits ? paragraph : [Substring(paragraph.joined(separator: " "))] {
      if fits, !line.holdsLooseBlanks {
        lines.append(String(line))
      } else {
        var filling = LineFilling(width: width)
        lines += filling.lines(of: line)
      }
    }
    paragraph = []
  }

  private func trimmingEnd(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
