/// Scans the text of a date from left to right.
///
/// Each step returns `nil` if the text does not match, so that a parser is one `guard`.
struct DateScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Parses a whole text. `nil` if `parse` fails or leaves a rest.
  static func whole<T>(_ text: String, _ parse: (inout DateScanner) -> T?) -> T? {
    var text = text
    return text.withUTF8 { whole($0, parse) }
  }

  /// Parses a whole text. `nil` if `parse` fails or leaves a rest.
  static func whole<T>(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ parse: (inout DateScanner) -> T?
  ) -> T? {
    var scanner = DateScanner(bytes: bytes)
    guard let value = parse(&scanner), scanner.next == nil else { return nil }
    return value
  }

  /// The next byte, which is not consumed.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Consumes this number of digits.
  @inline(__always)
  mutating func digits(_ count: Int) -> Int? {
    guard bytes.count - position >= count else { return nil }
    var value = 0
    for offset in 0..<count {
      let digit = bytes[position + offset] &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    position += count
    return value
  }

  /// Consumes a character in either case.
  @inline(__always)
  mutating func skip(_ character: Unicode.Scalar) -> Void? {
    let expected = UInt8(ascii: character)
    guard let next, next == expected || expected > 0x40 && next | 0x20 == expected | 0x20 else {
      return nil
    }
    position += 1
    return ()
  }

  /// Consumes this byte. Returns false if another one is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Consumes a text in any case.
  mutating func skip(text: StaticString) -> Void? {
    let start = position
    let matches = text.withUTF8Buffer { expected in
      expected.allSatisfy { skip(Unicode.Scalar($0)) != nil }
    }
    if !matches { position = start }
    return matches ? () : nil
  }

  /// Consumes one of these three-letter names and returns its index.
  mutating func name(of names: [StaticString]) -> Int? {
    for (index, name) in names.enumerated() where skip(text: name) != nil { return index }
    return nil
  }

  /// Consumes the digits of a fraction, at least one, and returns a value below 1.
  mutating func fraction() -> Double? {
    var value = 0.0
    var scale = 1.0
    var count = 0
    while let byte = next, byte &- 0x30 < 10 {
      if count < 15 {
        value = value * 10 + Double(byte &- 0x30)
        scale *= 10
      }
      count += 1
      position += 1
    }
    return count == 0 ? nil : value / scale
  }

  /// Consumes the offset of a zone from UTC, `+01:30`, `+0130` or `+01`, and returns it in seconds.
  mutating func offset() -> Int? {
    let isNegative = next == UInt8(ascii: "-")
    guard skip(isNegative ? "-" : "+") != nil, let hours = digits(2) else { return nil }
    let hasMinutes = take(UInt8(ascii: ":")) || next != nil
    guard let minutes = hasMinutes ? digits(2) : 0, hours < 24, minutes < 60 else { return nil }
    return (isNegative ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}
