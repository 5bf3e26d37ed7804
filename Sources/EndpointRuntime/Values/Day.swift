import Foundation

/// A day of the calendar, without a time and without a zone: `2026-11-21`.
///
/// A birthday or a due date is the same day everywhere; as a `Date` it would move with the zone of the device.
public struct Day: Hashable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// A day; `nil` if the calendar has no such day, or the year is not one of 0 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), GregorianDay.exists(year: year, month: month, day: day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// A day from its text, `2026-11-21`; `nil` if that is not the text of a day.
  public init?(_ text: String) {
    guard let day = DateScanner.whole(text, Day.scan) else { return nil }
    self = day
  }

  /// The moment at which this day begins in a zone.
  public func date(in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.date(from: DateComponents(year: year, month: month, day: day))
  }

  /// The day at a moment in a zone, `Day(Date(), in: .current)`; the first or the last day there is for a moment beyond.
  public init(_ date: Date, in zone: TimeZone) {
    let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    let days = (seconds / 86_400).rounded(.down)
    self.init(daysSince1970: Int(days.isNaN ? 0 : min(max(days, Self.firstCount), Self.lastCount)))
  }

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

  /// `2026-11-21`.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension Day: WireDecodable, WireEncodable {
  public init?(from json: inout JSONReader) {
    guard let day = json.day() else { return nil }
    self = day
  }

  public func encode(to json: inout JSONWriter) {
    json.string(description)
  }
}
