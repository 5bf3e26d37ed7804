@_spi(Generated) import EndpointJSON
import Foundation

/// A calendar day without a time or a time zone: `2026-11-21`.
///
/// A birthday or a due date is the same day everywhere. A `Date` would change it with the time zone of the device.
public struct Day: Hashable, Sendable {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates a day. `nil` if the day does not exist or the year is not within 0 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), GregorianDay.exists(year: year, month: month, day: day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses a text such as `2026-11-21`. `nil` if it is invalid.
  public init?(_ text: String) {
    guard let day = DateScanner.whole(text, Day.scan) else { return nil }
    self = day
  }

  /// The start of the day in a time zone.
  public func date(in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.date(from: DateComponents(year: year, month: month, day: day))
  }

  /// The day of a date in a time zone: `Day(Date(), in: .current)`. Dates outside the years 0 to 9999 are clamped.
  public init(_ date: Date, in zone: TimeZone) {
    let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    let days = (seconds / 86_400).rounded(.down)
    self.init(daysSince1970: Int(days.isNaN ? 0 : min(max(days, Self.firstCount), Self.lastCount)))
  }

  /// The day of a date depends on the time zone.
  @available(
    *,
    unavailable,
    message: "the day of a date depends on the time zone: write `Day(date, in: .current)`"
  )
  public init(_ date: Date) { self.init(date, in: .current) }

  private static let firstCount = -719_528.0
  private static let lastCount = 2_932_896.0

  init(daysSince1970 days: Int) {
    (year, month, day) = GregorianDay.date(ofCount: days)
  }

  var daysSince1970: Int { GregorianDay.count(year: year, month: month, day: day) }

  static func scan(_ scanner: inout DateScanner) -> Day? {
    guard let year = scanner.digits(4), scanner.skip("-") != nil,
      let month = scanner.digits(2), scanner.skip("-") != nil, let day = scanner.digits(2)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }
}

extension Day: Comparable, CustomStringConvertible {
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// Such as `2026-11-21`.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension Day: WireDecodable, WireEncodable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let day = json.day() else { return nil }
    self = day
  }

  @_spi(Generated) public func encode(to json: inout JSONWriter) {
    json.string(description)
  }
}

/// The proleptic Gregorian calendar in UTC, as RFC 3339 uses it.
///
/// Days are counted from 1970-01-01. Foundation's calendar changes to the Julian one before 1582 and takes a thousand
/// times as long.
enum GregorianDay {
  /// The number of days from 1970-01-01 to a date, which must exist.
  static func count(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year &- 1
    let era = (shifted >= 0 ? shifted : shifted &- 399) / 400
    let yearOfEra = shifted &- era &* 400
    let dayOfYear = (153 &* (month > 2 ? month &- 3 : month &+ 9) &+ 2) / 5 &+ day &- 1
    let dayOfEra = yearOfEra &* 365 &+ yearOfEra / 4 &- yearOfEra / 100 &+ dayOfYear
    return era &* 146_097 &+ dayOfEra &- 719_468
  }

  /// The date of a number of days after 1970-01-01.
  static func date(ofCount count: Int) -> (year: Int, month: Int, day: Int) {
    let days = count + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// True if the date exists.
  static func exists(year: Int, month: Int, day: Int) -> Bool {
    (1...12).contains(month) && day >= 1 && day <= daysInMonth(month, of: year)
  }

  private static func daysInMonth(_ month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
