import EndpointJSON
import Foundation

/// Checks whether a JSON scalar fits a scalar type.
package struct ScalarFit {
  let scalar: Scalar
  let wire: WireForm?

  init(scalar: Scalar, wire: WireForm?) {
    self.scalar = scalar
    self.wire = wire
  }

  /// Creates the check for a type expression of a scalar: `int64`, `date(unix)`. Nil for other expressions.
  package init?(expression: String, wire: WireForm?) {
    let name = String(expression.prefix { $0 != "(" })
    let format = expression.dropFirst(name.count + 1).dropLast()
    let date = format.isEmpty ? .rfc3339 : DateFormatModel(parsing: String(format)) ?? .rfc3339
    guard let scalar = Scalar(named: name, date: date) else { return nil }
    self.init(scalar: scalar, wire: wire)
  }

  func mismatch(_ node: JSONNode) -> Mismatch? {
    if accepts(node.kind) { return nil }
    return Mismatch(expected: phrase, node, kind: isCarrier(node.kind) ? .format : .type)
  }

  /// True if values of the type have this JSON kind.
  private func isCarrier(_ kind: JSONNode.Kind) -> Bool {
    switch (kind, scalar) {
    case (.bool, .bool): wire == nil
    case (.number, .bool): wire == .number
    case (.number, .date(.unix)), (.number, .date(.unixMilliseconds)): true
    case (.number, _): scalar.takesWireForm && wire != .string
    case (.string, _): scalar.isFormattedText || scalar.takesWireForm && wire == .string
    default: false
    }
  }

  /// True if a string fits the type.
  func accepts(text: String) -> Bool { accepts(.string(text)) }

  package func accepts(_ kind: JSONNode.Kind) -> Bool {
    switch (kind, wire) {
    case (.number(let text), .number) where scalar == .bool: isInteger(text, among: [0, 1])
    case (.string(let text), .string): acceptsText(of: text)
    case (_, .string) where scalar.takesWireForm: false
    case (.bool, .number): false
    default: acceptsPlain(kind)
    }
  }

  /// True for a number or a bool that is sent as a string.
  private func acceptsText(of text: String) -> Bool {
    if scalar == .bool { return text == "true" || text == "false" }
    return scalar.takesWireForm
      ? JSONNumber(text) != nil && acceptsPlain(.number(text)) : acceptsPlain(.string(text))
  }

  private func acceptsPlain(_ kind: JSONNode.Kind) -> Bool {
    switch (scalar, kind) {
    case (.json, _): true
    case (.void, .null): true
    case (.bool, .bool): true
    case (.int, .number(let text)), (.int64, .number(let text)): isInteger(text, Int64.self)
    case (.int32, .number(let text)): isInteger(text, Int32.self)
    case (.uint32, .number(let text)): isInteger(text, UInt32.self)
    case (.uint64, .number(let text)): isInteger(text, UInt64.self)
    case (.double, .number(let text)): Double(text)?.isFinite ?? false
    case (.decimal, .number(let text)): Decimal(string: text, locale: Self.posix) != nil
    case (.date(.unix), .number(let text)), (.date(.unixMilliseconds), .number(let text)):
      Double(text)?.isFinite ?? false
    case (.date(let format), .string(let text)): DateTextFit.isDate(text, format)
    case (.day, .string(let text)): isDay(text)
    case (.uuid, .string(let text)): UUID(uuidString: text) != nil
    case (.url, .string(let text)): isURL(text)
    case (.data, .string(let text)): Data(base64Encoded: text) != nil
    case (.string, .string), (.file, .string): true
    default: false
    }
  }

  /// The expected value in messages.
  package var phrase: String {
    switch (scalar, wire) {
    case (.bool, .number): "1 or 0"
    case (.bool, .string): "\"true\" or \"false\""
    case (.int, .string), (.int32, .string), (.int64, .string), (.uint32, .string),
      (.uint64, .string):
      "an integer in a string"
    case (.double, .string), (.decimal, .string): "a number in a string"
    case (.bool, _): "true or false"
    case (.int, _), (.int64, _): "an integer"
    case (.int32, _): "a 32-bit integer"
    case (.uint32, _): "an unsigned 32-bit integer"
    case (.uint64, _): "an unsigned integer"
    case (.double, _), (.decimal, _): "a number"
    case (.date(let format), _): DateTextFit.phrase(format)
    case (.day, _): "a day such as \"2026-11-21\""
    case (.uuid, _): "a UUID"
    case (.url, _): "a URL"
    case (.data, _): "a base64 string"
    case (.string, _), (.file, _): "a string"
    case (.void, _): "null"
    case (.json, _): "a value"
    }
  }

  /// A URL contains no white space, although newer systems encode it.
  private func isURL(_ text: String) -> Bool {
    !text.hasByte { $0 <= 0x20 || $0 == 0x7F } && URL(string: text) != nil
  }

  private static let posix = Locale(identifier: "en_US_POSIX")
}

/// True if a JSON number is an integer of a type: `1.0` and `1e2` are, `1.5` is not.
func isInteger<T: FixedWidthInteger>(_ text: String, _ type: T.Type) -> Bool {
  integer(text, type) != nil
}

/// True if a JSON number is one of these integers.
private func isInteger(_ text: String, among values: [Int]) -> Bool {
  integer(text, Int.self).map(values.contains) ?? false
}

/// The integer value of a JSON number, without conversion to `Double`.
private func integer<T: FixedWidthInteger>(_ text: String, _ type: T.Type) -> T? {
  if let value = T(text) { return value }
  let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
  guard parts.count <= 2, let mantissa = parts.first else { return nil }
  guard var exponent = parts.count == 2 ? Int(parts[1]) : 0 else { return nil }
  let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
  var digits = String(halves[0])
  if halves.count == 2 {
    digits += halves[1]
    exponent -= halves[1].utf8.count
  }
  while exponent < 0, digits.hasSuffix("0") {
    digits.removeLast()
    exponent += 1
  }
  if digits.isEmpty || digits == "-" || digits.utf8.allSatisfy({ !(0x31...0x39 ~= $0) }) {
    return 0
  }
  guard 0...19 ~= exponent else { return nil }
  return T(digits + String(repeating: "0", count: exponent))
}
