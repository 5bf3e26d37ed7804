/// Takes a date's text apart from left to right.
///
/// Each step answers `nil` where the text is not what a format asks for, so that a parser is one `guard`.
struct DateScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The byte that comes next, not taken.
  var next: UInt8? { rest.first }

  /// Takes that many digits.
  mutating func digits(_ count: Int) -> Int? {
    guard rest.count >= count else { return nil }
    var value = 0
    for byte in rest.prefix(count) {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    rest = rest.dropFirst(count)
    return value
  }

  /// Takes this text, whatever its case.
  mutating func skip(_ text: StaticString) -> Void? {
    let matches = text.withUTF8Buffer { expected in
      rest.count >= expected.count
        && zip(rest, expected).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 | 0x20 && $1 > 0x40) }
    }
    guard matches else { return nil }
    rest = rest.dropFirst(text.utf8CodeUnitCount)
    return ()
  }

  /// Takes one of these three-letter names and answers its place, from 0.
  mutating func name(of names: [StaticString]) -> Int? {
    for (index, name) in names.enumerated() where skip(name) != nil { return index }
    return nil
  }

  /// Takes the digits of a fraction, any number of them but none, as a part of 1.
  mutating func fraction() -> Double? {
    var value = 0.0
    var scale = 1.0
    var count = 0
    while let byte = rest.first, byte >= 0x30, byte <= 0x39 {
      if count < 15 {
        value = value * 10 + Double(byte - 0x30)
        scale *= 10
      }
      count += 1
      rest = rest.dropFirst()
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
