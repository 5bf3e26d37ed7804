import EndpointJSON
import EndpointWire

/// The built-in types of the spec language.
package enum Scalar: Hashable, Sendable {
  case string, bool, int, int32, int64, uint32, uint64, double, decimal
  case date(DateFormat)
  case day, url, uuid, data, json, void, file

  /// The JSON values of a type.
  package enum Values: Equatable, Sendable {
    case texts, numbers, bools
    /// Only strings of one form.
    case formattedTexts
    /// Integers with this number of bits below and above zero.
    case integers(below: Int, above: Int)
    /// Any JSON, null, or content that is no JSON.
    case other
  }

  /// The name in the spec language and of the methods that read and write it, the type in Swift, and the values.
  package var facts: (name: String, swiftName: String, values: Values) {
    switch self {
    case .string: ("string", "String", .texts)
    case .bool: ("bool", "Bool", .bools)
    case .int: ("int", "Int", .integers(below: 63, above: 63))
    case .int32: ("int32", "Int32", .integers(below: 31, above: 31))
    case .int64: ("int64", "Int64", .integers(below: 63, above: 63))
    case .uint32: ("uint32", "UInt32", .integers(below: 0, above: 32))
    case .uint64: ("uint64", "UInt64", .integers(below: 0, above: 64))
    case .double: ("double", "Double", .numbers)
    case .decimal: ("decimal", "Decimal", .numbers)
    case .date(let format): ("date", "Date", format.values)
    case .day: ("day", "Day", .formattedTexts)
    case .url: ("url", "URL", .formattedTexts)
    case .uuid: ("uuid", "UUID", .formattedTexts)
    case .data: ("data", "Data", .formattedTexts)
    case .json: ("json", "JSONValue", .other)
    case .void: ("void", "Void", .other)
    case .file: ("file", "FileUpload", .other)
    }
  }

  /// The expected value in messages.
  package var phrase: String {
    switch self {
    case .string, .file: "a string"
    case .bool: "true or false"
    case .int, .int64: "an integer"
    case .int32: "a 32-bit integer"
    case .uint32: "an unsigned 32-bit integer"
    case .uint64: "an unsigned integer"
    case .double, .decimal: "a number"
    case .date(let format): format.phrase
    case .day: "a day such as \"2026-11-21\""
    case .url: "a URL"
    case .uuid: "a UUID"
    case .data: "a base64 string"
    case .json: "a value"
    case .void: "null"
    }
  }

  /// Some values. A reader accepts all of them.
  package var samples: [JSONValue] {
    switch self {
    case .string, .file: ["text", "", "x y/ä&=?", "12"]
    case .bool: [true, false]
    case .int, .int64: numbers("7", "0", "-1", "9223372036854775807", "-9223372036854775808")
    case .int32: numbers("7", "0", "-1", "2147483647", "-2147483648")
    case .uint32: numbers("7", "0", "4294967295")
    case .uint64: numbers("7", "0", "18446744073709551615")
    case .double: numbers("0.5", "7", "-1", "0", "1.5e300")
    case .decimal: numbers("0.5", "7", "-1", "0", "12345678901234567890.12345")
    case .date(let format): format.samples
    case .day: ["2026-11-21", "2024-02-29"]
    case .url: ["https://example.com/a%20b?c=d", "relative/path"]
    case .uuid: ["3F2504E0-4F89-41D3-9A0C-0305E82C3301", "00000000-0000-4000-8000-00000000000a"]
    case .data: ["aGVsbG8=", ""]
    case .json: ["text", nil, true, 1.5, [1, "x", [:]], ["key": ["inner": nil]]]
    case .void: [nil]
    }
  }

  private func numbers(_ texts: String...) -> [JSONValue] {
    texts.map { .number(JSONNumber(checked: $0)) }
  }

  /// The value that replaces observed ones in proposals.
  package var placeholder: JSONValue {
    switch self {
    case .string, .file: "text"
    case .bool: true
    case .int, .int32, .int64, .uint32, .uint64: 1
    case .double, .decimal: 1.5
    case .date(let format): format.placeholder
    case .day: "2026-01-31"
    case .url: "https://example.com/"
    case .uuid: "00000000-0000-4000-8000-000000000000"
    case .data: "aGVsbG8="
    case .json, .void: nil
    }
  }
}

extension Scalar {
  /// One of each kind, in the order of the documentation.
  package static let all: [Scalar] = [
    .string, .bool, .int, .int32, .int64, .uint32, .uint64, .double, .decimal, .date(.rfc3339),
    .day, .url, .uuid, .data, .json, .void, .file,
  ]

  package static let names = all.map(\.facts.name)

  private static let named = Dictionary(uniqueKeysWithValues: zip(names, all))

  /// The built-in type with this name. A plain `date` has the default format.
  package init?(named name: String, date: DateFormat) {
    guard let scalar = Self.named[name] else { return nil }
    self = scalar.isDate ? .date(date) : scalar
  }

  /// The name in the spec language, including a date format. A plain `date` has the RFC 3339 format.
  package var text: String {
    if case .date(let format) = self, format != .rfc3339 { return "date(\(format.text))" }
    return facts.name
  }

  package var isDate: Bool { if case .date = self { true } else { false } }

  package var isInteger: Bool { if case .integers = facts.values { true } else { false } }

  /// True if the values are formatted strings, so that a string may be invalid.
  package var isFormattedText: Bool { facts.values == .formattedTexts }

  /// True for a number, a date as a number, or a Boolean, which may have another wire form.
  package var takesWireForm: Bool {
    switch facts.values {
    case .integers, .bools, .numbers: true
    case .texts, .formattedTexts, .other: false
    }
  }
}
