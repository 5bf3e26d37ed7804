extension JSONScanner {
  /// The end of the value at `start`, fully validated. Nil if `JSONReader.walk` must examine it.
  func endOfValue(_ start: Int, maximumDepth: Int) -> Int? {
    let first = byte(start)
    return first | 0x20 == UInt8(ascii: "{")
      ? endOfNested(start, maximumDepth: maximumDepth) : endOfScalar(start, first)
  }

  /// The end of the outermost of these levels. The value at `start` is in the innermost one.
  func endOfValue(_ start: Int, in outer: OpenLevels) -> Int? {
    var levels = outer
    var position = endOfSpace(start)
    while true {
      let first = byte(position)
      if first | 0x20 == UInt8(ascii: "{") {
        guard levels.open(first) else { return nil }
        position = endOfSpace(position &+ 1)
        if byte(position) != levels.closer {
          guard skipKey(in: levels, &position) else { return nil }
          continue
        }
      } else {
        guard let end = endOfScalar(position, first) else { return nil }
        position = endOfSpace(end)
      }
      while byte(position) != UInt8(ascii: ",") {
        guard byte(position) == levels.closer else { return nil }
        position &+= 1
        levels.close()
        if levels.isEmpty { return position }
        position = endOfSpace(position)
      }
      position = endOfSpace(position &+ 1)
      guard skipKey(in: levels, &position) else { return nil }
    }
  }

  /// Moves past a key, if the innermost level is an object. False if there is no key.
  @inline(__always)
  private func skipKey(in levels: OpenLevels, _ position: inout Int) -> Bool {
    guard levels.isObject else { return true }
    guard let key = plainKey(position) ?? key(position) else { return false }
    position = key.valueStart
    return true
  }

  /// The key whose opening quote is at `position`, and the offset of its value.
  @inline(never)
  func key(_ position: Int) -> (span: StringSpan, valueStart: Int)? {
    guard byte(position) == UInt8(ascii: "\""), let span = string(position + 1) else { return nil }
    let colon = endOfSpace(span.end + 1)
    guard byte(colon) == UInt8(ascii: ":") else { return nil }
    return (span, endOfSpace(colon + 1))
  }

  /// The offset of the value of the key after `start` and white space.
  @inline(never)
  func endOfKey(_ start: Int) -> Int? {
    key(endOfSpace(start))?.valueStart
  }

  /// The same for a key without escapes.
  @inline(__always)
  func plainKey(_ position: Int) -> (span: StringSpan, valueStart: Int)? {
    guard byte(position) == UInt8(ascii: "\"") else { return nil }
    let quote = endOfPlainASCII(position &+ 1)
    guard byte(quote) == UInt8(ascii: "\"") else { return nil }
    let colon = endOfSpace(quote &+ 1)
    guard byte(colon) == UInt8(ascii: ":") else { return nil }
    return (StringSpan(start: position &+ 1, end: quote, isPlain: true), endOfSpace(colon &+ 1))
  }

  /// The end of the string, number or word at `position`.
  @inline(__always)
  private func endOfScalar(_ position: Int, _ first: UInt8) -> Int? {
    if first == UInt8(ascii: "\"") {
      let end = endOfPlainASCII(position &+ 1)
      if byte(end) == UInt8(ascii: "\"") { return end &+ 1 }
      return string(position + 1, from: end).map { $0.end + 1 }
    }
    if first &- UInt8(ascii: "0") < 10 || first == UInt8(ascii: "-") {
      return endOfNumber(position)
    }
    guard end &- position >= 5 else { return endOfWord(position) }
    // Compares four letters at once. For "false", those after the first.
    switch base.half(at: first == UInt8(ascii: "f") ? position &+ 1 : position) {
    case 0x6575_7274, 0x6C6C_756E: return first == UInt8(ascii: "f") ? nil : position &+ 4
    case 0x6573_6C61: return first == UInt8(ascii: "f") ? position &+ 5 : nil
    default: return nil
    }
  }

  /// The end of the word at `position`, near the end of the text.
  private func endOfWord(_ position: Int) -> Int? {
    endOfWord(position, "true") ?? endOfWord(position, "null") ?? endOfWord(position, "false")
  }

  /// The end of the number at `position`.
  @inline(__always)
  private func endOfNumber(_ position: Int) -> Int? {
    // Most are integers of a few digits.
    if end &- position > 8 {
      let count = base.word(at: position).leadingDigitCount
      let next = base[position &+ count]
      if 1...8 ~= count, count == 1 || base[position] != UInt8(ascii: "0"),
        next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
      {
        return position &+ count
      }
    }
    return endOfLongNumber(position)
  }

  /// The end of a number of any form.
  @inline(never)
  func endOfLongNumber(_ position: Int) -> Int? {
    let number = NumberSpan(scanning: base, from: position, to: end)
    return number.isValid ? number.end : nil
  }

  /// The end of `word`, if it is at `position`.
  @inline(__always)
  func endOfWord(_ position: Int, _ word: StaticString) -> Int? {
    let count = word.utf8CodeUnitCount
    guard end - position >= count else { return nil }
    for offset in 0..<count where base[position + offset] != word.utf8Start[offset] { return nil }
    return position + count
  }
}
