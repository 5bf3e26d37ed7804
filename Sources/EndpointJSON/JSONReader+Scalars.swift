extension JSONReader {
  /// Reads a string.
  public mutating func string() -> String? {
    guard token() == UInt8(ascii: "\"") else { return bridged(String.self, expected: "a string") }
    valueStart = index
    guard let span = scanString() else { return nil }
    return text(span)
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

  /// Takes null, if it comes next; otherwise nothing is read.
  public mutating func null() -> Bool {
    if let bridge { return bridge.isNull }
    guard token() == UInt8(ascii: "n") else { return false }
    let start = index
    guard take(word: "null") else { return false }
    valueStart = start
    return true
  }

  /// What a read of a scalar comes to if its text is not there: the decoder's value, or a failure.
  @inline(never)
  mutating func bridged<T: Decodable>(_ type: T.Type, expected: String) -> T? {
    if let bridge { return bridge.decode(type) }
    mismatch(expected)
    return nil
  }
}
