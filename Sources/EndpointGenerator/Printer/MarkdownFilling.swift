import EndpointJSON
import EndpointSpec

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
