/// Explains why a text is not YAML, in words of YAML: indentation, colons, comments and quotes.
struct MalformedYAML {
  let bytes: [UInt8]
  /// The offset where the parser stopped.
  let offset: Int

  struct Line {
    let range: Range<Int>
    let text: Substring
    /// The number of spaces before the content.
    var indentation: Int { text.prefix { $0 == " " }.count }
    /// The text without spaces at both ends.
    var content: Substring {
      var content = text.drop { $0 == " " || $0 == "\t" }
      while content.last?.isWhitespace == true { content.removeLast() }
      return content
    }
    /// The place of the content.
    var place: Range<Int> {
      let start = range.lowerBound + text.prefix { $0 == " " || $0 == "\t" }.utf8.count
      return start..<max(start + 1, start + content.utf8.count)
    }
    /// True for `key: value`, `key:` and `"key": value`.
    var isKeyed: Bool { content.contains(": ") || content.hasSuffix(":") }
    var isBlank: Bool { content.isEmpty || content.hasPrefix("#") }
    /// The bracket that begins the value, if the line does not close it.
    var openBracket: String.Index? {
      guard let colon = text.firstRange(of: ": "),
        let start = text[colon.upperBound...].firstIndex(where: { $0 != " " }),
        "[{".contains(text[start])
      else { return nil }
      let value = text[start...]
      let isOpen = value.count { "[{".contains($0) } > value.count { "]}".contains($0) }
      return isOpen && !value.contains("\"") && !value.contains("'") ? start : nil
    }
    var hasTab: Bool { text.prefix { $0 == " " || $0 == "\t" }.contains("\t") }

    /// The quote before a value that no other quote on the line closes.
    var openQuote: String.Index? {
      var start = text.firstIndex { $0 != " " && $0 != "-" } ?? text.endIndex
      if let colon = text.firstRange(of: ": ") {
        start = text[colon.upperBound...].firstIndex { $0 != " " } ?? text.endIndex
      }
      guard start < text.endIndex, "\"'".contains(text[start]) else { return nil }
      let rest = text[start...].replacing("\\\"", with: "")
      return rest.count { $0 == text[start] }.isMultiple(of: 2) ? nil : start
    }
  }

  var mistake: TextProblem? {
    guard let index = lines.lastIndex(where: { $0.range.lowerBound <= offset }) else { return nil }
    let ofTexts =
      mergeMarker ?? secondDocument(index) ?? alias(index) ?? deceptiveSpace(index)
      ?? wideColon(index) ?? tab(index) ?? comment(index) ?? comment(above: index)
      ?? endingComma(index)
    let ofBlocks = unclosedQuote(index) ?? unclosedBracket(index) ?? itemAmongKeys(index)
    let ofLines = unevenIndentation(index) ?? missingColon(index) ?? indentation(index)
    return ofTexts ?? ofBlocks ?? ofLines ?? quotes(index) ?? missingColon(above: index)
  }

  var lines: [Line] {
    var start = 0
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      line in
      defer { start += line.count + 1 }
      return Line(
        range: start..<start + line.count,
        text: Substring(String(decoding: line, as: UTF8.self))
      )
    }
  }

  func problem(
    _ message: String,
    _ range: Range<Int>,
    _ hint: Hint,
    _ remedy: [TextProblem.Replacement] = [],
    isCertain: Bool = true
  ) -> TextProblem {
    TextProblem(range: range, message: message, hint: hint, remedy: remedy, isCertain: isCertain)
  }

  private var mergeMarker: TextProblem? {
    let marks = ["<<<<<<<", ">>>>>>>"]
    guard let line = lines.first(where: { line in marks.contains { line.text.hasPrefix($0) } })
    else {
      return nil
    }
    return problem(
      "an unresolved merge conflict",
      line.range.lowerBound..<line.range.lowerBound + 7,
      "resolve the conflict, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>"
    )
  }

  private func comment(_ index: Int) -> TextProblem? {
    let line = lines[index]
    let marks = ["//", "/*", "--", ";"]
    guard let mark = marks.first(where: line.content.hasPrefix), line.content != "---" else {
      return nil
    }
    let start = line.place.lowerBound
    let range = start..<start + mark.utf8.count
    return problem(
      "a comment begins with \"#\" in YAML, not with \(quoted(mark))",
      range,
      "write \"#\"",
      [TextProblem.Replacement(range: range, text: "#")],
      isCertain: mark != "/*" || line.content.hasSuffix("*/")
    )
  }

  /// A comment above, which the parser read as a text.
  private func comment(above index: Int) -> TextProblem? {
    guard let before = lines[..<index].lastIndex(where: { !$0.isBlank }) else { return nil }
    return comment(before)
  }

  /// True if the next line is no continuation of a text on this line.
  func isEntry(after index: Int) -> Bool {
    guard let next = lines[(index + 1)...].first(where: { !$0.isBlank }) else { return true }
    return next.indentation <= lines[index].indentation
  }

  /// A line such as `path /items` or `path:/items` among keys.
  private func missingColon(_ index: Int) -> TextProblem? {
    let line = lines[index]
    guard !line.isKeyed, !line.isBlank, !line.content.hasPrefix("- "), !line.content.hasPrefix("{"),
      !line.content.hasPrefix("["), let key = firstWord(line.content)
    else { return nil }
    let start = line.place.lowerBound
    if let equals = equalsSign(line, key) { return equals }
    guard let colon = key.firstIndex(of: ":") else {
      let end = start + key.utf8.count
      return problem(
        "no \":\" after the key \(quoted(key))",
        start..<end,
        "write \"\(key):\"",
        [TextProblem.Replacement(range: end..<end, text: ":")],
        isCertain: line.content == key || SpecKeys.isKey(key) || isWordAndValue(index)
      )
    }
    let end = start + key[...colon].utf8.count
    return problem(
      "no space after \":\"",
      start..<start + key.utf8.count,
      "write a space after the colon",
      [TextProblem.Replacement(range: end..<end, text: " ")],
      isCertain: SpecKeys.isKey(String(key[..<colon]))
    )
  }

  /// True for a word and a value of one word that no text above goes on with: `production https://shop.test`.
  private func isWordAndValue(_ index: Int) -> Bool {
    let words = lines[index].content.split(separator: " ")
    guard words.count == 2, let above = lines[..<index].last(where: { !$0.isBlank }) else {
      return false
    }
    let texts = ["summary", "description", "message", "text"]
    return above.isKeyed && above.openQuote == nil && !above.content.hasPrefix("- ")
      && !texts.contains { above.content.hasPrefix($0) }
  }

  /// A key without a colon on the line above, whose value is indented.
  private func missingColon(above index: Int) -> TextProblem? {
    guard let before = lines[..<index].lastIndex(where: { !$0.isBlank }) else { return nil }
    return missingColon(before)
  }

  /// A value that needs quotes: it contains `: ` or ` #`, or begins with a character of YAML.
  private func quotes(_ index: Int) -> TextProblem? {
    let line = lines[index]
    guard let colon = line.content.firstRange(of: ": ") else { return nil }
    let value = line.content[colon.upperBound...].drop { $0 == " " }
    guard let first = value.first, first != "\"", first != "'" else { return nil }
    // A closed bracket with text behind it, as in "[Item]?".
    let isBracketed =
      first == "[" && value.contains("]") && !value.hasSuffix("]")
      || first == "{" && value.contains("}") && !value.hasSuffix("}")
    let isSpecial = "@`%&*!|>]},".contains(first) || isBracketed
    guard value.contains(": ") || value.hasSuffix(":") || isSpecial else { return nil }
    let start =
      line.range.lowerBound
      + line.text.utf8.distance(from: line.text.startIndex, to: value.startIndex)
    let end = start + value.utf8.count
    let plain = value.replacing("\"", with: "\\\"")
    return TextProblem(
      range: start..<end,
      message: isSpecial
        ? "a text that begins with \(quoted(String(first))) needs quotes"
        : "a text with \": \" in it needs quotes",
      hint: "write \"\(plain)\"",
      remedy: [TextProblem.Replacement(range: start..<end, text: "\"\(plain)\"")],
      isCertain: !value.contains(" #") && !value.contains("\\")
    )
  }

  private func firstWord(_ text: Substring) -> String? {
    let word = text.prefix { $0 != " " }
    guard let first = word.first, first.isLetter || first == "\"" || first == "$" else {
      return nil
    }
    return String(word)
  }
}
