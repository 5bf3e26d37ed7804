import EndpointJSON
import EndpointSpec

/// Fills the paragraphs of a Markdown text with lines of a width (CommonMark 0.31.2, chapters 4 and 5).
///
/// A paragraph of which every line fits stays as it is; in another one words move on to the lines that follow. Code between fences,
/// headings and rows of tables are never broken. Of several empty lines one is kept, and none at both ends.
struct MarkdownFilling {
  private let width: Int
  private var lines: [String] = []
  /// The lines of the paragraph that has begun, which may be an item of a list.
  private var paragraph: [Substring] = []

  private init(width: Int) { self.width = width }

  static func lines(of text: String, width: Int) -> [String] {
    var filling = MarkdownFilling(width: width)
    filling.add(text.split(at: UInt8(ascii: "\n")))
    while filling.lines.last?.isEmpty == true { filling.lines.removeLast() }
    return filling.lines
  }

  private mutating func add(_ text: [Substring]) {
    var code: MarkdownLine?
    for line in text {
      let kind = MarkdownLine(line)
      if kind != .text || endsFirmly { finishParagraph() }
      switch kind {
      case _ where code != nil:
        lines.append(trimmingEnd(line))
        if kind == code { code = nil }
      case .text, .item: paragraph.append(line)
      case .blank: if lines.last?.isEmpty == false { lines.append("") }
      case .whole: lines.append(trimmingEnd(line))
      case .fence:
        lines.append(trimmingEnd(line))
        code = kind
      }
    }
    finishParagraph()
  }

  /// Whether the paragraph's last line ends with a hard break.
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

/// What a line is, outside code.
private enum MarkdownLine: Equatable {
  case blank
  /// It begins or ends code, with such a mark.
  case fence(UInt8)
  /// It stands alone: a heading, a row of a table, a line across the page.
  case whole
  /// It begins an item of a list.
  case item
  /// It goes on with a paragraph, or begins one.
  case text

  init(_ line: Substring) {
    let words = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard let first = words.first else {
      self = .blank
      return
    }
    let isRow = first == UInt8(ascii: "|")
    if words.starts(with: "```".utf8) || words.starts(with: "~~~".utf8) {
      self = .fence(first)
    } else if isRow || Self.isHeading(words) || Self.isRule(words, of: first) {
      self = .whole
    } else {
      self = ListMarker.first(in: words) == nil ? .text : .item
    }
  }

  private static func isHeading(_ words: Substring.UTF8View) -> Bool {
    let title = words.drop { $0 == UInt8(ascii: "#") }
    return title.count < words.count && title.first ?? UInt8(ascii: " ") == UInt8(ascii: " ")
  }

  private static func isRule(_ words: Substring.UTF8View, of mark: UInt8) -> Bool {
    "-=*_".utf8.contains(mark) && words.count > 2 && words.allSatisfy { $0 == mark }
  }
}
