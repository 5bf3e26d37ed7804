extension Array where Element: Hashable {
  /// Whether an element stands twice. A few are compared with each other, which takes less than hashing them.
  var hasRepetitions: Bool {
    guard count > 16 else {
      return indices.contains { index in self[..<index].contains(self[index]) }
    }
    var seen: Set<Element> = []
    seen.reserveCapacity(count)
    return contains { !seen.insert($0).inserted }
  }
}
