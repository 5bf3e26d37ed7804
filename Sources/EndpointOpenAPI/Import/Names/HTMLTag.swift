/// An HTML tag, in any case.
struct HTMLTag {
  /// The name in lowercase.
  let name: String
  let spelling: Substring
  let isClosing: Bool
  /// The number of characters from `<` to `>`.
  let length: Int
  private let attributes: Substring

  /// Parses the tag at the start of a text. Nil if there is none.
  init?(_ text: Substring) {
    let first = text.dropFirst().first { $0 != "/" }
    guard first?.isLetter ?? false, let end = Self.end(of: text) else { return nil }
    let inside = text[..<end].dropFirst()
    isClosing = inside.first == "/"
    let name = inside.dropFirst(isClosing ? 1 : 0).prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber)
    }
    attributes = inside[name.endIndex...]
    guard !name.isEmpty,
      attributes.allSatisfy({ $0.isWhitespace || $0 == "/" })
        || attributes.first!.isWhitespace && attributes.contains("=")
    else { return nil }
    self.name = name.lowercased()
    spelling = name
    length = inside.count + 2
  }

  /// The `>` that ends a tag, outside of quotes.
  private static func end(of text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices.dropFirst() {
      switch text[index] {
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil: quote = text[index]
      case ">" where quote == nil: return index
      case "<" where quote == nil: return nil
      default: break
      }
    }
    return nil
  }

  /// The Markdown markup for the content of an element.
  enum Mark {
    case strong, emphasis, code, codeBlock
    case link(Substring)
  }

  /// The Markdown markup of an opening tag. Nil for other tags.
  var mark: Mark? {
    if isClosing { return nil }
    return switch name {
    case "strong", "b": .strong
    case "em", "i": .emphasis
    case "code": .code
    case "pre": .codeBlock
    case "a": reference.map(Mark.link)
    default: nil
    }
  }

  /// The target of a link.
  private var reference: Substring? {
    let reference = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/
    guard let match = attributes.firstMatch(of: reference) else { return nil }
    return match.1 ?? match.2
  }

  /// The separator that a tag becomes: for paragraphs, lines and list items. Empty for containers, nil for other tags.
  var lineBreaks: String? {
    switch (name, isClosing) {
    case ("span", _), ("font", _), ("li", true): ""
    case ("br", _), ("ul", false), ("ol", false): "\n"
    case ("li", false): "\n- "
    case _ where Self.blocks.contains(name): "\n\n"
    default: heading.map { "\n\n" + (isClosing ? "" : $0) }
    }
  }

  private static let blocks: Set<String> = [
    "p", "div", "ul", "ol", "section", "article", "header", "footer", "html", "body",
  ]

  /// The Markdown prefix of a heading, such as `## `.
  private var heading: String? {
    guard name.first == "h", let level = Int(name.dropFirst()), 1...6 ~= level else { return nil }
    return String(repeating: "#", count: level) + " "
  }
}
