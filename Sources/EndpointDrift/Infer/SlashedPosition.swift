/// Where a value with slashes starts, and how paths continue after it.
struct SlashedPosition {
  /// The segments before the value. Nil for other values.
  let start: [String?]
  let label: String?
  /// The first words after the value, with the numbers of segments from there. Without any, all of a path is the value.
  private(set) var endings: [String: Set<Int>] = [:]
  /// Whether a path may end in the value.
  private var isLast = false
  /// The values that a path may end in, if only some are known.
  private var leaves: Set<[String]> = []

  init(start: [String?], label: String?, isLast: Bool = false) {
    self.start = start
    self.label = label
    self.isLast = isLast
  }

  mutating func add(_ ending: ArraySlice<String>) {
    guard let word = ending.first else {
      isLast = true
      return
    }
    endings[word, default: []].insert(ending.count)
  }

  mutating func addEndings(of other: SlashedPosition) {
    endings.merge(other.endings) { $0.union($1) }
  }

  mutating func addLeaf(_ value: ArraySlice<String>) { leaves.insert(Array(value)) }

  /// The end of the value in a path. Nil if the path has none.
  func end(in path: ArraySlice<String>) -> Int? {
    let first = path.startIndex + start.count
    guard first < path.endIndex, zip(path, start).allSatisfy({ $1 == nil || $0 == $1 })
    else { return nil }
    let end = path[(first + 1)...].indices.first { index in
      endings[path[index]]?.contains(path.endIndex - index) ?? false
    }
    if let end { return end }
    return isLast || !leaves.isEmpty && leaves.contains(Array(path[first...]))
      ? path.endIndex : nil
  }
}
