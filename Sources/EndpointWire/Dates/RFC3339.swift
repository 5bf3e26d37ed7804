import Foundation

/// The date format of RFC 3339, section 5.6: `2026-11-21T05:47:30Z`.
///
/// The date must exist, and hours end at 23. Reading also accepts what servers send: a space instead of the `T`, no
/// seconds (Java omits zeros), an offset without a colon or minutes, and a missing zone as UTC. Second 60 is only accepted at the end of a UTC day and becomes the first second of the next day. Fractions have
/// any length.
enum RFC3339 {
  static func scan(_ scanner: inout DateScanner) -> Date? {
    guard let day = Day.scan(&scanner),
      scanner.skip("T") != nil || scanner.take(UInt8(ascii: " ")),
      let time = TimeOfDay.scanShort(&scanner), let fraction = scanFraction(&scanner),
      let offset = scanOffset(&scanner)
    else { return nil }
    let seconds = day.seconds(at: time) - Int64(offset)
    guard time.second < 60 || seconds % 86_400 == 0 else { return nil }
    // A `Date` counts from 2001. Adding to that reference rounds the fraction only once.
    let reference = seconds - Int64(Date.timeIntervalBetween1970AndReferenceDate)
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
    let seconds = Int64(whole) + Int64(microseconds / 1_000_000)
    let fraction = microseconds % 1_000_000
    let (days, secondOfDay) = seconds.quotientAndModulus(by: 86_400)
    let (year, month, day) = GregorianDay.date(ofCount: Int(days))
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
    return scanner.offset()
  }
}

/// Hours, minutes and seconds as date formats write them: `05:47:30`.
struct TimeOfDay: CustomStringConvertible {
  let hour: Int
  let minute: Int
  let second: Int

  var seconds: Int { hour &* 3600 &+ minute &* 60 &+ second }

  /// Seconds may be 60 or more: the format decides which of them exist.
  static func scan(_ scanner: inout DateScanner) -> TimeOfDay? {
    guard let hour = scanner.digits(2), scanner.skip(":") != nil,
      let minute = scanner.digits(2), scanner.skip(":") != nil,
      let second = scanner.digits(2), hour < 24, minute < 60
    else { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// Scans hours and minutes, and seconds if there are any.
  static func scanShort(_ scanner: inout DateScanner) -> TimeOfDay? {
    let start = scanner
    if let time = scan(&scanner) { return time }
    scanner = start
    guard let hour = scanner.digits(2), scanner.skip(":") != nil, let minute = scanner.digits(2),
      hour < 24, minute < 60, scanner.next != UInt8(ascii: ":"), scanner.next != UInt8(ascii: ".")
    else { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: 0)
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

extension Day {
  /// The seconds from 1970 to a time of this day in UTC. They need 64 bits since 2038, also where `Int` has 32.
  func seconds(at time: TimeOfDay) -> Int64 {
    Int64(daysSince1970) * 86_400 + Int64(time.seconds)
  }
}

extension Int {
  /// The number padded with zeros to a width.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension Int64 {
  /// Division that rounds down, so that the remainder is not negative.
  func quotientAndModulus(by divisor: Int) -> (quotient: Int64, modulus: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: Int64(divisor))
    let isNegative = remainder < 0
    return (quotient - (isNegative ? 1 : 0), Int(remainder) + (isNegative ? divisor : 0))
  }
}

extension RFC3339 {
  /// Parses the most common form, `2026-11-21T05:47:30Z`. `nil` for any other, which `scan` parses.
  static func plainDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    guard bytes.count == 20, let text = bytes.baseAddress,
      let date = DigitPairs(text, like: 0x2d30_302d_3030_3030),  // 0000-00-
      let start = DigitPairs(text + 8, like: 0x3030_3a30_3054_3030),  // 00T00:00
      let end = DigitPairs(text + 12, like: 0x5a30_303a_3030_3a30)  // 0:00:00Z
    else { return nil }
    let year = date[0] &* 100 &+ date[2]
    let time = TimeOfDay(hour: start[3], minute: start[6], second: end[5])
    guard time.hour < 24, time.minute < 60, time.second < 60,
      GregorianDay.exists(year: year, month: date[5], day: start[0])
    else { return nil }
    let days = GregorianDay.count(year: year, month: date[5], day: start[0])
    return Date(timeIntervalSince1970: Double(Int64(days) &* 86_400 &+ Int64(time.seconds)))
  }
}

/// Parses pairs of digits in eight bytes that are loaded as one word.
private struct DigitPairs {
  private let pairs: UInt64

  /// Loads eight bytes. `nil` if they do not match `form`: a digit where it has a zero, the same byte elsewhere. The
  /// first byte is the lowest.
  @inline(__always)
  init?(_ text: UnsafePointer<UInt8>, like form: UInt64) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
    let values = word ^ form
    let separators = (((form ^ (ones &* 0x30)) &+ (ones &* 0x7f)) &>> 7) & ones
    // Adding this to a byte sets its highest bit unless it is 0 to 9, or 0 at a separator.
    let limits = ones &* 0x76 &+ separators &* 9
    guard ((values &+ limits) | values) & (ones &* 0x80) == 0 else { return nil }
    pairs = values &* 10 &+ (values &>> 8)
  }

  /// The number of the two digits at an index.
  @inline(__always)
  subscript(place: Int) -> Int {
    Int(truncatingIfNeeded: (pairs &>> UInt64(place &* 8)) & 0xff)
  }
}

/// Formats the numbers of a date in preallocated memory.
private struct DateText {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[..<count]) }

  mutating func append(_ character: Unicode.Scalar) {
    buffer[count] = UInt8(ascii: character)
    count += 1
  }

  mutating func append(_ separator: Unicode.Scalar, _ number: Int, digits: Int) {
    append(separator)
    append(number, digits: digits)
  }

  /// Appends a number, padded with zeros.
  mutating func append(_ number: Int, digits: Int) {
    var rest = number
    for position in (count..<(count + digits)).reversed() {
      buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  /// Removes trailing zeros.
  mutating func removeZeros() {
    while count > 0, buffer[count - 1] == UInt8(ascii: "0") { count -= 1 }
  }
}
