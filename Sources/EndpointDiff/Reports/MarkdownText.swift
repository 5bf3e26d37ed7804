import EndpointSpec

/// Texts of a spec inside a cell of a Markdown table, where they are text and nothing else: no markup, no mention of a
/// person, no reference to an issue, no end of the cell.
extension String {
  /// As prose.
  var asMarkdown: String {
    var escaped = ""
    for scalar in onOneLine.withoutControlCharacters.unicodeScalars {
      if Self.markup.contains(scalar) {
        escaped += "&#\(scalar.value);"
        // GitHub looks for mentions and references in the rendered text: a word joiner keeps it from seeing one.
        if scalar == "@" || scalar == "#" { escaped += "\u{2060}" }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// As prose in which what stands between backticks is code.
  var asMarkdownWithCode: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).asMarkdown : String(part).asMarkdownCode
    }.joined()
  }

  /// As code: between backticks where that is safe, so that the comment's source stays readable.
  var asMarkdownCode: String {
    let text = onOneLine.withoutControlCharacters
    guard !text.isEmpty else { return "" }
    if !text.unicodeScalars.contains(where: Self.endsCode.contains) { return "`\(text)`" }
    return "<code>\(text.asMarkdown)</code>"
  }

  private static let markup = Set("\\`*_[]<>&|~#@$!".unicodeScalars)
  private static let endsCode = Set("\\`|".unicodeScalars)
}
