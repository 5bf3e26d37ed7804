/// Explains why a text is not YAML, in words of YAML: indentation, colons, comments and quotes.
struct MalformedYAML {
  let bytes: [UInt8]
  /// The offset where the parser stopped.
  let offset: Int

  private struct Line {
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
  }

  var mistake: TextProblem? {
    guard let index = lines.lastIndex(where: { $0.range.lowerBound <= offset }) else { return nil }
    return mergeMarker ?? tab(index) ?? comment(index) ?? missingColon(index) ?? indentation(index)
      ?? quotes(index) ?? missingColon(above: index)
  }

  private var lines: [Line] {
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

  private func problem(
    _ message: String,
    _ range: Range<Int>,
    _ hint: Hint
  ) -> TextProblem {
    TextProblem(range: range, message: message, hint: hint)
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

  private func tab(_ index: Int) -> TextProblem? {
    let line = lines[index]
    let spaces = line.text.prefix { $0 == " " || $0 == "\t" }
    guard let tab = spaces.firstIndex(of: "\t") else { return nil }
    let start = line.range.lowerBound + spaces[..<tab].utf8.count
    return problem(
      "a tab in the indentation",
      start..<start + 1,
      "indent with spaces, \(expected(before: index)) here as in the lines around it"
    )
  }

  private func comment(_ index: Int) -> TextProblem? {
    let line = lines[index]
    let marks = ["//", "/*", "--", ";"]
    guard let mark = marks.first(where: line.content.hasPrefix), line.content != "---" else {
      return nil
    }
    let start = line.place.lowerBound
    return problem(
      "a comment begins with \"#\" in YAML, not with \(quoted(mark))",
      start..<start + mark.utf8.count,
      "write \"#\""
    )
  }

  /// A line such as `path /items` or `path:/items` among keys.
  private func missingColon(_ index: Int) -> TextProblem? {
    let line = lines[index]
    guard !line.isKeyed, !line.isBlank, !line.content.hasPrefix("- "), !line.content.hasPrefix("{"),
      !line.content.hasPrefix("["), let key = firstWord(line.content)
    else { return nil }
    let hasColon = key.contains(":")
    let start = line.place.lowerBound
    return problem(
      hasColon ? "no space after \":\"" : "no \":\" after the key \(quoted(key))",
      start..<start + key.utf8.count,
      hasColon ? "write a space after the colon" : "write \"\(key):\""
    )
  }

  /// A key without a colon on the line above, whose value is indented.
  private func missingColon(above index: Int) -> TextProblem? {
    guard let before = lines[..<index].lastIndex(where: { !$0.isBlank }) else { return nil }
    return missingColon(before)
  }

  /// A line that is indented unlike its neighbors.
  private func indentation(_ index: Int) -> TextProblem? {
    let line = lines[index]
    guard line.isKeyed || line.content.hasPrefix("- "),
      let before = lines[..<index].last(where: { !$0.isBlank })
    else { return nil }
    let opens = before.content.hasSuffix(":")
    if line.indentation > before.indentation, !opens, before.isKeyed {
      return problem(
        "indented by \(line.indentation) spaces, but the line above by \(before.indentation)",
        line.place,
        "indent it by \(before.indentation) spaces, or end the line above with \":\""
      )
    }
    let levels = Set(lines[..<index].filter { !$0.isBlank }.map(\.indentation))
    guard line.indentation < before.indentation, !levels.contains(line.indentation) else {
      return nil
    }
    let near = levels.min { abs($0 - line.indentation) < abs($1 - line.indentation) } ?? 0
    return problem(
      "indented by \(line.indentation) spaces, as no line above",
      line.place,
      "indent it by \(near) spaces"
    )
  }

  /// A value that needs quotes: it contains `: ` or ` #`, or begins with a character of YAML.
  private func quotes(_ index: Int) -> TextProblem? {
    let line = lines[index]
    guard let colon = line.content.range(of: ": ") else { return nil }
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
      hint: "write \"\(plain)\""
    )
  }

  /// The indentation of the line before, or two more after a key without a value.
  private func expected(before index: Int) -> Int {
    guard let before = lines[..<index].last(where: { !$0.isBlank }) else { return 0 }
    return before.indentation + (before.content.hasSuffix(":") ? 2 : 0)
  }

  private func firstWord(_ text: Substring) -> String? {
    let word = text.prefix { $0 != " " }
    guard let first = word.first, first.isLetter || first == "\"" || first == "$" else {
      return nil
    }
    return String(word)
  }
}
