/// A tag of HTML, its name in small letters.
struct HTMLTag {
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
    let name = inside.dropFirst(isClosing ? 1 : 0).prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber)
    }
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
    case ("li", true): ""
    case ("p", _): "\n\n"
    case ("br", _), ("ul", _), ("ol", _): "\n"
    case ("li", false): "\n- "
    default: heading.map { "\n\n" + (isClosing ? "" : $0) }
    }
  }

  /// The marks before a heading, `## `.
  private var heading: String? {
    guard name.first == "h", let level = Int(name.dropFirst()), 1...6 ~= level else { return nil }
    return String(repeating: "#", count: level) + " "
  }
}
