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
    start < end && base[start] > 0x20 ? start : endOfLongSpace(start)
  }

  @inline(never)
  func endOfLongSpace(_ start: Int) -> Int {
    var position = start
    while position < end, JSONReader.isSpace(base[position]) { position += 1 }
    return position
  }

  /// The first place from `start` on where something else stands than ASCII text without escapes.
  @inline(__always)
  func endOfPlainASCII(_ start: Int) -> Int {
    var position = start
    // Most strings are short, and a word is looked at sooner than a chunk.
    if end &- position >= 8 {
      let marks = base.word(at: position).marksOfSpecialBytes
      guard marks == 0 else { return position &+ marks.trailingZeroBitCount &>> 3 }
      position &+= 8
    }
    return endOfChunks(position)
  }

  @inline(__always)
  private func endOfChunks(_ start: Int) -> Int {
    var position = start
    while end &- position >= Chunk.size {
      let marks = Chunk(base, at: position).specialBytes
      guard marks.isEmpty else { return position &+ marks.first }
      position &+= Chunk.size
    }
    return endOfPlainASCII(nearEnd: position)
  }

  /// The same, where more than a few bytes are ASCII text without escapes.
  @inline(never)
  func endOfLongPlainASCII(_ start: Int) -> Int { endOfChunks(start) }

  /// The same, close to the end of the text.
  @inline(never)
  private func endOfPlainASCII(nearEnd start: Int) -> Int {
    var position = start
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

  /// The end of the string whose plain ASCII begins at `start` and ends at `first`.
  @inline(never)
  func endOfString(_ start: Int, from first: Int) -> Int? {
    string(start, from: first).map { $0.end &+ 1 }
  }

  /// The same, where plain ASCII ends at `first`.
  func string(_ start: Int, from first: Int) -> StringSpan? {
    var position = first
    var isPlain = true
    while true {
      let byte = byte(position)
      if byte == UInt8(ascii: "\"") {
        return StringSpan(start: start, end: position, isPlain: isPlain)
      }
      if byte < 0x80 {
        isPlain = false
        guard byte == UInt8(ascii: "\\"), let escape = escape(position) else { return nil }
        position += escape.length
      } else {
        // Letters beyond ASCII seldom come alone.
        repeat {
          let length = UTF8Scan.length(base, at: position, to: end)
          guard length > 0 else { return nil }
          position += length
        } while self.byte(position) >= 0x80
      }
      position = endOfPlainASCII(position)
    }
  }

  /// The first place from `start` on that is no unescaped text; what is not ASCII has yet to be checked.
  func endOfUncheckedText(_ start: Int) -> Int {
    var position = start
    while end &- position >= Chunk.size {
      let marks = Chunk(base, at: position).escapedBytes
      guard marks.isEmpty else { return position &+ marks.first }
      position &+= Chunk.size
    }
    while position < end, !base[position].isEscapedInJSON { position += 1 }
    return position
  }

  /// The length of what stands at `position` in a string: an escape, an ASCII byte or a UTF-8 sequence; 0 if it may not stand there.
  @inline(__always)
  func unitLength(_ position: Int) -> Int {
    let byte = base[position]
    if byte >= 0x80 { return UTF8Scan.length(base, at: position, to: end) }
    if byte == UInt8(ascii: "\\") { return escape(position)?.length ?? 0 }
    return byte < 0x20 ? 0 : 1
  }
}
