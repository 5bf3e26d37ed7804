import EndpointSpec

package struct SampleLimits: Sendable {
  /// The maximum number of values of one type.
  package var count: Int
  /// The maximum nesting of a value. Deeper values are as small as their type allows.
  package var depth: Int
  /// True if open enums and unions also have an unlisted value.
  package var hasUnlistedValues: Bool
  /// Additional keys of dictionaries, which a reader of another version looks up.
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

/// Random numbers that are reproducible with a seed (SplitMix64).
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
  /// The first element and a seeded selection of the others, in order.
  func sampled(to count: Int, seed: UInt64) -> [Element] {
    guard self.count > count, let first else { return self }
    var numbers = SeededNumbers(seed: seed)
    let chosen = indices.dropFirst().shuffled(using: &numbers).prefix(Swift.max(count - 1, 0))
      .sorted()
    return [first] + chosen.map { self[$0] }
  }
}

/// The lengths or counts that a limit allows: `5`, `1...20`, `1...` or `...20`.
package struct CountRange {
  package let least: Int
  /// Nil if unlimited.
  package let most: Int?

  package init(_ text: String?) {
    guard let text else {
      (least, most) = (0, nil)
      return
    }
    if let ends = ValueLimits.ends(of: text) {
      least = ends.least.flatMap { Int($0) } ?? 0
      most = ends.most.flatMap { Int($0) }
    } else {
      least = Int(text) ?? 0
      most = Int(text)
    }
  }

  func contains(_ count: Int) -> Bool { count >= least && most.map { count <= $0 } ?? true }

  func nearest(to count: Int) -> Int { max(least, min(count, most ?? count)) }

  /// The smallest and the largest count, up to a practical size.
  var ends: [Int] { [least, most].compactMap(\.self).filter { $0 <= 10_000 } }
}
