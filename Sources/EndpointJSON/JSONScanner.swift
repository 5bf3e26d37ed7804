/// Looks at text without moving or failing.
///
/// It answers nil, or 0, for all that is not as it should be; the reader then goes over the place once more and says why.
struct JSONScanner {
  let base: UnsafePointer<UInt8>
  let end: Int

  /// The byte at `position`; 0 behind the end.
  @inline(__always)
  func byte(_ position: Int) -> UInt8 { position < end ? base[position] : 0 }

  /// The first place from `start` on that is no white space.
  @inline(__always)
  func endOfSpace(_ start: Int) -> Int {
    var position = start
    while position < end, base[position] <= 0x20, JSONReader.isSpace(base[position]) {
      position += 1
    }
    return position
  }

  /// The first place from `start` on where something else stands than ASCII text without escapes.
  @inline(__always)
  func endOfPlainASCII(_ start: Int) -> Int {
    var position = start
    while end - position >= 8 {
      let marks = base.word(at: position).marksOfSpecialBytes
      if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < end, base[position] < 0x80, !base[position].isEscapedInJSON { position += 1 }
    return position
  }

  /// The string whose opening quote is before `start`.
  @inline(__always)
  func string(_ start: Int) -> StringSpan? {
    let position = endOfPlainASCII(start)
    if byte(position) == UInt8(ascii: "\"") {
      return StringSpan(start: start, end: position, isPlain: true)
    }
    return string(start, from: position)
  }

  private func string(_ start: Int, from first: Int) -> StringSpan? {
    var position = first
    var isPlain = true
    while position < end {
      if base[position] == UInt8(ascii: "\"") {
        return StringSpan(start: start, end: position, isPlain: isPlain)
      }
      if base[position] == UInt8(ascii: "\\") { isPlain = false }
      let length = unitLength(position)
      guard length > 0 else { return nil }
      // What is not ASCII, or escaped, seldom comes alone.
      position =
        byte(position + length) < 0x80 ? endOfPlainASCII(position + length) : position + length
    }
    return nil
  }

  /// The length of what stands at `position` in a string: an escape, an ASCII byte or a UTF-8 sequence; 0 if it may not stand there.
  @inline(__always)
  func unitLength(_ position: Int) -> Int {
    let byte = base[position]
    if byte >= 0x80 { return UTF8Scan.length(base, at: position, to: end) }
    if byte == UInt8(ascii: "\\") { return escapeLength(position) }
    return byte < 0x20 ? 0 : 1
  }

  /// The length of the escape at `position`; 0 if it is none.
  private func escapeLength(_ position: Int) -> Int {
    switch byte(position + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard let unit = UTF16Escape.unit(base, at: position, end: end) else { return 0 }
      guard 0xD800...0xDFFF ~= unit else { return 6 }
      guard unit < 0xDC00, let low = UTF16Escape.unit(base, at: position + 6, end: end),
        0xDC00...0xDFFF ~= low
      else { return 0 }
      return 12
    default: return 0
    }
  }
}
