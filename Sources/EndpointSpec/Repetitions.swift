extension Array {
  /// True if two elements have the same part. Compares few elements directly, which is faster than hashing.
  @inlinable
  package func hasRepetitions<Part: Hashable>(of part: (Element) -> Part) -> Bool {
    guard count > 16 else {
      // Indices avoid copying elements.
      return indices.contains { index in
        indices[..<index].contains { part(self[$0]) == part(self[index]) }
      }
    }
    var seen: Set<Part> = []
    seen.reserveCapacity(count)
    return contains { !seen.insert(part($0)).inserted }
  }
}
