import EndpointJSON
import EndpointSpec

/// Wraps the words of a long line to a width.
///
/// It works on bytes for speed, since large specs contain mostly ASCII descriptions.
struct LineFilling {
  let width: Int

  private static let blank = UInt8(ascii: " ")

  /// Wraps a text. Lines after the first are indented to its first word, after a list marker.
  func lines(of text: Substring) -> [String] {
    let isASCII = text.isLetterPerByte
    let indentation = text.utf8.prefix { $0 == Self.blank }.count
    // With one blank between words, each line is a part of the text.
    let bytes = Array(text.utf8.split(separator: Self.blank).joined(separator: [Self.blank]))
    if bytes.isEmpty { return [""] }
    let hanging = indentation + ListMarker.length(in: bytes[...])
    var lines: [String] = []
    var (start, word, column) = (0, 0, indentation)
    func finishLine(at end: Int) {
      let blanks = String(repeating: " ", count: lines.isEmpty ? indentation : hanging)
      lines.append(blanks + String(decoding: bytes[start..<end], as: UTF8.self))
    }
    while word < bytes.count {
      let end = end(of: word, in: bytes)
      let letters = bytes[word..<end]
      let length = isASCII ? letters.count : String(decoding: letters, as: UTF8.self).count
      if word == start {
        column += length
      } else if column + 1 + length > width {
        finishLine(at: word - 1)
        (start, column) = (word, hanging + length)
      } else {
        column += 1 + length
      }
      word = end + 1
    }
    finishLine(at: bytes.count)
    return lines
  }

  /// The end of a word. A word that would start a list at the beginning of a line belongs to its predecessor.
  private func end(of word: Int, in bytes: [UInt8]) -> Int {
    bytes.indices[word...].first {
      bytes[$0] == Self.blank && !MarkdownLine.beginsBlock(bytes[($0 + 1)...])
    } ?? bytes.count
  }
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
    // The last byte could belong to a longer character.
    let isWhole = bytes.endIndex == endIndex || utf8[bytes.endIndex] < 0x80
    return part.isLetterPerByte && isWhole ? part : prefix(count)
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
        lines += LineFilling(width: width).lines(of: line)
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
