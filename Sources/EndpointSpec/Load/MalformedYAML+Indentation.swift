/// Mistakes with the indentation of lines.
extension MalformedYAML {
  func tab(_ index: Int) -> TextProblem? {
    let line = lines[index]
    let spaces = line.text.prefix { $0 == " " || $0 == "\t" }
    guard let tab = spaces.firstIndex(of: "\t") else { return nil }
    let start = line.range.lowerBound + spaces[..<tab].utf8.count
    let width = width(of: line)
    let levels = Set(lines[..<index].filter { !$0.isBlank }.map(width(of:)))
    // A key above without a value needs one.
    let above = lines[..<index].last { !$0.isBlank }
    let isValue = above.map { $0.content.hasSuffix(":") && width <= self.width(of: $0) } ?? false
    let isLevel = !isValue && (width == expected(before: index) || levels.contains(width))
    let between = isValue ? nil : indentation(between: index)
    let count = between ?? (isLevel ? width : expected(before: index))
    let others = lines[(index + 1)...].filter { isLevel && $0.hasTab && !$0.content.isEmpty }
    return problem(
      "a tab in the indentation",
      start..<start + 1,
      "indent with spaces, \(count) here as in the lines around it",
      [indented(line, by: count)] + others.map { indented($0, by: self.width(of: $0)) },
      isCertain: isLevel || isValue || between != nil
    )
  }

  /// The indentation of the lines above and below, if it is the same, and the line above has a value.
  private func indentation(between index: Int) -> Int? {
    guard !lines[index].content.hasSuffix(":"),
      let above = lines[..<index].last(where: { !$0.isBlank }), !above.content.hasSuffix(":"),
      let below = lines[(index + 1)...].first(where: { !$0.isBlank }), !below.hasTab, !above.hasTab,
      above.indentation == below.indentation
    else { return nil }
    return above.indentation
  }

  /// The number of spaces before the content, with two for a tab.
  private func width(of line: Line) -> Int {
    line.text.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 2 : 1) }
  }

  /// The usual difference of the indentations of a key and those below it.
  private var unit: Int {
    IndentedText.usualStep(of: lines.filter { !$0.isBlank }.map(\.indentation))
  }

  /// A line whose indentation is not a multiple of the usual one.
  func unevenIndentation(_ index: Int) -> TextProblem? {
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
  func indentation(_ index: Int) -> TextProblem? {
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

  /// The indentation of the line before, or two more after a key without a value.
  private func expected(before index: Int) -> Int {
    guard let before = lines[..<index].last(where: { !$0.isBlank }) else { return 0 }
    return before.indentation + (before.content.hasSuffix(":") ? 2 : 0)
  }

  /// Writes spaces before the content of a line.
  private func indented(_ line: Line, by count: Int) -> TextProblem.Replacement {
    TextProblem.Replacement(
      range: line.range.lowerBound..<line.place.lowerBound,
      text: String(repeating: " ", count: count)
    )
  }
}
