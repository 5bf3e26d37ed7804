/// A perfect hash of a model's keys, so that each key in the text is compared with at most one key.
///
/// The seed is found once per type. Only keys of the spec are hashed, so that input cannot cause collisions.
struct JSONKeyHash {
  private let seed: UInt64
  private let shift: UInt64
  /// The field of each slot, or -1.
  private let slots: UnsafeMutablePointer<Int32>

  init(_ keys: [[UInt8]]) {
    // With at least four times as many slots as keys, a few seeds suffice for usual models, and few other keys hit a
    // used slot.
    var bits = max(1, Int.bitWidth - (4 * keys.count).leadingZeroBitCount)
    var seed: UInt64 = 0
    var found: [Int32]?
    while found == nil {
      seed += 1
      if seed % 64 == 0 { bits += 1 }
      found = Self.slots(keys, seed, UInt64(64 - bits))
    }
    let fields = found ?? []
    self.seed = seed
    shift = UInt64(64 - bits)
    slots = .allocate(capacity: fields.count)
    for (slot, field) in fields.enumerated() { (slots + slot).initialize(to: field) }
  }

  private static func slots(_ keys: [[UInt8]], _ seed: UInt64, _ shift: UInt64) -> [Int32]? {
    var slots = [Int32](repeating: -1, count: 1 << Int(64 - shift))
    for (field, key) in keys.enumerated() {
      let padded = key + [UInt8(ascii: "\"")] + [UInt8](repeating: 0, count: 8)
      let slot = padded.withUnsafeBufferPointer { padded in
        padded.baseAddress.map { Int(hash($0, key.count + 1, seed) >> shift) } ?? 0
      }
      guard slots[slot] < 0 else {
        // The first of two equal keys counts.
        if keys[Int(slots[slot])] == key { continue }
        return nil
      }
      slots[slot] = Int32(field)
    }
    return slots
  }

  /// The only field that may have this key, or -1.
  ///
  /// - Parameters:
  ///   - key: The key, a quote, and at least eight more bytes.
  ///   - count: The length of the key without the quote.
  @inline(__always)
  func candidate(_ key: UnsafePointer<UInt8>, _ count: Int) -> Int {
    Int(slots[Int(truncatingIfNeeded: Self.hash(key, count &+ 1, seed) &>> shift)])
  }

  /// The hash of a key with its quote. Keys of up to two words take the same steps.
  @inline(__always)
  private static func hash(_ key: UnsafePointer<UInt8>, _ count: Int, _ seed: UInt64) -> UInt64 {
    // Masks the bytes after a key that is shorter than a word.
    let mask = UInt64.max &>> UInt64(truncatingIfNeeded: 8 &* max(0, 8 &- count))
    let last = max(0, count &- 8)
    var hash = mixed((seed &+ UInt64(truncatingIfNeeded: count)) ^ (key.word(at: 0) & mask))
    var position = 8
    while position < last {
      hash = mixed(hash ^ key.word(at: position))
      position &+= 8
    }
    return (hash ^ (key.word(at: last) & mask)) &* 0x9E37_79B9_7F4A_7C15
  }

  @inline(__always)
  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word &* 0x9E37_79B9_7F4A_7C15
    return product ^ product &>> 29
  }
}
