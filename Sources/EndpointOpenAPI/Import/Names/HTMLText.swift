/// Converts HTML in a description (CommonMark 0.31.2, section 6.6) to Markdown. Elements without a Markdown form and
/// text between backticks stay unchanged.
struct HTMLText {
  private var rest: Substring
  private var result = ""
  /// Whether the current line is a table row, where elements must not contain line breaks.
  private var isRow: Bool
  /// The names of tags without a closing tag.
  private var unclosed: Set<Substring> = []

  private init(_ text: Substring, isRow: Bool?) {
    rest = text
    self.isRow = isRow ?? Self.isRow(text)
  }

  static func markdown(_ text: String) -> String {
    let marks: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: "&")]
    guard text.utf8.contains(where: marks.contains) else { return text }
    return markdown(text.replacing("\r\n", with: "\n")[...])
  }

  /// - Parameter isRow: Whether the text is inside a table row. Nil at the start of a line.
  private static func markdown(_ text: Substring, isRow: Bool? = nil) -> String {
    var reading = HTMLText(text, isRow: isRow)
    while let next = reading.rest.firstIndex(where: { "<&`~".contains($0) }) {
      reading.copy(to: next)
      switch reading.rest.first {
      case "<": reading.readTag()
      case "&": reading.readEntity()
      case "~": reading.readTildes()
      default: reading.readCode()
      }
    }
    return reading.result + reading.rest
  }

  private static func isRow(_ line: Substring) -> Bool { line.first { $0 != " " } == "|" }

  private mutating func copy(to end: Substring.Index) {
    result += rest[..<end]
    skip(to: end)
  }

  private mutating func skip(to end: Substring.Index) {
    let newline = rest[..<end].lastIndex(of: "\n")
    if let newline { isRow = Self.isRow(rest[newline...].dropFirst()) }
    rest = rest[end...]
  }

  private mutating func copySign() { copy(to: rest.index(after: rest.startIndex)) }

  /// Copies code between backticks. Inline code must end in the same paragraph.
  private mutating func readCode() {
    let mark = rest.prefix { $0 == "`" }
    let behind = rest.dropFirst(mark.count)
    guard let end = behind.firstRange(of: mark),
      mark.count > 2 || behind[..<end.lowerBound].firstRange(of: "\n\n") == nil
    else { return copy(to: behind.startIndex) }
    copy(to: end.upperBound)
  }

  /// Copies code between tilde fences. Without a closing fence, copies the rest.
  private mutating func readTildes() {
    let mark = rest.prefix { $0 == "~" }
    let isFence = mark.count > 2 && (result.isEmpty || result.hasSuffix("\n"))
    let behind = rest.dropFirst(mark.count)
    guard isFence else { return copy(to: behind.startIndex) }
    copy(to: behind.firstRange(of: "\n\(mark)")?.upperBound ?? rest.endIndex)
  }

  private mutating func readEntity() {
    let entity = Self.entities.first { rest.hasPrefix($0.name) }
    guard let entity, !["<", ">", "&"].contains(entity.sign) || rest.hasPrefix("&amp; ") else {
      return copySign()
    }
    result += entity.sign
    skip(to: rest.dropFirst(entity.name.count).startIndex)
  }

  /// The characters of entities. Outside of code, `<`, `>` and `&` stay escaped.
  private static let entities: [(name: String, sign: String)] = [
    ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&nbsp;", " "), ("&lt;", "<"),
    ("&gt;", ">"), ("&amp;", "&"),
  ]

  private mutating func readTag() {
    guard let tag = HTMLTag(rest) else { return copySign() }
    let behind = rest.dropFirst(tag.length)
    if let mark = tag.mark, let end = closing(tag, in: behind),
      let text = marked(behind[..<end.lowerBound], as: mark)
    {
      if text.hasPrefix("`"), result.hasSuffix("`") { result += " " }
      result += text
      skip(to: end.upperBound)
    } else if let text = tag.lineBreaks, !isRow || text.isEmpty {
      // The first paragraph of a list item follows its bullet, and a title its `#` marks.
      if !result.hasSuffix("\n- ") || !text.hasPrefix("\n\n") { result += text }
      let next = text.hasSuffix(" ") ? behind.drop(while: \.isWhitespace) : behind
      skip(to: next.startIndex)
    } else {
      copySign()
    }
  }

  /// The range of the closing tag. Caches the names of tags without one.
  private mutating func closing(_ tag: HTMLTag, in text: Substring) -> Range<Substring.Index>? {
    if unclosed.contains(tag.spelling) { return nil }
    let range = text.firstRange(of: "</\(tag.spelling)>")
    if range == nil { unclosed.insert(tag.spelling) }
    return range
  }

  /// A text with markup. Nil if the markup is not possible.
  private func marked(_ text: Substring, as mark: HTMLTag.Mark) -> String? {
    switch mark {
    case .strong: emphasized(text, "**")
    case .emphasis: emphasized(text, "*")
    case .code: Self.code(text)
    case .codeBlock: isRow ? nil : Self.fenced(text)
    case .link(let reference): "[\(Self.markdown(text, isRow: isRow))](\(reference))"
    }
  }

  /// Adds emphasis marks. Leading and trailing spaces and punctuation stay outside. Text with several paragraphs gets
  /// none.
  private func emphasized(_ text: Substring, _ mark: String) -> String {
    let text = Self.markdown(text, isRow: isRow)
    let words = text.trimmingPrefix(while: \.isWhitespace)
    guard let last = words.lastIndex(where: { !$0.isWhitespace && !":;,".contains($0) }),
      !words.contains("*"), words.firstRange(of: "\n\n") == nil
    else { return text }
    let end = words.index(after: last)
    return text[..<words.startIndex] + mark + words[..<end] + mark + words[end...]
  }

  private static func code(_ text: Substring) -> String? {
    if text.isEmpty { return "" }
    if text.contains("<") || text.contains("`") || text.contains("\n") { return nil }
    return "`\(decoded(text))`"
  }

  /// A fenced code block.
  private static func fenced(_ text: Substring) -> String? {
    var code = text
    if let tag = HTMLTag(text), tag.name == "code", text.hasSuffix("</code>") {
      code = text.dropFirst(tag.length).dropLast("</code>".count)
    }
    if code.contains("<") || code.contains("```") { return nil }
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).drop(while: \.isEmpty)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return "\n\n```\n\(decoded(lines.joined(separator: "\n")[...]))\n```\n\n"
  }

  /// The text with entities replaced.
  private static func decoded(_ text: Substring) -> String {
    entities.reduce(String(text)) { $0.replacing($1.name, with: $1.sign) }
  }
}
