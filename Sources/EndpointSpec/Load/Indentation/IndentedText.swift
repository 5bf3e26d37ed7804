/// The lines of a YAML text, and the blocks that their indentation makes.
struct IndentedText {
  struct Line {
    let start: Int
    /// The number of spaces before the content.
    let indentation: Int
    /// Without spaces at its ends. Empty for a comment.
    let content: String

    var isBlank: Bool { content.isEmpty }
    var place: Range<Int> {
      start + indentation..<start + indentation + max(content.utf8.count, 1)
    }
    /// The name before the colon, without quotes.
    var key: String {
      content.split(separator: ":").first.map { $0.filter { !"\"'".contains($0) } } ?? content
    }
  }

  let bytes: [UInt8]
  let lines: [Line]
  /// The usual difference of the indentations of a key and those below it.
  let unit: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      line in
      defer { start += line.count + 1 }
      let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
      var content = line.dropFirst(indentation)
      while let last = content.last, last == 0x20 || last == 0x0D { content.removeLast() }
      let isComment = content.first == UInt8(ascii: "#")
      return Line(
        start: start,
        indentation: indentation,
        content: isComment ? "" : String(decoding: content, as: UTF8.self)
      )
    }
    unit = Self.usualStep(of: lines.filter { !$0.isBlank }.map(\.indentation))
  }

  /// The line of an offset.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The usual difference of the indentations of a key and those below it.
  static func usualStep(of indentations: [Int]) -> Int {
    let steps = zip(indentations.dropFirst(), indentations).map(-).filter { $0 > 0 }
    let counts = Dictionary(grouping: steps) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 2
  }

  /// The number of lines that are indented by another number of spaces than their keys.
  var unevenLines: Int {
    let shown = lines.filter { !$0.isBlank }
    return zip(shown.dropFirst(), shown).count { line, above in
      line.indentation > above.indentation && line.indentation != above.indentation + unit
    }
  }

  func line(before index: Int) -> Int? { lines[..<index].lastIndex { !$0.isBlank } }

  func line(after index: Int) -> Int? { lines[(index + 1)...].firstIndex { !$0.isBlank } }

  /// The line and those below it that are indented deeper.
  func block(_ index: Int) -> Range<Int> {
    let depth = lines[index].indentation
    let end = lines[(index + 1)...].firstIndex { !$0.isBlank && $0.indentation <= depth }
    return index..<(lastLine(before: end ?? lines.count) + 1)
  }

  private func lastLine(before end: Int) -> Int { line(before: end) ?? 0 }

  /// The keys that the line lies in, from the nearest one.
  func parents(of index: Int) -> [Int] {
    var found: [Int] = []
    var depth = lines[index].indentation
    for line in lines[..<index].indices.reversed() where !lines[line].isBlank {
      guard lines[line].indentation < depth else { continue }
      found.append(line)
      depth = lines[line].indentation
      if depth == 0 { break }
    }
    return found
  }
}

/// Lines that are moved to the right, or to the left by a negative number of spaces.
struct IndentationShift: Hashable {
  let lines: Range<Int>
  let count: Int

  /// The spaces to insert or to delete. Nil if a line has too few.
  func remedy(in text: IndentedText) -> [TextProblem.Replacement]? {
    let moved = lines.map { text.lines[$0] }.filter { !$0.isBlank }
    guard moved.allSatisfy({ $0.indentation + count >= 0 }) else { return nil }
    let spaces = String(repeating: " ", count: max(count, 0))
    return moved.map { .init(range: $0.start..<$0.start + max(-count, 0), text: spaces) }
  }
}
