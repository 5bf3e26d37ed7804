/// Entries of objects that look like those of another language, or like items of a list.
extension MalformedYAML {
  /// `path = /items` among keys.
  func equalsSign(_ line: Line, _ key: String) -> TextProblem? {
    let word = key.prefix { $0 != "=" }
    let rest = line.content.dropFirst(word.count)
    let sign = rest.drop { $0 == " " }
    guard !word.isEmpty, sign.hasPrefix("="),
      let value = sign.dropFirst(sign.hasPrefix("=>") ? 2 : 1).firstIndex(where: { $0 != " " })
    else { return nil }
    let start = line.place.lowerBound + word.utf8.count
    let end = start + rest[..<value].utf8.count
    return problem(
      "\"=\" between a key and its value",
      start..<end,
      "write \":\"",
      [TextProblem.Replacement(range: start..<end, text: ": ")]
    )
  }

  /// `"path": "/items",` as in JSON.
  func endingComma(_ index: Int) -> TextProblem? {
    let line = lines[index]
    let end = line.place.upperBound
    guard line.content.hasSuffix("\","), line.isKeyed, offset == end - 1 else { return nil }
    return problem(
      "a comma at the end of a line",
      offset..<end,
      "delete the comma",
      [TextProblem.Replacement(range: offset..<end, text: "")]
    )
  }

  /// A bracket that its line does not close, before a line with another key.
  func unclosedBracket(_ index: Int) -> TextProblem? {
    let opened = lines[...index].indices.last { line in
      lines[line].openBracket != nil && isEntry(after: line)
    }
    guard let opened, let bracket = lines[opened].openBracket else { return nil }
    let line = lines[opened]
    let closing = line.text[bracket] == "{" ? "}" : "]"
    let start = line.range.lowerBound + line.text[..<bracket].utf8.count
    let end = line.place.upperBound
    return problem(
      "this \(quoted(String(line.text[bracket]))) is not closed",
      start..<start + 1,
      "write \(quoted(closing)) at the end of the line",
      [TextProblem.Replacement(range: end..<end, text: closing == "}" ? " }" : closing)]
    )
  }

  /// True for an item with several keys: `- status: 429`, and another one below it.
  private func hasFurtherKeys(_ index: Int) -> Bool {
    let next = lines[(index + 1)...].first { !$0.isBlank }
    return !lines[index].content.hasSuffix(":")
      && next.map { $0.indentation > lines[index].indentation } ?? false
  }

  /// A line such as `- path: /items` among keys of the same object.
  func itemAmongKeys(_ index: Int) -> TextProblem? {
    let depth = lines[index].indentation
    let isPart = { (line: Line) in line.isBlank || line.indentation >= depth }
    let first = lines[..<index].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    let end = lines[index...].firstIndex { !isPart($0) } ?? lines.count
    let entries = (first..<end).filter { !lines[$0].isBlank && lines[$0].indentation == depth }
    let items = entries.filter { lines[$0].content.hasPrefix("- ") && lines[$0].isKeyed }
    guard
      let item = items.first(where: { entries.count > items.count && $0 <= index }) ?? items.first,
      !items.isEmpty, items.count < entries.count
    else { return nil }
    let dashes = items.map { line -> TextProblem.Replacement in
      let start = lines[line].place.lowerBound
      return TextProblem.Replacement(range: start..<start + 2, text: "")
    }
    let start = lines[item].place.lowerBound
    if items.contains(where: hasFurtherKeys) {
      return problem(
        "an item of a list among keys",
        start..<start + 1,
        "write the name of the entry and \":\" in place of \"-\", and its keys below it"
      )
    }
    return problem(
      "an item of a list among keys",
      start..<start + 1,
      "delete \"- \"",
      dashes,
      isCertain: items.count * 2 <= entries.count
    )
  }
}
