/// Scans text without moving a reader or recording failures.
///
/// It returns nil or 0 for invalid text. The reader then scans again to report the failure.
struct JSONScanner {
  let base: UnsafePointer<UInt8>
  let end: Int

  /// The byte at `position`. 0 after the end.
  @inline(__always)
  func byte(_ position: Int) -> UInt8 { position < end ? base[position] : 0 }

  /// The bytes from `start` to `end`, both within the text.
  @inline(__always)
  func bytes(_ start: Int, to end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + start, count: end &- start)
  }

  /// The first position from `start` that is not white space.
  @inline(__always)
  func endOfSpace(_ start: Int) -> Int {
    start < end && base[start] > 0x20 ? start : endOfLongSpace(start)
  }

  @inline(never)
  func endOfLongSpace(_ start: Int) -> Int {
    guard end &- start > 24, base[start] == UInt8(ascii: "\n") else {
      return endOfIndentation(start)
    }
    let position = endOfLine(start)
    return base[position] > 0x20 ? position : endOfIndentation(position)
  }

  /// The position behind the line break at `start` and up to 16 spaces. 17 bytes must follow the start.
  @inline(__always)
  func endOfLine(_ start: Int) -> Int {
    var position = start &+ 1
    var others = base.word(at: position) ^ UInt64(bytes: 0x20)
    if others == 0 {
      position &+= 8
      others = base.word(at: position) ^ UInt64(bytes: 0x20)
    }
    return position &+ others.trailingZeroBitCount &>> 3
  }

  /// The first position from `start` that is not white space. Indentations are read a word at a time.
  @inline(__always)
  func endOfIndentation(_ start: Int) -> Int {
    let lastWord = end &- 8
    var position = start
    while position < end, JSONReader.isSpace(base[position]) {
      position &+= 1
      while position <= lastWord {
        let others = base.word(at: position) ^ UInt64(bytes: 0x20)
        position &+= others == 0 ? 8 : others.trailingZeroBitCount &>> 3
        if others != 0 { break }
      }
    }
    return position
  }

  /// The first position from `start` that is not plain ASCII without escapes.
  @inline(__always)
  func endOfPlainASCII(_ start: Int) -> Int {
    var position = start
    // Most strings are short, and a word is faster than a chunk.
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

  /// The same for longer text.
  @inline(never)
  func endOfLongPlainASCII(_ start: Int) -> Int { endOfChunks(start) }

  /// The same near the end of the text.
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

  /// The end of the string whose plain ASCII starts at `start` and ends at `first`.
  @inline(never)
  func endOfString(_ start: Int, from first: Int) -> Int? {
    string(start, from: first).map { $0.end &+ 1 }
  }

  /// The string that starts at `start`, with its plain ASCII ending at `first`.
  func string(_ start: Int, from first: Int) -> StringSpan? {
    var position = first
    var (isPlain, isASCII) = (true, true)
    while true {
      position = endOfText(position, isASCII: &isASCII)
      if byte(position) == UInt8(ascii: "\"") {
        return StringSpan(start: start, end: position, isPlain: isPlain, isASCII: isASCII)
      }
      guard byte(position) == UInt8(ascii: "\\"), let escape = escape(position) else { return nil }
      isPlain = false
      if escape.scalar >= 0x80 { isASCII = false }
      position = endOfPlainASCII(position + escape.length)
    }
  }

  /// The end of valid text without escapes whose plain ASCII ends at `first`.
  @inline(__always)
  func endOfText(_ first: Int, isASCII: inout Bool) -> Int {
    var position = first
    while byte(position) >= 0x80 {
      isASCII = false
      // Non-ASCII letters usually come in groups.
      repeat {
        let length = UTF8Scan.length(base, at: position, to: end)
        guard length > 0 else { return position }
        position += length
      } while byte(position) >= 0x80
      position = endOfPlainASCII(position)
    }
    return position
  }

  /// The length of the escape, ASCII byte or UTF-8 sequence at `position` in a string. 0 if it is invalid.
  @inline(__always)
  func unitLength(_ position: Int) -> Int {
    let byte = base[position]
    if byte >= 0x80 { return UTF8Scan.length(base, at: position, to: end) }
    if byte == UInt8(ascii: "\\") { return escape(position)?.length ?? 0 }
    return byte < 0x20 ? 0 : 1
  }
}
