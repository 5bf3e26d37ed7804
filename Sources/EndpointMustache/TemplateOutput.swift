/// The text that rendering makes, with the indentation of the partial that is being rendered.
///
/// The indentation of a line is only written when there is something to indent, so that lines that turn out empty have
/// no blanks at their end.
struct TemplateOutput {
  private(set) var text = ""
  /// What every line of the partial begins with.
  var indentation = ""
  private var indentationIsDue = false

  init(capacity: Int) {
    text.reserveCapacity(capacity)
  }

  /// Says that a line of the template begins here.
  mutating func startLine() {
    indentationIsDue = !indentation.isEmpty
  }

  /// Writes the indentation if it is due: before anything that brings lines of its own.
  mutating func indent() {
    if indentationIsDue { text.append(indentation) }
    indentationIsDue = false
  }

  /// Adds text of the template, whose lines are all indented.
  mutating func appendLines(_ lines: String) {
    guard !indentation.isEmpty else { return text.append(lines) }
    var rest = lines.utf8[...]
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.index(after: newline)
      appendLine(lines[rest.startIndex..<next])
      indentationIsDue = true
      rest = rest[next...]
    }
    if !rest.isEmpty { appendLine(lines[rest.startIndex...]) }
  }

  private mutating func appendLine(_ line: Substring) {
    let isBlank = line.utf8.first == UInt8(ascii: "\n") || line.utf8.first == UInt8(ascii: "\r")
    if !isBlank { indent() }
    text.append(contentsOf: line)
  }

  /// Adds a value, of which only the first line is indented: what is in a value is not the template's.
  mutating func append(_ value: String, escapes: Bool) {
    if value.isEmpty { return }
    indent()
    escapes ? appendEscaped(value) : text.append(value)
  }

  private mutating func appendEscaped(_ value: String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text.append("&amp;")
      case "\"": text.append("&quot;")
      case "<": text.append("&lt;")
      case ">": text.append("&gt;")
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
