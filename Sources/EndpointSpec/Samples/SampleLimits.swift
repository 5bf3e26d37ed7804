/// The limits of the samples of one type.
package struct SampleLimits: Sendable {
  /// The most values of one type.
  package var count: Int
  /// The most levels of a value. A deeper value is as small as its type allows.
  package var depth: Int
  /// Whether open enums and unions have a value too that the spec does not list.
  package var hasUnlistedValues: Bool
  /// Keys that dictionaries have too: those that a reader of another version looks for.
  package var dictionaryKeys: [String]

  package init(
    count: Int = 300,
    depth: Int = 12,
    hasUnlistedValues: Bool = true,
    dictionaryKeys: [String] = []
  ) {
    self.count = count
    self.depth = depth
    self.hasUnlistedValues = hasUnlistedValues
    self.dictionaryKeys = dictionaryKeys
  }
}

/// Random numbers that are equal in every run with one seed (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

extension Array {
  /// The first element, and a seeded selection of the others in their order.
  func sampled(to count: Int, seed: UInt64) -> [Element] {
    guard self.count > count, let first else { return self }
    var numbers = SeededNumbers(seed: seed)
    let chosen = indices.dropFirst().shuffled(using: &numbers).prefix(Swift.max(count - 1, 0))
      .sorted()
    return [first] + chosen.map { self[$0] }
  }
}
