/// The blocks near a mistake that may have a wrong indentation.
struct ShiftCandidates {
  let text: IndentedText
  private let unit: Int

  init(_ text: IndentedText) {
    self.text = text
    unit = text.unit
  }

  /// The shifts of lines around some places, those of fewer spaces first.
  func shifts(around lines: [Int]) -> [IndentationShift] {
    let all = lines.flatMap(near).unique(by: \.self)
    let found = all.flatMap { line in
      counts(for: line).flatMap { count in
        ranges(from: line, by: count).map { IndentationShift(lines: $0, count: count) }
      }
    }
    return found.unique(by: \.self).sorted { left, right in
      (abs(left.count), left.lines.count) < (abs(right.count), right.lines.count)
    }
  }

  /// The line, its neighbors, and the keys that they lie in.
  private func near(_ line: Int) -> [Int] {
    let own = [line, text.line(before: line), text.line(after: line)].compactMap(\.self)
    return own + own.flatMap { text.parents(of: $0).prefix(4) }
  }

  /// One or two steps to both sides, or to the nearest steps.
  private func counts(for line: Int) -> [Int] {
    let depth = text.lines[line].indentation
    let rest = depth % unit
    let steps =
      rest == 0
      ? [-unit, unit, -2 * unit, 2 * unit] : [-rest, unit - rest, -rest - unit, 2 * unit - rest]
    return steps.filter { depth + $0 >= 0 }
  }

  /// The line with its block, and for one step also alone, with some blocks after it, or with a part of its block.
  private func ranges(from line: Int, by count: Int) -> [Range<Int>] {
    if abs(count) > unit { return [text.block(line)] }
    return siblings(from: line) + (count > 0 ? beginnings(from: line) : [])
  }

  private func siblings(from line: Int) -> [Range<Int>] {
    var ranges = [line..<line + 1, text.block(line)]
    for _ in 0..<2 {
      let end = ranges[ranges.count - 1].upperBound
      guard let next = text.line(after: end - 1),
        text.lines[next].indentation == text.lines[line].indentation
      else { break }
      ranges.append(line..<text.block(next).upperBound)
    }
    return ranges.unique(by: \.self)
  }

  /// The beginnings of the block: a key that is moved to the left takes the keys behind it into its own block.
  private func beginnings(from line: Int) -> [Range<Int>] {
    let block = text.block(line)
    guard var child = text.line(after: line), block.contains(child) else { return [] }
    var ranges: [Range<Int>] = []
    while block.contains(child), ranges.count < 8 {
      let end = text.block(child).upperBound
      if end < block.upperBound { ranges.append(line..<end) }
      guard let next = text.line(after: end - 1) else { break }
      child = next
    }
    return ranges
  }
}
