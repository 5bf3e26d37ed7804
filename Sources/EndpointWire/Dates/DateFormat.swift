import EndpointJSON
import Foundation

/// The format of a date in JSON, in a URL or in a header.
public enum DateFormat: Hashable, Sendable {
  /// `"2026-11-21T05:47:30Z"` (RFC 3339, section 5.6). Reading also accepts a space instead of the `T`, and a missing
  /// zone as UTC. Fractions are written to the microsecond.
  case rfc3339
  /// Seconds since 1970 as a number, with fractions.
  case unix
  /// Milliseconds since 1970 as a number.
  case unixMilliseconds
  /// Seconds since 1970 as a number in a string: `"1795240050"`.
  case unixText
  /// Milliseconds since 1970 as a number in a string.
  case unixMillisecondsText
  /// `"Sun, 06 Nov 1994 08:49:37 GMT"`. Reading also accepts `+0000`.
  case rfc1123
  /// A pattern of Unicode Technical Standard 35, such as `"yyyy-MM-dd HH:mm"`, in UTC and the POSIX locale.
  case pattern(String)

  /// The number of units in a second, if dates are numbers in JSON. Whole numbers if it is not 1. `nil` if dates are
  /// strings.
  package var unitsPerSecond: Int? {
    switch self {
    case .unix: 1
    case .unixMilliseconds: 1000
    case .rfc3339, .rfc1123, .pattern, .unixText, .unixMillisecondsText: nil
    }
  }

  var isNumber: Bool { unitsPerSecond != nil }

  /// Parses a text. `nil` if it does not have this format.
  public func date(from text: String) -> Date? {
    switch self {
    case .rfc3339: DateScanner.whole(text, RFC3339.scan)
    case .rfc1123: DateScanner.whole(text, RFC1123.scan)
    case .pattern(let pattern): PatternFormatter.shared.date(from: text, pattern)
    case .unix, .unixMilliseconds: JSONNumber(text)?.double.flatMap(date(fromNumber:))
    case .unixText: DateFormat.unix.date(from: text)
    case .unixMillisecondsText: DateFormat.unixMilliseconds.date(from: text)
    }
  }

  /// Formats a date. `nil` if this format cannot express it (a year after 9999).
  public func text(of date: Date) -> String? {
    switch self {
    case .rfc3339: RFC3339.withText(of: date) { String(decoding: $0, as: UTF8.self) }
    case .rfc1123: RFC1123.format(date)
    case .pattern(let pattern): PatternFormatter.shared.text(of: date, pattern)
    case .unix, .unixText: Self.text(of: date.timeIntervalSince1970, digits: 1_000_000)
    case .unixMilliseconds, .unixMillisecondsText:
      Self.text(of: date.timeIntervalSince1970 * 1000, digits: 1)
    }
  }

  /// The date of a number in this format.
  func date(fromNumber number: Double) -> Date? {
    guard number.isFinite else { return nil }
    return Date(timeIntervalSince1970: number / Double(unitsPerSecond ?? 1))
  }

  /// The expected value in errors.
  var expectation: String {
    switch self {
    case .rfc3339: "a date (RFC 3339)"
    case .unix: "a date (seconds since 1970)"
    case .unixMilliseconds: "a date (milliseconds since 1970)"
    case .unixText: "a date (seconds since 1970 in a string)"
    case .unixMillisecondsText: "a date (milliseconds since 1970 in a string)"
    case .rfc1123: "a date (RFC 1123)"
    case .pattern(let pattern): "a date (\(pattern))"
    }
  }

  /// Rounds a number to the needed digits. A `Date` counts from 2001, so that its seconds since 1970 have a rounding
  /// error in the last digit.
  private static func text(of number: Double, digits: Double) -> String? {
    guard number.isFinite else { return nil }
    let rounded = (number * digits).rounded() / digits
    guard abs(rounded) < 9e15 else { return "\(number)" }
    return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
  }
}

/// Caches one formatter per pattern, since creating one takes longer than a hundred uses.
private final class PatternFormatter: @unchecked Sendable {
  static let shared = PatternFormatter()

  private let lock = NSLock()
  private var formatters: [String: DateFormatter] = [:]
  /// The parsed patterns. `nil` for one that needs a formatter.
  private var patterns: [String: DatePattern?] = [:]

  func date(from text: String, _ pattern: String) -> Date? {
    lock.withLock { plain(pattern) }?.date(from: text)
      ?? lock.withLock { formatter(pattern).date(from: text) }
  }

  private func plain(_ pattern: String) -> DatePattern? {
    if let known = patterns[pattern] { return known }
    let made = DatePattern(pattern)
    patterns[pattern] = .some(made)
    return made
  }

  func text(of date: Date, _ pattern: String) -> String? {
    lock.withLock { formatter(pattern).string(from: date) }
  }

  private func formatter(_ pattern: String) -> DateFormatter {
    if let formatter = formatters[pattern] { return formatter }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.isLenient = false
    formatter.dateFormat = pattern
    formatters[pattern] = formatter
    return formatter
  }
}
