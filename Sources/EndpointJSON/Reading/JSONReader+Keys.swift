extension JSONReader {
  /// Moves past the next key and its colon. False at the end of the object and after a failure.
  mutating func nextKey(isFirst: Bool) -> Bool {
    moveToKey(isFirst: isFirst) && scanKey()
  }

  /// Moves to the quote of the next key. False at the end of the object and after a failure.
  @inline(__always)
  mutating func moveToKey(isFirst: Bool) -> Bool {
    var byte = token()
    guard byte != UInt8(ascii: "}") else {
      index += 1
      return false
    }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else {
        mismatch("',' or '}'")
        return false
      }
      index += 1
      byte = token()
    }
    guard byte == UInt8(ascii: "\"") else {
      mismatch("a key")
      return false
    }
    return true
  }

  /// Moves past a key and its colon, to the value.
  mutating func scanKey() -> Bool {
    guard token() == UInt8(ascii: "\"") else {
      mismatch("a key")
      return false
    }
    guard let span = scanString() else { return false }
    keySpan = span
    return takeColon()
  }

  @inline(__always)
  private mutating func takeColon() -> Bool {
    guard take(UInt8(ascii: ":")) else {
      mismatch("':'")
      return false
    }
    _ = token()
    return true
  }
}
