extension JSONReader {
  /// Reads an integer. `1.0`, `1e2` and `-0` are integers, `1.5` is not.
  public mutating func int() -> Int? { integer() }

  /// Reads a 32-bit integer. `1.0`, `1e2` and `-0` are integers, `1.5` is not.
  @_spi(Generated) public mutating func int32() -> Int32? { integer() }

  /// Reads a 64-bit integer. `1.0`, `1e2` and `-0` are integers, `1.5` is not.
  @_spi(Generated) public mutating func int64() -> Int64? { integer() }

  /// Reads an unsigned 32-bit integer. `1.0`, `1e2` and `-0` are integers, `1.5` is not.
  @_spi(Generated) public mutating func uint32() -> UInt32? { integer() }

  /// Reads an unsigned 64-bit integer. `1.0`, `1e2` and `-0` are integers, `1.5` is not.
  @_spi(Generated) public mutating func uint64() -> UInt64? { integer() }

  /// Reads a number as the nearest double. Fails on overflow. Underflow returns zero.
  public mutating func double() -> Double? {
    if let number = shortNumber(), let value = number.double() {
      take(number)
      return value
    }
    guard let span = scanNumber() else { return bridged(Double.self, expected: "a number") }
    guard let value = span.double() else {
      fail(expected: "a number that a Double can hold")
      return nil
    }
    return value
  }

  /// Reads a number as the nearest double, in a union that also has an integer. Fails for a whole number whose digits a
  /// double does not keep.
  @_spi(Generated) public mutating func exactDouble() -> Double? {
    guard let text = number() else { return nil }
    let value = JSONNumber(checked: text).exactDouble
    if value == nil { fail(expected: "a number that a Double can hold") }
    return value
  }

  /// Reads a number and returns its text with all digits.
  @_spi(Generated) public mutating func number() -> String? {
    if let bridge { return bridge.number() }
    guard let span = scanNumber() else {
      mismatch("a number")
      return nil
    }
    return span.text
  }

  @inline(__always)
  private mutating func integer<T: FixedWidthInteger & Decodable>() -> T? {
    if let value = shortInteger(T.self) { return value }
    if let number = shortNumber(), let value = number.integer(T.self) {
      take(number)
      return value
    }
    return longInteger()
  }

  /// Reads an integer of at most seven digits. Nil for other text.
  @inline(__always)
  private mutating func shortInteger<T: FixedWidthInteger>(_ type: T.Type) -> T? {
    guard end &- index >= 9 else { return nil }
    let isNegative = base[index] == UInt8(ascii: "-")
    let start = isNegative ? index &+ 1 : index
    let values = base.word(at: start).digitValues
    let marks = values.marksOfNoDigits
    let count = marks.trailingZeroBitCount &>> 3
    guard marks != 0, count > 0, count == 1 || values & 0xFF != 0 else { return nil }
    let next = base[start &+ count]
    guard next != UInt8(ascii: "."), next | 0x20 != UInt8(ascii: "e") else { return nil }
    let digits = values.firstDigits(count)
    guard let value = T(exactly: isNegative ? -Int64(digits) : Int64(digits)) else { return nil }
    valueStart = index
    index = start &+ count
    return value
  }

  @inline(never)
  private mutating func longInteger<T: FixedWidthInteger & Decodable>() -> T? {
    guard let span = scanNumber() else { return bridged(T.self, expected: "an integer") }
    guard let value = span.integer(T.self) else {
      fail(expected: Self.description(of: T.self))
      return nil
    }
    return value
  }

  static func description<T: FixedWidthInteger>(of type: T.Type) -> String {
    "an integer from \(T.min) to \(T.max)"
  }

  /// The next number, if it is short. Does not read it.
  @inline(__always)
  mutating func shortNumber() -> ShortNumber? {
    let byte = token()
    guard byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") else { return nil }
    return ShortNumber(base, from: index, to: end)
  }

  @inline(__always)
  private mutating func take(_ number: ShortNumber) {
    valueStart = index
    index = number.end
  }

  /// Moves past the next number. Nil if there is none, possibly after a failure.
  mutating func scanNumber() -> NumberSpan? {
    let byte = token()
    guard byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") else { return nil }
    valueStart = index
    let span = NumberSpan(scanning: base, from: index, to: end)
    guard span.isValid else {
      fail(at: span.end, expected: "a digit")
      return nil
    }
    index = span.end
    return span
  }
}
