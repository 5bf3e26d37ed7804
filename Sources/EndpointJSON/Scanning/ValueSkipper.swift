/// Skips and validates values.
///
/// It reads whole words and chunks without bounds checks, so it requires some distance to the end of the text. Near the
/// end, and for invalid text, it returns false or nil. The scanner then scans more carefully.
struct ValueSkipper {
  /// The number of bytes that must follow the start of a value.
  private static let room = 40
  /// The part of it that remains after a short value: enough for a comma, a quote and 24 bytes of a key.
  private static let roomBehind = 32

  let scanner: JSONScanner
  private let base: UnsafePointer<UInt8>
  var position: Int

  @inline(__always)
  init(_ scanner: JSONScanner, at position: Int) {
    self.scanner = scanner
    self.position = position
    base = scanner.base
  }

  @inline(__always)
  var hasRoom: Bool { position <= scanner.end &- Self.room }

  @inline(__always)
  var byte: UInt8 { base[position] }

  /// Moves to the end of a longer part. False if it is nil or too close to the end of the text.
  @inline(__always)
  mutating func move(to end: Int?) -> Bool {
    guard let end, end <= scanner.end &- Self.roomBehind else { return false }
    position = end
    return true
  }

  /// Skips white space, which most texts do not have.
  @inline(__always)
  mutating func takeSpace() -> Bool {
    byte > 0x20 || move(to: scanner.endOfLongSpace(position))
  }

  /// Skips a line break and up to 16 spaces. False if that is too close to the end of the text.
  @inline(__always)
  mutating func takeLine() -> Bool {
    byte != UInt8(ascii: "\n") || move(to: scanner.endOfLine(position))
  }

  /// Reads a byte, usually without white space before it.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    if base[position] != byte {
      guard takeSpace(), base[position] == byte else { return false }
    }
    position &+= 1
    return true
  }
}

// MARK: - Keys and scalars

extension ValueSkipper {
  /// Moves past a key and its colon, and returns the range of the key. Nil if it has escapes.
  @inline(__always)
  mutating func takePlainKey() -> StringSpan? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = position
    let end = endOfPlainText
    guard move(to: end), byte == UInt8(ascii: "\"") else { return nil }
    position &+= 1
    guard take(UInt8(ascii: ":")) else { return nil }
    if byte == 0x20 { position &+= 1 }
    guard takeSpace() else { return nil }
    return StringSpan(start: start, end: end, isPlain: true)
  }

  /// Moves past the string, number or word that starts here.
  @inline(__always)
  mutating func takeScalar() -> Bool {
    let first = byte
    if first == UInt8(ascii: "\"") {
      position &+= 1
      let start = position
      guard move(to: endOfPlainText) else { return false }
      guard byte == UInt8(ascii: "\"") else {
        return move(to: scanner.endOfString(start, from: position))
      }
      position &+= 1
      return true
    }
    let word = base.word(at: position)
    if first &- UInt8(ascii: "0") < 10 {
      let count = word.leadingDigitCount
      let next = base[position &+ count]
      if count < 8, next != UInt8(ascii: "."), next | 0x20 != UInt8(ascii: "e"),
        count == 1 || first != UInt8(ascii: "0")
      {
        position &+= count
        return true
      }
      return move(to: scanner.endOfLongNumber(position))
    }
    switch UInt32(truncatingIfNeeded: word) {
    case 0x6575_7274, 0x6C6C_756E: position &+= 4
    case 0x736C_6166 where base[position &+ 4] == UInt8(ascii: "e"): position &+= 5
    // A negative number, or invalid text.
    default: return move(to: scanner.endOfLongNumber(position))
    }
    return true
  }

  /// The first position from here that is not plain ASCII without escapes.
  @inline(__always)
  private var endOfPlainText: Int {
    let marks = base.word(at: position).marksOfSpecialBytes
    if marks != 0 { return position &+ marks.trailingZeroBitCount &>> 3 }
    let chunk = Chunk(base, at: position &+ 8).specialBytes
    if !chunk.isEmpty { return position &+ 8 &+ chunk.first }
    return scanner.endOfLongPlainASCII(position &+ 24)
  }
}

extension ValueSkipper {
  /// Moves past the value that starts here.
  @inline(__always)
  mutating func takeValue(maximumDepth: Int) -> Bool {
    if byte | 0x20 == UInt8(ascii: "{") {
      return move(to: scanner.endOfNested(position, maximumDepth: maximumDepth))
    }
    return takeScalar()
  }

  /// Moves to the next value at any level, or past the outermost one. False for invalid text.
  @inline(__always)
  mutating func takeStep(_ levels: inout OpenLevels) -> Bool {
    let first = byte
    if first | 0x20 == UInt8(ascii: "{") {
      guard levels.open(first) else { return false }
      position &+= 1
      guard takeSpace() else { return false }
      guard byte == levels.closer else { return !levels.isObject || takeKey() }
    } else if !takeScalar() {
      return false
    }
    return takeDelimiters(&levels)
  }

  /// Moves past closing brackets, and a comma if there is one.
  @inline(__always)
  private mutating func takeDelimiters(_ levels: inout OpenLevels) -> Bool {
    while !take(UInt8(ascii: ",")) {
      guard byte == levels.closer, move(to: position &+ 1) else { return false }
      levels.close()
      if levels.isEmpty { return true }
    }
    return levels.isObject ? takeLine() && takeKey() : takeSpace()
  }

  @inline(__always)
  private mutating func takeKey() -> Bool {
    let start = position
    return takePlainKey() != nil || move(to: scanner.endOfKey(start))
  }
}

extension JSONScanner {
  /// The end of the object or array at `start`, fully validated. Nil if `JSONReader.walk` must examine it.
  @inline(never)
  func endOfNested(_ start: Int, maximumDepth: Int) -> Int? {
    var levels = OpenLevels(maximum: maximumDepth)
    var skipper = ValueSkipper(self, at: start)
    while skipper.hasRoom {
      let before = (position: skipper.position, levels: levels)
      guard skipper.takeStep(&levels) else {
        return endOfValue(before.position, in: before.levels)
      }
      if levels.isEmpty { return skipper.position }
    }
    return endOfValue(skipper.position, in: levels)
  }
}
