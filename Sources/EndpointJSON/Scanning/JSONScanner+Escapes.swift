extension JSONScanner {
  /// The additional buffer space that `unescape` needs, since it copies more than it keeps.
  static let spareRoom = 12

  /// Copies a string without its escapes, from `start` to its closing quote, and validates it.
  ///
  /// - Parameter count: The number of bytes in the buffer.
  /// - Returns: The offset of the closing quote, or the offset at which the buffer is full. Nil if the string is
  ///   malformed.
  @inline(__always)
  func unescape(
    _ start: Int,
    into buffer: UnsafeMutableBufferPointer<UInt8>,
    behind first: Int = 0
  ) -> (end: Int, count: Int)? {
    guard let target = buffer.baseAddress else { return nil }
    var (position, count) = (start, first)
    while buffer.count &- count >= Self.spareRoom {
      // Copies eight bytes and keeps the plain ones. The others are overwritten.
      if end &- position >= 8 {
        let word = base.word(at: position)
        UnsafeMutableRawPointer(target + count).storeBytes(of: word.littleEndian, as: UInt64.self)
        let marks = word.marksOfSpecialBytes
        let length = marks == 0 ? 8 : marks.trailingZeroBitCount &>> 3
        position &+= length
        count &+= length
        if marks == 0 {
          let more = copyChunks(position, to: target + count, room: buffer.count &- count)
          position &+= more
          count &+= more
          continue
        }
      }
      guard let unit = unescapeUnit(position, to: target + count) else { return nil }
      guard unit.length > 0 else { return (position, count) }
      position &+= unit.length
      count &+= unit.count
    }
    return (position, count)
  }

  /// Copies chunks of plain ASCII. Returns the number of bytes.
  @inline(__always)
  private func copyChunks(
    _ start: Int,
    to target: UnsafeMutablePointer<UInt8>,
    room: Int
  ) -> Int {
    let limit = min(end &- start, room) &- Chunk.size
    var count = 0
    while count <= limit {
      let chunk = Chunk(base, at: start &+ count)
      guard chunk.specialBytes.isEmpty else { break }
      chunk.store(to: target + count)
      count &+= Chunk.size
    }
    return count
  }

  /// Copies the escape, the ASCII byte or the UTF-8 sequence at `position`. Nil if it is invalid, and length 0 at the
  /// closing quote.
  @inline(__always)
  private func unescapeUnit(
    _ position: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) -> (length: Int, count: Int)? {
    let byte = byte(position)
    if byte == UInt8(ascii: "\"") { return (0, 0) }
    if byte == UInt8(ascii: "\\") {
      guard let escape = escape(position) else { return nil }
      return (escape.length, UTF8Scan.write(escape.scalar, to: target))
    }
    guard position < end, case let length = unitLength(position), length > 0 else { return nil }
    for offset in 0..<length { target[offset] = base[position &+ offset] }
    return (length, length)
  }

  /// The scalar of the escape or surrogate pair at `position`, and its length. Nil if it is invalid.
  @inline(__always)
  func escape(_ position: Int) -> (scalar: UInt32, length: Int)? {
    switch byte(position + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return (UInt32(base[position + 1]), 2)
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "u"):
      guard let high = codeUnit(position) else { return nil }
      guard 0xD800...0xDFFF ~= high else { return (high, 6) }
      guard high < 0xDC00, let low = codeUnit(position + 6), 0xDC00...0xDFFF ~= low else {
        return nil
      }
      return (0x10000 + ((high & 0x3FF) << 10 | (low & 0x3FF)), 12)
    default: return nil
    }
  }

  /// The code unit of the `\uXXXX` at `position`. Nil if it is invalid.
  @inline(__always)
  func codeUnit(_ position: Int) -> UInt32? {
    guard end - position >= 6, base[position] == UInt8(ascii: "\\"),
      base[position + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for offset in 2..<6 {
      let digit = base[position + offset]
      guard digit &- UInt8(ascii: "0") < 10 || (digit | 0x20) &- UInt8(ascii: "a") < 6 else {
        return nil
      }
      // The low four bits of a letter are 9 less than its value. Only letters have bit 6.
      unit = unit &<< 4 | UInt32((digit & 0xF) &+ (digit &>> 6) &* 9)
    }
    return unit
  }
}
