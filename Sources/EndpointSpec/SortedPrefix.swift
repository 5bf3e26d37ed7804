extension Array {
  /// How many elements at its beginning belong together, where all that do stand before all that do not: by binary search.
  @inline(__always)
  func prefixCount(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
