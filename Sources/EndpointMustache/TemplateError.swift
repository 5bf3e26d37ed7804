/// An error in a template, with its location.
///
/// Users write templates, too, so errors have the format of compilers: `struct.mustache:12:5: …`.
package struct TemplateError: Error, Hashable, Sendable {
  package let template: String
  /// From 1.
  package let line: Int
  /// In characters, from 1.
  package let column: Int
  package let message: String

  package init(template: String, line: Int, column: Int, message: String) {
    self.template = template
    self.line = line
    self.column = column
    self.message = message
  }

  /// Computes the line only here, from a byte offset, so that parsing and rendering need not count lines.
  init(_ message: String, template: String, source: String, offset: Int) {
    let place = TemplatePlace(offset: offset, in: source)
    self.init(template: template, line: place.line, column: place.column, message: message)
  }
}

extension TemplateError: CustomStringConvertible {
  package var description: String {
    "\(template):\(line):\(column): \(message)"
  }
}

/// A line and a column, from 1.
struct TemplatePlace: Equatable {
  let line: Int
  let column: Int

  init(offset: Int, in source: String) {
    let before = source.utf8.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map(before.index(after:))
    line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    column = source[(lineStart ?? before.startIndex)..<before.endIndex].count + 1
  }
}
