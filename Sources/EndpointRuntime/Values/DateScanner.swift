/// Takes a date's text apart from left to right.
///
/// Each step answers `nil` where the text is not what a format asks for, so that a parser is one `guard`.
struct DateScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// What `parse` makes of a text; `nil` if it leaves some of it.
  static func whole<T>(_ text: String, _ parse: (inout DateScanner) -> T?) -> T? {
    var text = text
    return text.withUTF8 { whole($0, parse) }
  }

  /// What `parse` makes of a text; `nil` if it leaves some of it.
  static func whole<T>(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ parse: (inout DateScanner) -> T?
  ) -> T? {
    var scanner = DateScanner(bytes)
    guard let value = parse(&scanner), scanner.next == nil else { return nil }
    return value
  }

  /// The byte that comes next, not taken.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Takes that many digits.
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

  /// Takes a character, whatever its case.
  @inline(__always)
  mutating func skip(_ character: Unicode.Scalar) -> Void? {
    let expected = UInt8(ascii: character)
    guard let next, next == expected || expected > 0x40 && next | 0x20 == expected | 0x20 else {
      return nil
    }
    position += 1
    return ()
  }

  /// Takes exactly this byte, and says whether it was there.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Takes this text, whatever its case.
  mutating func skip(text: StaticString) -> Void? {
    let start = position
    let matches = text.withUTF8Buffer { expected in
      expected.allSatisfy { skip(Unicode.Scalar($0)) != nil }
    }
    if !matches { position = start }
    return matches ? () : nil
  }

  /// Takes one of these three-letter names and answers its place, from 0.
  mutating func name(of names: [StaticString]) -> Int? {
    for (index, name) in names.enumerated() where skip(text: name) != nil { return index }
    return nil
  }

  /// Takes the digits of a fraction, any number of them but none, as a part of 1.
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

  /// Takes a sign.
  mutating func sign() -> Int? {
    if skip("+") != nil { return 1 }
    if skip("-") != nil { return -1 }
    return nil
  }
}
