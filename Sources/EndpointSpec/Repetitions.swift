extension Array {
  /// Whether a part of the elements stands twice. A few are compared with each other, which takes less than hashing them.
  @inlinable
  package func hasRepetitions<Part: Hashable>(of part: (Element) -> Part) -> Bool {
    guard count > 16 else {
      // By index, since an element that is looked at in passing need not be copied.
      return indices.contains { index in
        indices[..<index].contains { part(self[$0]) == part(self[index]) }
      }
    }
    var seen: Set<Part> = []
    seen.reserveCapacity(count)
    return contains { !seen.insert(part($0)).inserted }
  }
}
