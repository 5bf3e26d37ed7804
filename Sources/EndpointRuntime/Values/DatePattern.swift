import Foundation

/// A numeric date pattern, such as `yyyy-MM-dd HH:mm:ss`, that is parsed without a formatter.
///
/// It only accepts all digits of each number and the Gregorian calendar. Other text is passed to Foundation's
/// formatter, so that both give the same results (Unicode Technical Standard 35, part 4).
struct DatePattern: Sendable {
  private enum Part: Sendable {
    case literal(UInt8)
    case year, month, day, hour, minute, second
    case milliseconds
  }

  /// The parsed numbers of a text.
  private struct Numbers {
    var (year, month, day, hour, minute, second, milliseconds) = (0, 0, 0, 0, 0, 0, 0)
  }

  private let parts: [Part]

  /// `nil` if the pattern has other fields, or lacks year, month or day.
  init?(_ pattern: String) {
    var parts: [Part] = []
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.first {
      if Self.isLetter(byte) {
        let run = rest.prefix { $0 == byte }
        guard let part = Self.part(byte, run.count) else { return nil }
        parts.append(part)
        rest = rest.dropFirst(run.count)
      } else {
        // The formatter handles quotes and non-ASCII text, except for a quoted letter as in `'T'`.
        guard let literal = Self.takeLiteral(&rest) else { return nil }
        parts.append(.literal(literal))
      }
    }
    let days = parts.filter { part in
      switch part {
      case .year, .month, .day: true
      case .literal, .hour, .minute, .second, .milliseconds: false
      }
    }
    guard days.count == 3 else { return nil }
    self.parts = parts
  }

  /// Parses a text. `nil` if the formatter must parse it.
  func date(from text: String) -> Date? {
    DateScanner.whole(text) { scanner in
      var numbers = Numbers()
      for part in parts {
        guard Self.take(part, &scanner, &numbers) else { return nil }
      }
      return Self.date(of: numbers)
    }
  }

  private static func take(
    _ part: Part,
    _ scanner: inout DateScanner,
    _ numbers: inout Numbers
  ) -> Bool {
    func take(_ count: Int, _ number: WritableKeyPath<Numbers, Int>) -> Bool {
      guard let value = scanner.digits(count) else { return false }
      numbers[keyPath: number] = value
      return true
    }
    return switch part {
    case .literal(let byte): scanner.take(byte)
    case .year: take(4, \.year)
    case .month: take(2, \.month)
    case .day: take(2, \.day)
    case .hour: take(2, \.hour)
    case .minute: take(2, \.minute)
    case .second: take(2, \.second)
    case .milliseconds: take(3, \.milliseconds)
    }
  }

  /// `nil` before 1583, when the formatter uses another calendar.
  private static func date(of numbers: Numbers) -> Date? {
    guard numbers.year >= 1583, numbers.hour < 24, numbers.minute < 60, numbers.second < 60,
      let day = Day(year: numbers.year, month: numbers.month, day: numbers.day)
    else { return nil }
    let time = TimeOfDay(hour: numbers.hour, minute: numbers.minute, second: numbers.second)
    let seconds = day.daysSince1970 * 86_400 + time.seconds
    return Date(timeIntervalSince1970: Double(seconds * 1000 + numbers.milliseconds) / 1000)
  }

  private static func part(_ letter: UInt8, _ count: Int) -> Part? {
    switch (Unicode.Scalar(letter), count) {
    case ("y", 4): .year
    case ("M", 2): .month
    case ("d", 2): .day
    case ("H", 2): .hour
    case ("m", 2): .minute
    case ("s", 2): .second
    case ("S", 3): .milliseconds
    default: nil
    }
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
