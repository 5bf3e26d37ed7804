/// A rendering step of a template.
enum TemplateNode: Equatable, Sendable {
  /// Literal text, possibly of several lines. `startsLine` is true if the text, or the tag after an empty text, is the
  /// first on its line, so that a partial's indentation precedes it.
  case text(String, startsLine: Bool)
  case variable(TemplateName, escapes: Bool)
  /// Renders the nodes up to `end` once, or for each element of the value.
  case section(TemplateName, end: Int)
  /// Renders the nodes up to `end` if the value is false or empty.
  case inverted(TemplateName, end: Int)
  /// Another template. `indentation` is nil unless the tag is alone on its line.
  case partial(TemplateName, indentation: String?)
}

/// A name in a tag: `name`, `owner.name`, or `.` for the innermost value.
struct TemplateName: Equatable, Sendable {
  let text: String
  /// The part before the first dot. Nil for `.`.
  let first: String?
  /// The parts after it. Usually empty, which avoids reference counting when several threads copy the node.
  let rest: [String]
  /// The byte offset of the tag.
  let offset: Int

  init(_ text: String, offset: Int) {
    self.text = text
    self.offset = offset
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    first = text == "." ? nil : parts[0]
    rest = text == "." ? [] : Array(parts.dropFirst())
  }
}
