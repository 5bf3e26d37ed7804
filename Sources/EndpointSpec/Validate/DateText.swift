/// Whether a text is a date of a format, as examples and defaults show it.
enum DateText {
  static func isDate(_ text: String, _ format: DateFormat) -> Bool {
    switch format {
    case .rfc3339: isRFC3339(text)
    case .rfc1123: isRFC1123(text)
    case .pattern(let pattern): matches(text, pattern)
    case .unix, .unixMilliseconds: false
    }
  }

  static func phrase(_ format: DateFormat) -> String {
    switch format {
    case .rfc3339: "a date such as \"2026-11-21T08:30:00Z\""
    case .rfc1123: "a date such as \"Sat, 21 Nov 2026 08:30:00 GMT\""
    case .pattern(let pattern): "a date as \(quoted(pattern))"
    case .unix: "seconds since 1970"
    case .unixMilliseconds: "milliseconds since 1970"
    }
  }

  /// `2026-11-21T08:30:00.5+01:00`
  private static func isRFC3339(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, isDay(String(decoding: bytes[..<10], as: UTF8.self)),
      bytes[10] | 0x20 == UInt8(ascii: "t")
    else { return false }
    guard isTime(bytes[11..<19]) else { return false }
    var zone = bytes[19...]
    if zone.first == UInt8(ascii: ".") {
      let fraction = zone.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return false }
      zone = zone.dropFirst(fraction.count + 1)
    }
    if zone.count == 1 { return zone.first.map { $0 | 0x20 } == UInt8(ascii: "z") }
    guard zone.count == 6, let sign = zone.first, "+-".utf8.contains(sign) else { return false }
    return isTime(zone.dropFirst() + Array(":00".utf8))
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

  /// `Sat, 21 Nov 2026 08:30:00 GMT`
  private static func isRFC1123(_ text: String) -> Bool {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0].hasSuffix(","), parts[0].count == 4 else { return false }
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let zone = parts[5]
    return parts[1].utf8.allSatisfy(isDigit) && 1...2 ~= parts[1].utf8.count
      && months.contains(String(parts[2])) && parts[3].utf8.count == 4
      && parts[3].utf8.allSatisfy(isDigit) && isTime(ArraySlice(parts[4].utf8))
      && (zone == "GMT" || zone == "UTC"
        || (zone.utf8.count == 5 && "+-".utf8.contains(zone.utf8.first ?? 0)))
  }

  /// Whether the text has the digits of a pattern of numbers; other patterns are not looked into.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    let numeric = Set("yMdHhmsS")
    let letters = pattern.filter(\.isLetter)
    guard !pattern.contains("'"), letters.allSatisfy(numeric.contains) else { return !text.isEmpty }
    var rest = Substring(text)
    var index = pattern.startIndex
    while index < pattern.endIndex {
      let letter = pattern[index]
      let run = pattern[index...].prefix { $0 == letter }
      index = run.endIndex
      if numeric.contains(letter) {
        guard run.count < 3 || letter != "M" else { return !text.isEmpty }
        let digits = rest.prefix(max(run.count, 2)).prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, run.count == 1 || digits.count == run.count else { return false }
        rest = rest.dropFirst(digits.count)
      } else {
        guard rest.hasPrefix(run) else { return false }
        rest = rest.dropFirst(run.count)
      }
    }
    return rest.isEmpty
  }
}
