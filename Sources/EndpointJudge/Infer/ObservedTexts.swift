import EndpointJSON
import EndpointSpec
import EndpointWire

/// The strings at one place.
package struct ObservedTexts: Sendable {
  package private(set) var count = 0
  /// The formats that all strings so far match.
  private var formats = Self.formats
  /// The distinct strings with their counts. Nil if there are too many for an enum.
  private var values: [String: Int]? = [:]
  private(set) var isEveryInteger = true
  /// The types without quotes in JSON that all strings so far match.
  private var plainTypes: [Scalar] = [.int, .double, .bool]

  package init() {}

  package mutating func add(_ text: String) {
    count += 1
    plainTypes.removeAll { !Self.isPlain(text, $0) }
    formats.removeAll { !Self.has(text, $0) }
    isEveryInteger = isEveryInteger && Int(text) != nil
    values?[text, default: 0] += 1
    if text.utf8.count > Self.longestValue || values?.count ?? 0 > Self.mostValues { values = nil }
  }

  mutating func add(_ other: ObservedTexts) {
    count += other.count
    plainTypes.removeAll { !other.plainTypes.contains($0) }
    formats.removeAll { !other.formats.contains($0) }
    isEveryInteger = isEveryInteger && other.isEveryInteger
    values = values.flatMap { own in other.values.map { own.merging($0, uniquingKeysWith: +) } }
    if values?.count ?? 0 > Self.mostValues { values = nil }
  }

  /// The common type of the strings.
  var type: Scalar { formats.first ?? .string }

  /// The type of a parameter with these values, such as an integer that a URL contains as a string.
  package var parameterType: Scalar {
    guard count > 0 else { return .string }
    return plainTypes.first ?? (type == .url ? .string : type)
  }

  /// Whether all strings are dates of one format.
  package var isDate: Bool {
    switch type {
    case .day, .date: count > 0
    default: false
    }
  }

  /// The number of distinct strings. Nil if there are too many for an enum.
  var distinct: Int? { values?.count }

  /// The values of a likely enum: few, and each of them repeated.
  var enumValues: [String]? {
    guard let values, values.count > 1, count >= 2 * values.count,
      values.keys.allSatisfy({ SwiftNaming.memberName(for: $0) != nil })
    else { return nil }
    return values.keys.sorted()
  }

  /// True if the text is that of a number or a Boolean in JSON.
  private static func isPlain(_ text: String, _ scalar: Scalar) -> Bool {
    switch scalar {
    case .bool: text == "true" || text == "false"
    case .int: Int(text)?.description == text
    default:
      isPlain(text, .int) || Double(text).map { $0.isFinite && $0.description == text } ?? false
    }
  }

  private static let mostValues = 12
  private static let longestValue = 40

  /// The scalars with a string format, most specific first.
  private static let formats: [Scalar] = [
    .uuid, .date(.rfc3339), .day, .date(.pattern(patterns[0])), .date(.pattern(patterns[1])),
    .date(.pattern(patterns[2])), .date(.rfc1123), .url,
  ]

  private static let patterns = [
    "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd HH:mm",
  ]

  private static let parsers = Dictionary(firstOf: patterns.map { ($0, DatePattern($0)) })

  private static func has(_ text: String, _ format: Scalar) -> Bool {
    switch format {
    // A server may write no other digits, although clients read them.
    case .date(.pattern(let pattern)): parsers[pattern]??.date(from: text) != nil
    // Other forms, such as a missing zone or a space instead of the `T`, may not be accepted by the server.
    case .date(.rfc3339):
      DateFormat.rfc3339.date(from: text) != nil
        && !patterns.contains { has(text, .date(.pattern($0))) }
    case .url: isURL(text)
    default: ScalarFit(scalar: format, wire: nil).accepts(text: text)
    }
  }

  /// True for an absolute web URL with only the characters of RFC 3986.
  private static func isURL(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
    let rest = text.dropFirst(scheme.count)
    guard let first = rest.utf8.first, isDigit(first) || isLetter(first) else { return false }
    return rest.utf8.allSatisfy { isDigit($0) || isLetter($0) || marks.contains($0) }
  }

  /// The allowed signs, without brackets, `#` and `%`, which are only valid in certain positions.
  private static let marks = Set("-._~:/?@!$&'()*+,;=".utf8)
}
