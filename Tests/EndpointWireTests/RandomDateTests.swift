@_spi(Generated) import EndpointJSON
@_spi(Generated) import EndpointWire
import Foundation
import Mutation
import Testing

/// Compares dates with Foundation's. `VALUES=100000` tests that many dates of each format.
///
/// Intended differences:
/// - RFC 3339: Foundation accepts at most 9 digits of fraction, computes nanoseconds, and accepts
///   zones of at most 18 hours. It also accepts years, fields and trailing text that RFC 3339 does
///   not allow. Our parser reads second 60 as the first of the next minute. It uses the Gregorian
///   calendar for years before 1583. It accepts a space for the `T`, no seconds, and zones without
///   a colon or minutes. It reads a time without a zone as UTC.
/// - Numbers: our parser rejects invalid JSON, even if the standard decoder accepts it.
@Suite("Random dates", .serialized)
struct RandomDateTests {
  // MARK: - RFC 3339

  /// The syntax of RFC 3339, without the rules of the calendar and without second 60.
  private nonisolated(unsafe) static let shape =
    /(\d{4}-\d\d-\d\d)[T ](\d\d:[0-5]\d)(?::([0-5]\d)(\.\d+)?)?(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)?/
    .ignoresCase().asciiOnlyDigits()

  /// The date that Foundation parses without fraction and zone, adjusted by both.
  ///
  /// For years before 1583, Foundation parses the year 2000 years later. It has the same days.
  private static func expected(_ text: String) throws -> Date? {
    guard let match = text.wholeMatch(of: shape), let year = Int(match.1.prefix(4)) else {
      return nil
    }
    let shift = year < 1583 ? 5 : 0
    let day = "\(year + shift * 400)".leftPadded(to: 4) + match.1.dropFirst(4)
    guard exists(day: day, hour: match.2.prefix(2)) else { return nil }
    var seconds = try Date.ISO8601FormatStyle().parse("\(day)T\(match.2):\(match.3 ?? "00")Z")
      .timeIntervalSinceReferenceDate
    seconds -= Double(shift * 146_097 * 86_400)
    if let sign = match.5, let hours = match.6.flatMap({ Double($0) }) {
      let minutes = match.7.flatMap { Double($0) } ?? 0
      seconds -= (sign == "-" ? -60 : 60) * (hours * 60 + minutes)
    }
    let fraction = match.4.flatMap { Double("0\($0)") } ?? 0
    return Date(timeIntervalSinceReferenceDate: seconds + fraction)
  }

  /// Whether the day exists. Foundation parses February 30 as a day in March, so this formats the
  /// parsed day and compares it.
  private static func exists(day: String, hour: Substring) -> Bool {
    let style = Date.ISO8601FormatStyle().year().month().day()
    return hour < "24" && (try? style.parse(day)).map { $0.formatted(style) == day } ?? false
  }

  private func text(_ chance: inout Chance) -> String {
    func two(_ range: ClosedRange<Int>) -> String {
      "\(chance.number(in: range))".leftPadded(to: 2)
    }
    let year = "\(chance.number(in: 0...9999))".leftPadded(to: 4)
    let time = "\(year)-\(two(1...12))-\(two(1...31))T\(two(0...23)):\(two(0...59)):\(two(0...59))"
    let hasFraction = chance.number(in: 0...1) == 1
    let fraction = hasFraction ? "." + chance.digits(chance.number(in: 1...20)) : ""
    let zone = chance.pick([
      "Z", "+\(two(0...23)):\(two(0...59))", "-\(two(0...23)):\(two(0...59))",
    ])
    return switch chance.number(in: 0...9) {
    case 0: time.dropLast(3) + zone
    case 1: time + fraction + zone.replacing(":", with: "")
    case 2: time + fraction + zone.prefix(3)
    default: time + fraction + zone
    }
  }

  @Test func parsesRFC3339LikeFoundation() throws {
    var chance = Chance(seed: 11)
    for number in 0..<Chance.count {
      var text = text(&chance)
      if number % 2 == 1 { text = chance.nearMiss(of: text, from: "0123456789-+:.TZtz /a,é") }
      let date = DateFormat.rfc3339.date(from: text)
      #expect(try date == Self.expected(text), "\(text)")
      #expect((try? JSONReader.read("\"\(text)\"".utf8) { $0.date() }.value) == date, "\(text)")
      if let date {
        let written = try #require(DateFormat.rfc3339.text(of: date))
        let back = try #require(DateFormat.rfc3339.date(from: written))
        // The writer rounds to microseconds.
        #expect(
          abs(back.timeIntervalSince(date)) <= 5e-7 + date.timeIntervalSince1970.ulp,
          "\(text)"
        )
      }
    }
  }

  @Test func writesRFC3339LikeFoundation() throws {
    var chance = Chance(seed: 12)
    let plain = Date.ISO8601FormatStyle()
    let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    for number in 0..<Chance.count {
      // From 1583, when Foundation's calendar becomes Gregorian, to 9999.
      let seconds = Double(chance.number(in: -12_212_553_600...253_402_300_799))
      let date = Date(timeIntervalSince1970: seconds + (number % 2 == 0 ? 0 : 0.125))
      let expected = date.formatted(number % 2 == 0 ? plain : fractional)
      #expect(try JSONWriter.write { $0.date(date) }.string == "\"\(expected)\"")
    }
  }

  /// The JSON reader parses dates of this form eight bytes at a time. At each position, it must
  /// accept the same bytes as the other parser.
  @Test func parsesAlteredDatesAlikeInsideAndOutsideJSON() {
    for plain in ["2024-02-29T23:59:59Z", "1999-12-31T00:00:00Z"] {
      for place in plain.utf8.indices {
        for byte in UInt8(0)...127 where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
          let text =
            plain[..<place] + String(UnicodeScalar(byte)) + plain[plain.index(after: place)...]
          let date = byte < 0x20 ? nil : DateFormat.rfc3339.date(from: String(text))
          #expect((try? JSONReader.read("\"\(text)\"".utf8) { $0.date() }.value) == date, "\(text)")
        }
      }
    }
  }

  @Test func parsesDateFromEscapedJSONString() throws {
    let text = #""2026\u002d11-21T05:47:30\u005a""#
    let date = try JSONReader.read(text.utf8) { $0.date() }.value
    #expect(date == Date(timeIntervalSince1970: 1_795_240_050))
  }

  // MARK: - Numbers

  @Test(arguments: [DateFormat.unix, .unixMilliseconds])
  func parsesNumbersLikeStandardDecoder(_ format: DateFormat) throws {
    var chance = Chance(seed: 13)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = format == .unix ? .secondsSince1970 : .millisecondsSince1970
    for number in 0..<Chance.count {
      var text = "\(chance.number(in: -99_999_999_999...9_999_999_999_999))"
      if number % 4 > 1 { text += "." + chance.digits(chance.number(in: 1...9)) }
      if number % 2 == 1 { text = chance.nearMiss(of: text, from: "0123456789-+.eE ") }
      let date = try? JSONReader.read(text.utf8) { $0.date(format) }.value
      let expected = try? decoder.decode(Date.self, from: Data(text.utf8))
      let isJSON = (try? JSONValue(parsing: text.utf8)) != nil
      #expect(date == (isJSON ? expected : nil), "\(text)")
      guard let date else { continue }
      let written = try JSONWriter.write { $0.date(date, format) }
      let back = try JSONReader.read(written.bytes) { $0.date(format) }.value
      #expect(abs(back.timeIntervalSince(date)) <= max(0.00051, date.timeIntervalSince1970.ulp))
    }
  }

  // MARK: - Patterns

  @Test(arguments: [
    "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "dd.MM.yyyy", "yyyyMMdd'T'HHmmss",
    "yyyy-MM-dd'T'HH:mm:ss.SSS", "d MMM yyyy, h:mm a", "EEE, dd MMM yyyy HH:mm:ss Z", "MM/dd/yy",
  ])
  func parsesAndWritesPatternsLikeFoundation(_ pattern: String) throws {
    var chance = Chance(seed: 14)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    let format = DateFormat.pattern(pattern)
    for number in 0..<Chance.count / 8 {
      let milliseconds = chance.number(in: -62_135_596_800_000...253_402_300_799_000)
      let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      var text = formatter.string(from: date)
      #expect(format.text(of: date) == text)
      if number % 2 == 1 { text = chance.nearMiss(of: text, from: "0123456789-+.:/ TZaé") }
      #expect(format.date(from: text) == formatter.date(from: text), "\(text)")
    }
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}
