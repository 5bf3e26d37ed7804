/// Random numbers that are the same in every run.
package struct Chance: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// One of some elements, of which there must be one.
  mutating func pick<T>(_ elements: [T]) -> T { elements[index(below: elements.count)] }
}
