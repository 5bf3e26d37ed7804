import Foundation

/// The date format of HTTP headers (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// Reading also accepts a numeric zone (`+0000`), as in mail and feeds (RFC 5322, section 3.3).
enum RFC1123 {
  private static let weekdays: [StaticString] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months: [StaticString] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func scan(_ scanner: inout DateScanner) -> Date? {
    guard scanner.name(of: weekdays) != nil, scanner.skip(text: ", ") != nil,
      let dayOfMonth = scanner.digits(2) ?? scanner.digits(1), scanner.skip(" ") != nil,
      let month = scanner.name(of: months), scanner.skip(" ") != nil,
      let year = scanner.digits(4), scanner.skip(" ") != nil,
      let day = Day(year: year, month: month + 1, day: dayOfMonth),
      let time = TimeOfDay.scan(&scanner), time.second < 60, scanner.skip(" ") != nil,
      let offset = scanOffset(&scanner)
    else { return nil }
    return Date(timeIntervalSince1970: Double(day.seconds(at: time) - Int64(offset)))
  }

  static func format(_ date: Date) -> String? {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard abs(seconds) < 1e12 else { return nil }
    let (days, secondOfDay) = Int64(seconds).quotientAndModulus(by: 86_400)
    let day = Day(daysSince1970: Int(days))
    guard (0...9999).contains(day.year) else { return nil }
    let weekday = weekdays[days.quotientAndModulus(by: 7).modulus]
    return "\(weekday), \(day.day.padded(to: 2)) \(months[day.month - 1]) "
      + "\(day.year.padded(to: 4)) \(TimeOfDay(secondOfDay: secondOfDay)) GMT"
  }

  private static func scanOffset(_ scanner: inout DateScanner) -> Int? {
    if scanner.skip(text: "GMT") != nil || scanner.skip(text: "UTC") != nil { return 0 }
    return scanner.offset()
  }
}
