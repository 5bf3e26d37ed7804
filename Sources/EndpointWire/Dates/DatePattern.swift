import Foundation

/// A numeric date pattern, such as `yyyy-MM-dd HH:mm:ss`, that is parsed without a formatter.
///
/// It only accepts all digits of each number and the Gregorian calendar. Other text is passed to Foundation's
/// formatter, so that both give the same results (Unicode Technical Standard 35, part 4).
package struct DatePattern: Sendable {
  private enum Part: Sendable {
    case literal(UInt8)
    /// A number, by its index in `fields`.
    case number(Int, digits: Int)
  }

  /// The letter of each number, and how many digits it has.
  private static let fields: [(letter: Unicode.Scalar, digits: Int)] = [
    ("y", 4), ("M", 2), ("d", 2), ("H", 2), ("m", 2), ("s", 2), ("S", 3),
  ]

  private let parts: [Part]

  /// `nil` if the pattern has other fields, or lacks year, month or day.
  package init?(_ pattern: String) {
    var parts: [Part] = []
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.first {
      if Self.isLetter(byte) {
        let run = rest.prefix { $0 == byte }
        let field = Self.fields.firstIndex { UInt8(ascii: $0.letter) == byte }
        guard let field, Self.fields[field].digits == run.count else { return nil }
        parts.append(.number(field, digits: run.count))
        rest = rest.dropFirst(run.count)
      } else {
        // The formatter handles quotes and non-ASCII text, except for a quoted letter as in `'T'`.
        guard let literal = Self.takeLiteral(&rest) else { return nil }
        parts.append(.literal(literal))
      }
    }
    let days = parts.filter { if case .number(0...2, _) = $0 { true } else { false } }
    guard days.count == 3 else { return nil }
    self.parts = parts
  }

  /// Parses a text. `nil` if the formatter must parse it.
  package func date(from text: String) -> Date? {
    DateScanner.whole(text) { scanner in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.fields.count) { numbers in
        numbers.initialize(repeating: 0)
        for part in parts {
          switch part {
          case .literal(let byte): guard scanner.take(byte) else { return nil }
          case .number(let field, let digits):
            guard let number = scanner.digits(digits) else { return nil }
            numbers[field] = number
          }
        }
        return Self.date(of: numbers)
      }
    }
  }

  /// `nil` before 1583, when the formatter uses another calendar.
  private static func date(of numbers: UnsafeMutableBufferPointer<Int>) -> Date? {
    let time = TimeOfDay(hour: numbers[3], minute: numbers[4], second: numbers[5])
    guard numbers[0] >= 1583, time.hour < 24, time.minute < 60, time.second < 60,
      let day = Day(year: numbers[0], month: numbers[1], day: numbers[2])
    else { return nil }
    let milliseconds = day.seconds(at: time) * 1000 + Int64(numbers[6])
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  private static func takeLiteral(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    let quote = UInt8(ascii: "'")
    guard let first = rest.popFirst() else { return nil }
    guard first == quote else { return first < 0x80 ? first : nil }
    guard let letter = rest.popFirst(), isLetter(letter), rest.popFirst() == quote else {
      return nil
    }
    return letter
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
