import EndpointSpec

/// Checks whether a text has a date format.
enum DateTextFit {
  static func isDate(_ text: String, _ format: DateFormatModel) -> Bool {
    switch format {
    case .rfc3339: isRFC3339(text)
    case .rfc1123: isRFC1123(text)
    case .pattern(let pattern): DateFormatModel.formatter(pattern).date(from: text) != nil
    case .unix, .unixMilliseconds: false
    }
  }

  /// `2026-11-21T08:30:00.5+01:00`
  private static func isRFC3339(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, isDay(String(decoding: bytes[..<10], as: UTF8.self)),
      bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == UInt8(ascii: " ")
    else { return false }
    guard isTime(bytes[11..<19]) else { return false }
    var zone = bytes[19...]
    if zone.first == UInt8(ascii: ".") {
      let fraction = zone.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return false }
      zone = zone.dropFirst(fraction.count + 1)
    }
    guard let offset = offset(zone) else { return false }
    // A leap second ends a UTC day.
    let isLeapSecond = bytes[17..<19].elementsEqual("60".utf8)
    return !isLeapSecond || (seconds(bytes[11..<19]) - offset) % 86_400 == 0
  }

  /// The offset of a zone from UTC in seconds: `Z`, `+01:00`.
  private static func offset(_ zone: ArraySlice<UInt8>) -> Int? {
    if zone.isEmpty { return 0 }
    if zone.count == 1 { return zone.first.map { $0 | 0x20 } == UInt8(ascii: "z") ? 0 : nil }
    guard zone.count == 6, let sign = zone.first, "+-".utf8.contains(sign) else { return nil }
    let time = zone.dropFirst() + Array(":00".utf8)
    guard isTime(time) else { return nil }
    return sign == UInt8(ascii: "-") ? -seconds(time) : seconds(time)
  }

  /// The seconds of `08:30:00`.
  private static func seconds(_ time: ArraySlice<UInt8>) -> Int {
    time.split(separator: UInt8(ascii: ":")).reduce(0) { $0 * 60 + (number($1) ?? 0) }
  }

  /// `08:30:00`
  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let (start, colon) = (bytes.startIndex, UInt8(ascii: ":"))
    guard bytes.count == 8, bytes[start + 2] == colon, bytes[start + 5] == colon,
      let hour = number(bytes[start..<start + 2]),
      let minute = number(bytes[start + 3..<start + 5]),
      let second = number(bytes[start + 6..<start + 8])
    else { return false }
    return hour < 24 && minute < 60 && second <= 60
  }

  /// `Sat, 21 Nov 2026 08:30:00 GMT`, with case-insensitive names.
  private static func isRFC1123(_ text: String) -> Bool {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map { $0.lowercased() }
    guard parts.count == 6, weekdays.contains(parts[0]), 1...2 ~= parts[1].utf8.count,
      let month = months.firstIndex(of: parts[2]), parts[3].utf8.count == 4
    else { return false }
    let time = ArraySlice(parts[4].utf8)
    return isDay("\(parts[3])-\(padded("\(month + 1)"))-\(padded(parts[1]))")
      && isTime(time) && !time.suffix(2).elementsEqual("60".utf8) && isNumericZone(parts[5])
  }

  private static let weekdays = ["mon,", "tue,", "wed,", "thu,", "fri,", "sat,", "sun,"]
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func padded(_ digits: String) -> String {
    digits.utf8.count == 1 ? "0" + digits : digits
  }

  /// `gmt`, `utc` or `+0100`.
  private static func isNumericZone(_ zone: String) -> Bool {
    if zone == "gmt" || zone == "utc" { return true }
    guard zone.utf8.count == 5, zone.hasPrefix("+") || zone.hasPrefix("-") else { return false }
    let digits = zone.dropFirst()
    return isTime(ArraySlice("\(digits.prefix(2)):\(digits.suffix(2)):00".utf8))
  }
}
