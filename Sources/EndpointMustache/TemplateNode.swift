/// One step of rendering a template.
enum TemplateNode: Equatable, Sendable {
  /// Text as it stands; it may span lines. `startsLine` tells whether the text, or the tag behind an empty text, stands
  /// first in its line, where a partial's indentation goes.
  case text(String, startsLine: Bool)
  case variable(TemplateName, escapes: Bool)
  /// The nodes up to `end` are rendered for the value's elements, or once.
  case section(TemplateName, end: Int)
  /// The nodes up to `end` are rendered if the value is false or empty.
  case inverted(TemplateName, end: Int)
  /// Another template; `indentation` is nil where the tag does not stand alone in its line.
  case partial(TemplateName, indentation: String?)
}

/// A name in a tag: `name`, `owner.name`, or `.` for the innermost value itself.
struct TemplateName: Equatable, Sendable {
  let text: String
  /// The name before the first dot; nil for `.`.
  let first: String?
  /// The names behind it. Few names have any: nothing is counted then where cores copy the node at the same time.
  let rest: [String]
  /// The byte in the template at which the tag begins.
  let offset: Int

  init(_ text: String, offset: Int) {
    self.text = text
    self.offset = offset
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    first = text == "." ? nil : parts[0]
    rest = text == "." ? [] : Array(parts.dropFirst())
  }
}
