/// Quotes around texts of YAML.
extension MalformedYAML {
  /// A quote that is not closed on its line, before a line with another key.
  func unclosedQuote(_ index: Int) -> TextProblem? {
    let isQuoted = { (line: Int) in lines[line].openQuote != nil && isEntry(after: line) }
    guard let quoted = lines[...index].indices.last(where: isQuoted),
      let quote = lines[quoted].openQuote
    else { return nil }
    let line = lines[quoted]
    let end = line.place.upperBound
    let start = line.range.lowerBound + line.text[..<quote].utf8.count
    let mark = String(line.text[quote])
    let other = mark == "'" ? "\"" : "'"
    if line.content.hasSuffix(other), line.content.count(where: { String($0) == other }) == 1 {
      return problem(
        "this \(mark) is closed by \(other)",
        start..<end,
        "write \(mark) at the end of the line",
        [TextProblem.Replacement(range: end - 1..<end, text: mark)]
      )
    }
    if let inner = innerQuotes(of: line, from: quote) { return inner }
    return problem(
      "this \(mark) is not closed",
      start..<end,
      "write \(mark) at the end of the line",
      [TextProblem.Replacement(range: end..<end, text: mark)]
    )
  }

  /// A quote within a quoted text, such as the apostrophe of `'the shop's items'`.
  private func innerQuotes(of line: Line, from quote: String.Index) -> TextProblem? {
    let mark = String(line.text[quote])
    let text = line.text[line.text.index(after: quote)...]
    guard line.content.hasSuffix(mark), text.count(where: { String($0) == mark }) == 2,
      let inner = text.firstIndex(where: { String($0) == mark })
    else { return nil }
    let start = line.range.lowerBound + line.text[..<inner].utf8.count
    let isBetween =
      text.index(after: inner) < text.endIndex && inner > text.startIndex
      && text[text.index(after: inner)].isLetter && text[text.index(before: inner)].isLetter
    let escaped = mark == "'" ? "''" : "\\\""
    return problem(
      "this \(mark) ends the text",
      start..<start + 1,
      "write \(escaped) for a \(mark) within the text",
      [TextProblem.Replacement(range: start..<start + 1, text: escaped)],
      isCertain: isBetween
    )
  }
}
