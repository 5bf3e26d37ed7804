/// The output of rendering, with the indentation of the current partial.
///
/// Indentation is written only before other text, so that empty lines have no trailing spaces.
struct TemplateOutput {
  private(set) var text = ""
  /// The indentation of the partial's lines.
  var indentation = ""
  private var indentationIsDue = false

  init(capacity: Int) {
    text.reserveCapacity(capacity)
  }

  /// Starts a line of the template.
  mutating func startLine() {
    indentationIsDue = !indentation.isEmpty
  }

  /// Writes pending indentation.
  mutating func indent() {
    if indentationIsDue { text.append(indentation) }
    indentationIsDue = false
  }

  /// Appends text of the template, with all its lines indented.
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

  /// Appends a value. Only its first line is indented.
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
