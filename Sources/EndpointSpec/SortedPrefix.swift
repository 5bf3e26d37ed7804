extension Array {
  /// The number of leading elements that match, by binary search. All matching elements must precede the others.
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
