import EndpointJSON
import EndpointSpec

/// The expression of a scalar from its wire form. Nil if it does not fit the type.
func scalarExpression(
  _ value: JSONValue,
  as scalar: Scalar,
  wire: WireForm? = nil
) -> SwiftExpression? {
  switch scalar {
  case .json: jsonLiteral(value)
  case .void: nil
  case .bool: boolExpression(value)
  case let scalar where scalar.isInteger: integerText(value).map { .text(integerLiteral($0)) }
  case .double: numberText(value).map { .text($0) }
  case .decimal: decimalExpression(value)
  case .date(let format): dateExpression(value, format)
  default: textExpression(value, as: scalar)
  }
}

/// The expression of a scalar that is a string on the wire.
private func textExpression(_ value: JSONValue, as scalar: Scalar) -> SwiftExpression? {
  guard case .string(let text) = value else { return nil }
  let literal = stringLiteral(text)
  return switch scalar {
  case .string: .text(literal)
  case .day: .text("Day(\(literal))!")
  case .url: .text("URL(string: \(literal))!")
  case .uuid: .text("UUID(uuidString: \(literal))!")
  case .data: .text("Data(base64Encoded: \(literal))!")
  case .file:
    .call(
      "FileUpload",
      [.init("data", .text("Data(\(literal).utf8)")), .init("filename", .text("\"example\""))]
    )
  default: nil
  }
}

/// A Boolean, also from the wire forms `1` and `"true"`.
private func boolExpression(_ value: JSONValue) -> SwiftExpression? {
  switch value {
  case .bool(let bool): bool ? "true" : "false"
  case .string("true"): "true"
  case .string("false"): "false"
  default:
    switch integerText(value) {
    case "1": "true"
    case "0": "false"
    default: nil
    }
  }
}

/// The digits of a number, or of a string that contains one.
private func numberText(_ value: JSONValue) -> String? {
  switch value {
  case .number(let number): number.text
  case .string(let text): Double(text) == nil ? nil : text
  default: nil
  }
}

/// The digits of an integer: `100` for `1e2`.
private func integerText(_ value: JSONValue) -> String? {
  switch value {
  case .number(let number): number.int.map { String($0) } ?? UInt64(number.text).map { String($0) }
  case .string(let text): Int(text).map { String($0) } ?? UInt64(text).map { String($0) }
  default: nil
  }
}

/// Such as `7`, or `Decimal(string: "7.10")!` if a literal would lose digits.
private func decimalExpression(_ value: JSONValue) -> SwiftExpression? {
  guard let text = numberText(value) else { return nil }
  if text.count < 16, let integer = Int(text) { return .text(integerLiteral(String(integer))) }
  return .text("Decimal(string: \(stringLiteral(text)))!")
}

/// Such as `Date(timeIntervalSince1970: 5)`, or parsed from text: `DateFormat.rfc3339.date(from:
/// "2026-11-21T05:47:30Z")!`.
private func dateExpression(_ value: JSONValue, _ format: DateFormatModel) -> SwiftExpression? {
  if case .unix = format {
    return numberText(value).map { .text("Date(timeIntervalSince1970: \(integerLiteral($0)))") }
  }
  if case .unixMilliseconds = format {
    return numberText(value).map {
      .text("Date(timeIntervalSince1970: \(integerLiteral($0)) / 1000)")
    }
  }
  guard case .string(let text) = value else { return nil }
  return .text("DateFormat\(dateFormatMember(format)).date(from: \(stringLiteral(text)))!")
}

/// `.unix`, `.pattern("yyyy-MM-dd")`
func dateFormatMember(_ format: DateFormatModel) -> String {
  switch format {
  case .rfc3339: ".rfc3339"
  case .unix: ".unix"
  case .unixMilliseconds: ".unixMilliseconds"
  case .rfc1123: ".rfc1123"
  case .pattern(let pattern): ".pattern(\(stringLiteral(pattern)))"
  }
}

/// JSON as a literal of `JSONValue`.
func jsonLiteral(_ value: JSONValue) -> SwiftExpression {
  switch value {
  case .null: ".null"
  case .bool(let bool): bool ? "true" : "false"
  case .number(let number): .text(jsonLiteral(number))
  case .string(let text): .text(stringLiteral(text))
  case .array(let elements): .array(elements.map(jsonLiteral))
  case .object(let object):
    .dictionary(object.map { (key: stringLiteral($0.key), value: jsonLiteral($0.value)) })
  }
}

private func jsonLiteral(_ number: JSONNumber) -> String {
  if let int = number.int { return integerLiteral(String(int)) }
  return number.isLiteral ? number.text : ".number(JSONNumber(\(stringLiteral(number.text)))!)"
}

extension JSONNumber {
  /// True if a Swift literal keeps all digits.
  var isLiteral: Bool {
    if int != nil { return true }
    let isFraction = text.contains { ".eE".contains($0) }
    return isFraction && double.flatMap(JSONNumber.init) == self
  }
}
