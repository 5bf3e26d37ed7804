import Foundation

/// The date format of RFC 3339, section 5.6: `2026-11-21T05:47:30Z`.
///
/// The date must exist, and hours end at 23. Reading also accepts a space instead of the `T`, and a missing zone as
/// UTC. Second 60 is only accepted at the end of a UTC day and becomes the first second of the next day. Fractions have
/// any length.
enum RFC3339 {
  static func scan(_ scanner: inout DateScanner) -> Date? {
    guard let day = Day.scan(&scanner),
      scanner.skip("T") != nil || scanner.take(UInt8(ascii: " ")),
      let time = TimeOfDay.scan(&scanner), let fraction = scanFraction(&scanner),
      let offset = scanOffset(&scanner)
    else { return nil }
    let seconds = day.daysSince1970 * 86_400 + time.seconds - offset
    guard time.second < 60 || seconds % 86_400 == 0 else { return nil }
    // A `Date` counts from 2001. Adding to that reference rounds the fraction only once.
    let reference = seconds - Int(Date.timeIntervalBetween1970AndReferenceDate)
    return Date(timeIntervalSinceReferenceDate: Double(reference) + fraction)
  }

  /// Passes the date to `body` as text in UTC, to the microsecond and without trailing zeros. `nil` for a year after
  /// 9999.
  static func withText<T>(of date: Date, _ body: (UnsafeBufferPointer<UInt8>) -> T) -> T? {
    let time = date.timeIntervalSince1970
    guard abs(time) < 1e12 else { return nil }
    // The fraction is separate, because all microseconds since 1970 have more digits than a double.
    let whole = time.rounded(.down)
    let microseconds = Int(((time - whole) * 1e6).rounded())
    let seconds = Int(whole) + microseconds / 1_000_000
    let fraction = microseconds % 1_000_000
    let (days, secondOfDay) = seconds.quotientAndModulus(by: 86_400)
    let (year, month, day) = GregorianDay.date(ofCount: days)
    guard (0...9999).contains(year) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { bytes in
      var text = DateText(bytes)
      text.append(year, digits: 4)
      text.append("-", month, digits: 2)
      text.append("-", day, digits: 2)
      text.append("T", secondOfDay / 3600, digits: 2)
      text.append(":", secondOfDay / 60 % 60, digits: 2)
      text.append(":", secondOfDay % 60, digits: 2)
      if fraction > 0 {
        text.append(".", fraction, digits: 6)
        text.removeZeros()
      }
      text.append("Z")
      return body(text.bytes)
    }
  }

  private static func scanFraction(_ scanner: inout DateScanner) -> Double? {
    scanner.skip(".") == nil ? 0 : scanner.fraction()
  }

  /// The offset of the zone from UTC in seconds.
  private static func scanOffset(_ scanner: inout DateScanner) -> Int? {
    if scanner.next == nil || scanner.skip("Z") != nil { return 0 }
    guard let sign = scanner.sign(), let hours = scanner.digits(2), scanner.skip(":") != nil,
      let minutes = scanner.digits(2), hours < 24, minutes < 60
    else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}

/// Hours, minutes and seconds as date formats write them: `05:47:30`.
struct TimeOfDay: CustomStringConvertible {
  let hour: Int
  let minute: Int
  let second: Int

  var seconds: Int { hour &* 3600 &+ minute &* 60 &+ second }

  static func scan(_ scanner: inout DateScanner) -> TimeOfDay? {
    guard let hour = scanner.digits(2), scanner.skip(":") != nil,
      let minute = scanner.digits(2), scanner.skip(":") != nil,
      let second = scanner.digits(2), hour < 24, minute < 60, second <= 60
    else { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  var description: String {
    "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
  }
}

extension TimeOfDay {
  init(secondOfDay: Int) {
    self.init(hour: secondOfDay / 3600, minute: secondOfDay / 60 % 60, second: secondOfDay % 60)
  }
}

extension Int {
  /// The number padded with zeros to a width.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }

  /// Division that rounds down, so that the remainder is not negative.
  func quotientAndModulus(by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
