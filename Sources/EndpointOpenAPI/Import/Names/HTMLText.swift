/// HTML in a description, which CommonMark allows (0.31.2, section 6.6), as the Markdown that says the same. What Markdown has no
/// form for stays as it is, and so does what stands between backticks.
struct HTMLText {
  private let text: Substring
  private var rest: Substring
  private var result = ""
  /// Where the line begins that is read.
  private var line: Substring.Index
  /// The names of tags that no closing one follows.
  private var unclosed: Set<String> = []

  private init(_ text: Substring) {
    (self.text, rest, line) = (text, text, text.startIndex)
  }

  static func markdown(_ text: String) -> String {
    let marks: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: "&")]
    guard text.utf8.contains(where: marks.contains) else { return text }
    return markdown(text[...])
  }

  private static func markdown(_ text: Substring) -> String {
    var reading = HTMLText(text)
    while let next = reading.rest.firstIndex(where: { "<&`".contains($0) }) {
      reading.copy(to: next)
      switch reading.rest.first {
      case "<": reading.readTag()
      case "&": reading.readEntity()
      default: reading.readCode()
      }
    }
    return reading.result + reading.rest
  }

  private mutating func copy(to end: Substring.Index) {
    result += rest[..<end]
    skip(to: end)
  }

  private mutating func skip(to end: Substring.Index) {
    if let newline = rest[..<end].lastIndex(of: "\n") { line = rest.index(after: newline) }
    rest = rest[end...]
  }

  private mutating func copySign() { copy(to: rest.index(after: rest.startIndex)) }

  /// Copies what stands between backticks.
  private mutating func readCode() {
    let mark = rest.prefix { $0 == "`" }
    let behind = rest.dropFirst(mark.count)
    copy(to: behind.firstRange(of: mark)?.upperBound ?? behind.startIndex)
  }

  private mutating func readEntity() {
    guard let (entity, text) = Self.entities.first(where: { rest.hasPrefix($0.key) }) else {
      return copySign()
    }
    result += text
    skip(to: rest.dropFirst(entity.count).startIndex)
  }

  private static let entities: KeyValuePairs = [
    "&quot;": "\"", "&#39;": "'", "&apos;": "'", "&nbsp;": " ", "&amp; ": "& ",
  ]

  private mutating func readTag() {
    guard let tag = HTMLTag(rest) else { return copySign() }
    let behind = rest.dropFirst(tag.length)
    if let end = closing(tag, in: behind),
      let text = Self.marked(behind[..<end.lowerBound], as: tag)
    {
      result += text
      skip(to: end.upperBound)
    } else if let text = tag.lineBreaks, !isRow {
      // The first paragraph of an item stands behind its bullet.
      if !result.hasSuffix("\n- ") { result += text }
      skip(to: behind.startIndex)
    } else {
      copySign()
    }
  }

  /// Whether the line is a row of a table, which ends with it.
  private var isRow: Bool { text[line...].first { $0 != " " } == "|" }

  /// Where the tag is that closes another one; each name is looked for in vain but once.
  private mutating func closing(_ tag: HTMLTag, in text: Substring) -> Range<Substring.Index>? {
    if tag.isClosing || tag.lineBreaks != nil || unclosed.contains(tag.name) { return nil }
    let range = text.firstRange(of: "</\(tag.name)>")
    if range == nil { unclosed.insert(tag.name) }
    return range
  }

  /// A text between two tags; nil where Markdown has no marks for it.
  private static func marked(_ text: Substring, as tag: HTMLTag) -> String? {
    switch tag.name {
    case "strong", "b": emphasized(text, "**")
    case "em", "i": emphasized(text, "_")
    case "code": code(text)
    case "pre": fenced(text)
    case "a": tag.reference.map { "[\(markdown(text))](\($0))" }
    default: nil
    }
  }

  /// Marks stand at words: the blanks at both ends go outside.
  private static func emphasized(_ text: Substring, _ mark: String) -> String {
    let inner = text.trimmingPrefix(while: \.isWhitespace)
    guard let last = inner.lastIndex(where: { !$0.isWhitespace }) else { return String(text) }
    let end = inner.index(after: last)
    return text[..<inner.startIndex] + mark + markdown(inner[..<end]) + mark + inner[end...]
  }

  private static func code(_ text: Substring) -> String? {
    if text.contains("<") || text.contains("`") || text.contains("\n") { return nil }
    return "`\(decoded(text))`"
  }

  /// Lines of code between fences.
  private static func fenced(_ text: Substring) -> String? {
    var code = text
    if let tag = HTMLTag(text), tag.name == "code", text.hasSuffix("</code>") {
      code = text.dropFirst(tag.length).dropLast("</code>".count)
    }
    if code.contains("<") || code.contains("```") { return nil }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).drop(while: \.isEmpty)
    return "\n```\n\(decoded(lines.joined(separator: "\n")[...]))\n```\n"
  }

  /// The text with the signs that entities stand for.
  private static func decoded(_ text: Substring) -> String {
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
    return signs.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
