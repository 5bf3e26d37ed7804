/// Sixteen bytes of text, for SIMD search.
///
/// Operations only combine vectors with vectors. With a scalar operand, the compiler would generate a loop over the
/// bytes.
struct Chunk {
  static let size = 16

  private let bytes: SIMD16<UInt8>

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, at offset: Int) {
    bytes = UnsafeRawPointer(base + offset).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// Writes the bytes to memory with room for them.
  @inline(__always)
  func write(to target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
  }

  /// Marks ASCII bytes that JSON requires to escape: quotes, backslashes and control characters.
  @inline(__always)
  var escapedBytes: ChunkMarks {
    ChunkMarks(delimiters .| (bytes .< Self.spaces))
  }

  /// Marks the same bytes and non-ASCII bytes, which are negative as signed integers.
  @inline(__always)
  var specialBytes: ChunkMarks {
    let signed = unsafeBitCast(bytes, to: SIMD16<Int8>.self)
    return ChunkMarks(delimiters .| (signed .< Self.signedSpaces))
  }

  @inline(__always)
  private var delimiters: SIMDMask<SIMD16<Int8>> {
    (bytes .== Self.quotes) .| (bytes .== Self.backslashes)
  }

  @inline(__always)
  private static var quotes: SIMD16<UInt8> { SIMD16(repeating: UInt8(ascii: "\"")) }
  @inline(__always)
  private static var backslashes: SIMD16<UInt8> { SIMD16(repeating: UInt8(ascii: "\\")) }
  @inline(__always)
  private static var spaces: SIMD16<UInt8> { SIMD16(repeating: 0x20) }
  @inline(__always)
  private static var signedSpaces: SIMD16<Int8> { SIMD16(repeating: 0x20) }
}

/// A set of bytes of a chunk.
struct ChunkMarks {
  private let words: SIMD2<UInt64>

  @inline(__always)
  init(_ mask: SIMDMask<SIMD16<Int8>>) {
    words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  }

  @inline(__always)
  var isEmpty: Bool { words[0] | words[1] == 0 }

  /// The index of the first one. There must be one.
  @inline(__always)
  var first: Int {
    let low = UInt64(littleEndian: words[0])
    if low != 0 { return low.trailingZeroBitCount &>> 3 }
    return 8 &+ UInt64(littleEndian: words[1]).trailingZeroBitCount &>> 3
  }
}
