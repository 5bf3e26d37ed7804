import EndpointJSON
import EndpointWire
import Foundation

/// The words of the spec language.
extension DateFormat {
  /// The formats with a name, in the order of the documentation.
  package static let named: [DateFormat] = [.rfc3339, .rfc1123, .unix, .unixMilliseconds]

  package static let names = named.map(\.text)

  /// Parses the format in `date(…)`. Nil if it is invalid.
  package init?(parsing text: String) {
    if let format = Self.named.first(where: { $0.text == text }) {
      self = format
    } else if Self.isPattern(text) {
      self = .pattern(text)
    } else {
      return nil
    }
  }

  /// The text in `date(…)`.
  package var text: String {
    switch self {
    case .rfc3339: "rfc3339"
    case .rfc1123: "rfc1123"
    case .unix, .unixText: "unix"
    case .unixMilliseconds, .unixMillisecondsText: "unix-ms"
    case .pattern(let pattern): pattern
    }
  }

  var values: Scalar.Values { unitsPerSecond == nil ? .formattedTexts : .numbers }

  /// The expected value in messages.
  var phrase: String {
    switch self {
    case .rfc3339: "a date such as \"2026-11-21T08:30:00Z\""
    case .rfc1123: "a date such as \"Sat, 21 Nov 2026 08:30:00 GMT\""
    case .pattern(let pattern): "a date as \(quoted(pattern))"
    case .unix: "seconds since 1970"
    case .unixMilliseconds: "milliseconds since 1970"
    case .unixText: "seconds since 1970 in a string"
    case .unixMillisecondsText: "milliseconds since 1970 in a string"
    }
  }

  /// The format of a field with a `wire`.
  package func format(as wire: WireForm?) -> DateFormat {
    switch self {
    case .unix where wire == .string: .unixText
    case .unixMilliseconds where wire == .string: .unixMillisecondsText
    default: self
    }
  }

  /// Two instants: 2026-11-21 08:30:05 and 1999-02-28 00:00:00 in UTC. Some formats include fractions.
  var samples: [JSONValue] {
    switch self {
    case .rfc3339:
      ["2026-11-21T08:30:05Z", "1999-02-28T01:00:00+01:00", "2026-11-21T08:30:05.250Z"]
    case .rfc1123: ["Sat, 21 Nov 2026 08:30:05 GMT", "Sun, 28 Feb 1999 00:00:00 GMT"]
    case .unix: [1_795_249_805, 920_160_000, 1_795_249_805.25]
    case .unixMilliseconds: [1_795_249_805_250, 920_160_000_000]
    case .unixText, .unixMillisecondsText, .pattern:
      [1_795_249_805.25, 920_160_000].map(text(at:))
    }
  }

  /// 2026-01-31 12:00:00 in UTC.
  var placeholder: JSONValue {
    switch self {
    case .rfc3339: "2026-01-31T12:00:00Z"
    case .rfc1123: "Sat, 31 Jan 2026 12:00:00 GMT"
    case .unix: 1_769_860_800
    case .unixMilliseconds: 1_769_860_800_000
    case .unixText, .unixMillisecondsText, .pattern: text(at: 1_769_860_800)
    }
  }

  /// - Parameter seconds: The seconds since 1970.
  private func text(at seconds: Double) -> JSONValue {
    .string(text(of: Date(timeIntervalSince1970: seconds)) ?? "")
  }
}
