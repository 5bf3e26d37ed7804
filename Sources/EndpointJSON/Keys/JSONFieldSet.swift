/// A set of a model's fields as a bit set. Most models need only the first word.
struct JSONFieldSet: Equatable, Sendable {
  var first: UInt64 = 0
  var others: [UInt64] = []

  func contains(_ index: Int) -> Bool {
    if index < 64 { return first & 1 << UInt64(index) != 0 }
    let word = index / 64 - 1
    return word < others.count && others[word] & 1 << UInt64(index % 64) != 0
  }

  mutating func insert(_ index: Int) {
    guard index >= 64 else {
      first |= 1 << UInt64(index)
      return
    }
    while others.count < index / 64 { others.append(0) }
    others[index / 64 - 1] |= 1 << UInt64(index % 64)
  }

  /// The first field that `present` lacks.
  func firstMissing(in present: JSONFieldSet) -> Int? {
    let missing = first & ~present.first
    if missing != 0 { return missing.trailingZeroBitCount }
    for (word, bits) in others.enumerated() {
      let missing = bits & ~(word < present.others.count ? present.others[word] : 0)
      if missing != 0 { return (word + 1) * 64 + missing.trailingZeroBitCount }
    }
    return nil
  }
}
