// What the compared files use of Foundation. Embedded Swift has none.

public typealias TimeInterval = Double

/// A date counts from 2001, as in Foundation, so that it rounds the same way.
public struct Date: Hashable, Sendable, Comparable {
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)

  public let timeIntervalSinceReferenceDate: TimeInterval

  public init() { timeIntervalSinceReferenceDate = 0 }

  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds
  }

  public init(timeIntervalSince1970 seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds - Self.timeIntervalBetween1970AndReferenceDate
  }

  public var timeIntervalSince1970: TimeInterval {
    timeIntervalSinceReferenceDate + Self.timeIntervalBetween1970AndReferenceDate
  }

  public func timeIntervalSince(_ other: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }

  public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
  }

  public static func < (left: Date, right: Date) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }
}

/// UTC.
public struct TimeZone: Sendable {
  public static let current = TimeZone()
  init() {}
  init?(secondsFromGMT seconds: Int) { return nil }
  func secondsFromGMT(for date: Date) -> Int { 0 }
}

struct Locale {
  init(identifier: String) {}
}

struct DateComponents {
  init(year: Int, month: Int, day: Int) {}
}

struct Calendar {
  enum Identifier { case gregorian }
  var timeZone = TimeZone()
  init(identifier: Identifier) {}
  func date(from components: DateComponents) -> Date? { nil }
}

/// Formats nothing. `DatePattern` parses what is compared.
final class DateFormatter {
  var locale: Locale?
  var timeZone: TimeZone?
  var calendar: Calendar?
  var isLenient = true
  var dateFormat = ""
  func date(from text: String) -> Date? { nil }
  func string(from date: Date) -> String { "" }
}

struct NSLock {
  func withLock<T>(_ body: () -> T) -> T { body() }
}

enum CharacterSet { case whitespaces }

extension StringProtocol {
  func trimmingCharacters(in set: CharacterSet) -> String {
    var bytes = Array(utf8)[...]
    while bytes.first == 0x20 || bytes.first == 0x09 { bytes.removeFirst() }
    while bytes.last == 0x20 || bytes.last == 0x09 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// Replaces one byte.
  func replacingOccurrences(of old: String, with new: String) -> String {
    String(decoding: utf8.map { $0 == old.utf8.first ? new.utf8.first ?? $0 : $0 }, as: UTF8.self)
  }
}

struct HTTPHeaders {
  var fields: [String: String] = [:]
  subscript(name: String) -> String? { fields[name] }
}

struct HTTPResponse {
  var headers = HTTPHeaders()
}
