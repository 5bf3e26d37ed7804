/// A unified diff of two texts, as `patch` reads it.
struct UnifiedDiff {
  /// A line of either text, with the number of lines of both before it.
  private struct Step {
    let sign: String
    let line: Substring
    let old: Int
    let new: Int
  }

  private let steps: [Step]

  /// The number of unchanged lines around a change.
  private static let context = 3

  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    var numbers: [Substring: Int] = [:]
    func number(of line: Substring) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let changes = LineDiff(old.map(number(of:)), new.map(number(of:)))
    var steps: [Step] = []
    var (line, newLine) = (0, 0)
    while line < old.count || newLine < new.count {
      if line < old.count, changes.isDeleted[line] {
        steps.append(Step(sign: "-", line: old[line], old: line, new: newLine))
        line += 1
      } else if newLine < new.count, changes.isInserted[newLine] {
        steps.append(Step(sign: "+", line: new[newLine], old: line, new: newLine))
        newLine += 1
      } else {
        steps.append(Step(sign: " ", line: old[line], old: line, new: newLine))
        line += 1
        newLine += 1
      }
    }
    self.steps = steps
  }

  /// The diff with the names of both sides. Empty if the texts are equal.
  func text(from oldName: String, to newName: String) -> String {
    let hunks = hunks()
    guard !hunks.isEmpty else { return "" }
    return hunks.reduce(into: "--- \(oldName)\n+++ \(newName)\n") { text, hunk in
      let (steps, start) = (steps[hunk], steps[hunk.lowerBound])
      let old = Self.range(start.old, steps.count { $0.sign != "+" })
      let new = Self.range(start.new, steps.count { $0.sign != "-" })
      text += "@@ -\(old) +\(new) @@\n"
      for step in steps {
        text += step.sign + step.line
        if step.line.utf8.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
      }
    }
  }

  /// The changes with their context lines. Changes with overlapping context share a hunk.
  private func hunks() -> [Range<Int>] {
    steps.indices.reduce(into: []) { hunks, index in
      guard steps[index].sign != " " else { return }
      let hunk = max(0, index - Self.context)..<min(steps.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= hunk.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
      } else {
        hunks.append(hunk)
      }
    }
  }

  /// `first,count`. A count of one is omitted. An empty range names the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }

  /// Splits a text into lines with their line breaks. The last line may have none.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let newline = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.utf8.index(after: newline)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }
}

/// The shortest edit script between two texts, in linear space.
///
/// Uses Myers' divide-and-conquer algorithm. Beyond a limit, all remaining lines count as replaced, so that very
/// different texts stay fast.
struct LineDiff {
  private(set) var isDeleted: [Bool]
  private(set) var isInserted: [Bool]
  private let old: [Int]
  private let new: [Int]
  private var forward: [Int] = []
  private var backward: [Int] = []

  private static let limit = 2_000

  /// Compares lines by number. Equal lines have equal numbers.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    isDeleted = Array(repeating: false, count: old.count)
    isInserted = Array(repeating: false, count: new.count)
    compare(old.indices, new.indices)
  }

  private mutating func compare(_ a: Range<Int>, _ b: Range<Int>) {
    var (a, b) = (a, b)
    while !a.isEmpty, !b.isEmpty, old[a.lowerBound] == new[b.lowerBound] {
      a = a.dropFirst()
      b = b.dropFirst()
    }
    while !a.isEmpty, !b.isEmpty, old[a.upperBound - 1] == new[b.upperBound - 1] {
      a = a.dropLast()
      b = b.dropLast()
    }
    if !a.isEmpty, !b.isEmpty, let middle = middle(a, b) {
      compare(a.lowerBound..<middle.a, b.lowerBound..<middle.b)
      compare(middle.a..<a.upperBound, middle.b..<b.upperBound)
    } else {
      for line in a { isDeleted[line] = true }
      for line in b { isInserted[line] = true }
    }
  }

  /// The middle point of the shortest path, where the searches from both ends meet. Nil if the path exceeds the limit.
  ///
  /// Diagonal `k` contains the points with `x - y == k`. `forward[k]` is the furthest x on it from the start.
  /// `backward[k]` is the same from the end, with both texts reversed.
  private mutating func middle(_ a: Range<Int>, _ b: Range<Int>) -> (a: Int, b: Int)? {
    let (n, m) = (a.count, b.count)
    let delta = n - m
    let limit = min((n + m + 1) / 2, Self.limit)
    let origin = limit + 1
    forward = Array(repeating: 0, count: 2 * limit + 3)
    backward = forward
    for d in 0...limit {
      let diagonals = stride(from: -(d - 2 * max(0, d - m)), through: d - 2 * max(0, d - n), by: 2)
      for k in diagonals {
        var x = Self.start(of: k, d, forward, origin)
        while x < n, x - k < m, old[a.lowerBound + x] == new[b.lowerBound + x - k] { x += 1 }
        forward[origin + k] = x
        let met = abs(delta - k) < d && x + backward[origin + delta - k] >= n
        if delta % 2 != 0, met { return (a.lowerBound + x, b.lowerBound + x - k) }
      }
      for k in diagonals {
        var x = Self.start(of: k, d, backward, origin)
        while x < n, x - k < m, old[a.upperBound - 1 - x] == new[b.upperBound - 1 - x + k] {
          x += 1
        }
        backward[origin + k] = x
        let met = abs(delta - k) <= d && x + forward[origin + delta - k] >= n
        if delta % 2 == 0, met { return (a.upperBound - x, b.upperBound - x + k) }
      }
    }
    return nil
  }

  private static func start(of k: Int, _ d: Int, _ reached: [Int], _ origin: Int) -> Int {
    let (below, above) = (reached[origin + k - 1], reached[origin + k + 1])
    return k == -d || (k != d && below < above) ? above : below + 1
  }
}
