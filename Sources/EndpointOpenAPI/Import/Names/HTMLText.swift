/// HTML in a description, which CommonMark allows (0.31.2, section 6.6), as the Markdown that says the same. What Markdown has no
/// form for stays as it is, and so does what stands between backticks.
struct HTMLText {
  private var rest: Substring
  private var result = ""
  /// The names of tags that no closing one follows.
  private var unclosed: Set<String> = []

  private init(_ text: Substring) { rest = text }

  static func markdown(_ text: String) -> String {
    let marks: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: "&")]
    guard text.utf8.contains(where: marks.contains) else { return text }
    return markdown(text[...])
  }

  private static func markdown(_ text: Substring) -> String {
    var reading = HTMLText(text)
    while let next = reading.rest.firstIndex(where: { "<&`".contains($0) }) {
      reading.result += reading.rest[..<next]
      reading.rest = reading.rest[next...]
      switch reading.rest.first {
      case "<": reading.readTag()
      case "&": reading.readEntity()
      default: reading.readCode()
      }
    }
    return reading.result + reading.rest
  }

  /// Copies what stands between backticks.
  private mutating func readCode() {
    let mark = rest.prefix { $0 == "`" }
    let behind = rest.dropFirst(mark.count)
    let end = behind.firstRange(of: mark)?.upperBound ?? behind.startIndex
    result += rest[..<end]
    rest = rest[end...]
  }

  private mutating func readEntity() {
    guard let (entity, text) = Self.entities.first(where: { rest.hasPrefix($0.key) }) else {
      result.append(rest.removeFirst())
      return
    }
    result += text
    rest = rest.dropFirst(entity.count)
  }

  private static let entities: KeyValuePairs = [
    "&quot;": "\"", "&#39;": "'", "&apos;": "'", "&nbsp;": " ", "&amp; ": "& ",
  ]

  private mutating func readTag() {
    guard let tag = HTMLTag(rest) else {
      result.append(rest.removeFirst())
      return
    }
    let behind = rest.dropFirst(tag.length)
    if let end = closing(tag, in: behind),
      let text = Self.marked(behind[..<end.lowerBound], as: tag)
    {
      result += text
      rest = behind[end.upperBound...]
    } else if let text = tag.lineBreaks {
      result += text
      rest = behind
    } else {
      result.append(rest.removeFirst())
    }
  }

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
    if text.contains("<") || text.contains("`") { return nil }
    var text = String(text)
    for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      text = text.replacing(entity, with: sign)
    }
    return "`\(text)`"
  }
}

/// A tag of HTML, its name in small letters.
private struct HTMLTag {
  let name: String
  let isClosing: Bool
  /// How many characters it has, from `<` to `>`.
  let length: Int
  private let attributes: Substring

  /// The tag at the beginning of a text; nil where none is.
  init?(_ text: Substring) {
    let inside = text.dropFirst().prefix { $0 != "<" && $0 != ">" }
    guard text[inside.endIndex...].first == ">" else { return nil }
    isClosing = inside.first == "/"
    let name = inside.dropFirst(isClosing ? 1 : 0).prefix { $0.isASCII && $0.isLetter }
    attributes = inside[name.endIndex...]
    guard attributes.first.map({ $0.isWhitespace || $0 == "/" }) ?? !name.isEmpty else {
      return nil
    }
    self.name = name.lowercased()
    length = inside.count + 2
  }

  /// Where a link leads.
  var reference: Substring? {
    guard let start = attributes.firstRange(of: "href=")?.upperBound else { return nil }
    guard let quote = attributes[start...].first, "\"'".contains(quote) else { return nil }
    return attributes[start...].dropFirst().prefix { $0 != quote }
  }

  /// What separates paragraphs, lines and items of lists; nil for other tags.
  var lineBreaks: String? {
    switch (name, isClosing) {
    case ("p", false), ("li", true): ""
    case ("p", true): "\n\n"
    case ("br", _), ("ul", _), ("ol", _): "\n"
    case ("li", false): "\n- "
    default: nil
    }
  }
}
