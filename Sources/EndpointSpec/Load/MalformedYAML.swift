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
    return mergeMarker ?? tab(index) ?? comment(index) ?? comment(above: index)
      ?? unclosedQuote(index) ?? unevenIndentation(index) ?? missingColon(index) ?? indentation(
        index
      ) ?? quotes(index) ?? missingColon(above: index)
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
    _ hint: Hint,
    _ remedy: [TextProblem.Replacement] = [],
    isCertain: Bool = true
  ) -> TextProblem {
    TextProblem(range: range, message: message, hint: hint, remedy: remedy, isCertain: isCertain)
  }

  /// Writes spaces before the content of a line.
  private func indented(_ line: Line, by count: Int) -> TextProblem.Replacement {
    TextProblem.Replacement(
      range: line.range.lowerBound..<line.place.lowerBound,
      text: String(repeating: " ", count: count)
    )
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
    let width = width(of: line)
    let levels = Set(lines[..<index].filter { !$0.isBlank }.map(width(of:)))
    let isLevel = width == expected(before: index) || levels.contains(width)
    let count = isLevel ? width : expected(before: index)
    let others = lines[(index + 1)...].filter { isLevel && $0.hasTab && !$0.content.isEmpty }
    return problem(
      "a tab in the indentation",
      start..<start + 1,
      "indent with spaces, \(count) here as in the lines around it",
      [indented(line, by: count)] + others.map { indented($0, by: self.width(of: $0)) },
      isCertain: isLevel
    )
  }

  /// The number of spaces before the content, with two for a tab.
  private func width(of line: Line) -> Int {
    line.text.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 2 : 1) }
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

  /// A quote that is not closed on its line, before a line with another key.
  private func unclosedQuote(_ index: Int) -> TextProblem? {
    let quoted = lines[...index].indices.last { lines[$0].openQuote != nil && isEntry(after: $0) }
    guard let quoted, let quote = lines[quoted].openQuote else { return nil }
    let line = lines[quoted]
    let end = line.place.upperBound
    let start = line.range.lowerBound + line.text[..<quote].utf8.count
    let mark = String(line.text[quote])
    return problem(
      "this \(mark) is not closed",
      start..<end,
      "write \(mark) at the end of the line",
      [TextProblem.Replacement(range: end..<end, text: mark)]
    )
  }

  /// True if the next line is no continuation of a text on this line.
  private func isEntry(after index: Int) -> Bool {
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
    guard let colon = key.firstIndex(of: ":") else {
      let end = start + key.utf8.count
      return problem(
        "no \":\" after the key \(quoted(key))",
        start..<end,
        "write \"\(key):\"",
        [TextProblem.Replacement(range: end..<end, text: ":")],
        isCertain: line.content == key || SpecKeys.isKey(key)
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

  /// A key without a colon on the line above, whose value is indented.
  private func missingColon(above index: Int) -> TextProblem? {
    guard let before = lines[..<index].lastIndex(where: { !$0.isBlank }) else { return nil }
    return missingColon(before)
  }

  /// The usual difference of the indentations of a key and those below it.
  private var unit: Int {
    let depths = lines.filter { !$0.isBlank }.map(\.indentation)
    let steps = zip(depths.dropFirst(), depths).map(-).filter { $0 > 0 }
    let counts = Dictionary(grouping: steps) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 2
  }

  /// A line whose indentation is not a multiple of the usual one.
  private func unevenIndentation(_ index: Int) -> TextProblem? {
    let unit = unit
    let uneven = lines[...index].lastIndex { $0.isKeyed && $0.indentation % unit != 0 }
    guard let uneven, !lines[uneven].isBlank else { return nil }
    let line = lines[uneven]
    let before = lines[..<uneven].last { !$0.isBlank }
    let next = lines[(uneven + 1)...].first { !$0.isBlank }
    let isInside = before.map { $0.content.hasSuffix(":") } ?? false
    let least = isInside ? (before?.indentation ?? 0) + unit : 0
    let most = isInside ? least : before?.indentation ?? 0
    let fitting = stride(from: least, through: most, by: unit).filter { depth in
      guard let next else { return true }
      return line.content.hasSuffix(":")
        ? next.indentation == depth + unit : next.indentation <= depth
    }
    let near = fitting.sorted { abs($0 - line.indentation) < abs($1 - line.indentation) }
    guard let best = near.first else { return nil }
    let isCertain =
      near.count == 1 || abs(near[1] - line.indentation) >= 2 * unit
    return problem(
      "indented by \(line.indentation) spaces, where the lines around it have multiples of \(unit)",
      line.place,
      isCertain
        ? "indent it by \(best) spaces" : "indent it by \(best) or by \(near[1]) spaces",
      isCertain ? [indented(line, by: best)] : []
    )
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
        "indent it by \(before.indentation) spaces, or end the line above with \":\"",
        [indented(line, by: before.indentation)],
        isCertain: before.content.last.map { "\"'}]".contains($0) } ?? false
      )
    }
    let levels = Set(lines[..<index].filter { !$0.isBlank }.map(\.indentation))
    guard line.indentation < before.indentation, !levels.contains(line.indentation) else {
      return nil
    }
    let distance = levels.map { abs($0 - line.indentation) }.min() ?? 0
    let near = levels.filter { abs($0 - line.indentation) == distance }.sorted()
    let next = lines[(index + 1)...].first { !$0.isBlank }?.indentation
    let best = near.first { $0 == next } ?? near.last ?? 0
    return problem(
      "indented by \(line.indentation) spaces, as no line above",
      line.place,
      "indent it by \(best) spaces",
      [indented(line, by: best)],
      isCertain: near.count == 1 || best == next
    )
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
