/// The 64-bit hash of bytes by XXH64 (https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md).
///
/// It tells files that changed from those that did not as fast as they are read. It is no protection against files that
/// were made to have one hash.
enum XXHash64 {
  private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9,
    0x85EB_CA77_C2B2_AE63, 0x27D4_EB2F_1656_67C5
  )

  static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    var offset = 0
    var hash = seed &+ primes.4
    if bytes.count >= 32 { hash = lanes(bytes, &offset, seed: seed) }
    hash &+= UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      hash = rotated(hash ^ round(0, word(bytes, offset)), 27) &* primes.0 &+ primes.3
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = UInt64(
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      )
      hash = rotated(hash ^ (half &* primes.0), 23) &* primes.1 &+ primes.2
      offset += 4
    }
    while offset < bytes.count {
      hash = rotated(hash ^ (UInt64(bytes[offset]) &* primes.4), 11) &* primes.0
      offset += 1
    }
    return mixed(hash)
  }

  /// The state after all stripes of 32 bytes, which four lanes take side by side.
  private static func lanes(
    _ bytes: UnsafeRawBufferPointer,
    _ offset: inout Int,
    seed: UInt64
  ) -> UInt64 {
    var (a, b) = (seed &+ primes.0 &+ primes.1, seed &+ primes.1)
    var (c, d) = (seed, seed &- primes.0)
    while offset + 32 <= bytes.count {
      a = round(a, word(bytes, offset))
      b = round(b, word(bytes, offset + 8))
      c = round(c, word(bytes, offset + 16))
      d = round(d, word(bytes, offset + 24))
      offset += 32
    }
    let hash = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
    return merged(merged(merged(merged(hash, a), b), c), d)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
    (word &<< count) | (word &>> (64 &- count))
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* primes.1, 31) &* primes.0
  }

  private static func merged(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* primes.0 &+ primes.3
  }

  private static func mixed(_ hash: UInt64) -> UInt64 {
    var hash = (hash ^ (hash &>> 33)) &* primes.1
    hash = (hash ^ (hash &>> 29)) &* primes.2
    return hash ^ (hash &>> 32)
  }
}
