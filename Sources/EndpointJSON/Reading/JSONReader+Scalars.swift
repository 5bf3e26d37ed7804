extension JSONReader {
  /// Reads a string.
  public mutating func string() -> String? {
    guard token() == UInt8(ascii: "\"") else { return bridged(String.self, expected: "a string") }
    valueStart = index
    let end = scanner.endOfPlainASCII(index &+ 1)
    guard scanner.byte(end) == UInt8(ascii: "\"") else { return otherString(from: end) }
    let bytes = UnsafeBufferPointer(start: base + index + 1, count: end &- index &- 1)
    index = end &+ 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a string whose plain ASCII ends at `position`.
  @inline(never)
  private mutating func otherString(from position: Int) -> String? {
    let (start, scanner) = (index + 1, scanner)
    var isASCII = true
    let end = scanner.endOfText(position, isASCII: &isASCII)
    if scanner.byte(end) == UInt8(ascii: "\"") {
      index = end + 1
      return String(valid: scanner.bytes(start, to: end), isASCII: isASCII)
    }
    guard let (text, end) = scanner.unescaped(start, from: end, isASCII: isASCII) else {
      failInString()
      return nil
    }
    index = end + 1
    return text
  }

  /// Reads a string without escapes as its bytes. Returns nil and reads nothing if there is none.
  ///
  /// The bytes are valid as long as the text.
  package mutating func plainString() -> UnsafeBufferPointer<UInt8>? {
    guard token() == UInt8(ascii: "\"") else { return nil }
    let position = scanner.endOfPlainASCII(index + 1)
    guard scanner.byte(position) == UInt8(ascii: "\"") else { return nil }
    let bytes = UnsafeBufferPointer(start: base + index + 1, count: position - index - 1)
    valueStart = index
    index = position + 1
    return bytes
  }

  /// Reads true or false.
  public mutating func bool() -> Bool? {
    switch token() {
    case UInt8(ascii: "t"):
      valueStart = index
      if take(word: "true") { return true }
    case UInt8(ascii: "f"):
      valueStart = index
      if take(word: "false") { return false }
    default: break
    }
    return bridged(Bool.self, expected: "true or false")
  }

  /// Reads null if it comes next. Otherwise reads nothing.
  @_spi(Generated) public mutating func null() -> Bool {
    if let bridge { return bridge.isNull }
    guard token() == UInt8(ascii: "n") else { return false }
    let start = index
    guard take(word: "null") else { return false }
    valueStart = start
    return true
  }

  /// The result of reading a scalar that is not in the text: the decoder's value, or a failure.
  @inline(never)
  mutating func bridged<T: Decodable>(_ type: T.Type, expected: String) -> T? {
    if let bridge { return bridge.decode(type) }
    mismatch(expected)
    return nil
  }
}
