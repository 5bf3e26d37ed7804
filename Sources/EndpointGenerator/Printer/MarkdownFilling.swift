import EndpointJSON
import EndpointSpec

/// Fills the paragraphs of a Markdown text with lines of a width.
///
/// A paragraph of which every line fits keeps its lines; in another one words move on to the lines that follow, but not over a
/// hard break. Code between fences, headings and rows of tables are never broken. Of several empty lines one is kept, and none
/// at both ends.
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
