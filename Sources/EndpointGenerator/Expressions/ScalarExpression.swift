import EndpointJSON
import EndpointSpec
import EndpointWire

/// The expression of a scalar from its wire form. Nil if it does not fit the type.
func scalarExpression(_ value: JSONValue, as scalar: Scalar) -> String? {
  switch scalar {
  case .json: jsonLiteral(value)
  case .void: nil
  case .bool: boolExpression(value)
  case .int: integerText(value).map(intExpression)
  case .int32, .int64, .uint32, .uint64: integerText(value).map(integerLiteral)
  case .double: numberText(value)
  case .decimal: decimalExpression(value)
  case .date(let format): dateExpression(value, format)
  case .string: literal(value)
  case .day: literal(value).map { "Day(\($0))!" }
  case .url: urlExpression(value)
  case .uuid: literal(value).map { "UUID(uuidString: \($0))!" }
  case .data: literal(value).map { "Data(base64Encoded: \($0))!" }
  case .file: literal(value).map { "FileUpload(data: Data(\($0).utf8), filename: \"example\")" }
  }
}

/// The literal of a scalar that is a string on the wire.
private func literal(_ value: JSONValue) -> String? { value.stringValue.map(stringLiteral) }

/// A URL. Systems before macOS 14 and iOS 17 parse only encoded text.
private func urlExpression(_ value: JSONValue) -> String? {
  value.stringValue.map { "URL(string: \(stringLiteral(URLReference.encode($0))))!" }
}

/// A Boolean, also from the wire forms `1` and `"true"`.
private func boolExpression(_ value: JSONValue) -> String? {
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

/// Such as `7`. An example that needs 64 bits compiles where an `Int` has 32, as on some watches.
private func intExpression(_ digits: String) -> String {
  let literal = integerLiteral(digits)
  return Int32(digits) == nil ? "Int(clamping: \(literal) as Int64)" : literal
}

/// Such as `7`, or `Decimal(string: "7.10")!` if a literal would lose digits.
private func decimalExpression(_ value: JSONValue) -> String? {
  guard let text = numberText(value) else { return nil }
  if let integer = Int32(text) { return integerLiteral(String(integer)) }
  return "Decimal(string: \(stringLiteral(text)))!"
}

/// Such as `Date(timeIntervalSince1970: 5)`, or parsed from text: `DateFormat.rfc3339.date(from:
/// "2026-11-21T05:47:30Z")!`.
private func dateExpression(_ value: JSONValue, _ format: DateFormat) -> String? {
  if let units = format.unitsPerSecond {
    let divisor = units == 1 ? "" : " / \(units)"
    return numberText(value).map {
      "Date(timeIntervalSince1970: \(integerLiteral($0))\(divisor))"
    }
  }
  guard case .string(let text) = value else { return nil }
  return "DateFormat\(dateFormatMember(format)).date(from: \(stringLiteral(text)))!"
}

/// `.unix`, `.pattern("yyyy-MM-dd")`
func dateFormatMember(_ format: DateFormat) -> String {
  if case .pattern(let pattern) = format { return ".pattern(\(stringLiteral(pattern)))" }
  return ".\(format)"
}

/// JSON as a literal of `JSONValue`.
func jsonLiteral(_ value: JSONValue) -> String {
  switch value {
  case .null: ".null"
  case .bool(let bool): bool ? "true" : "false"
  case .number(let number): jsonLiteral(number)
  case .string(let text): stringLiteral(text)
  case .array(let elements): arrayLiteral(elements.map(jsonLiteral))
  case .object(let object):
    dictionaryLiteral(object.map { "\(stringLiteral($0.key)): \(jsonLiteral($0.value))" })
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

/// A constant as an expression that needs no type context: `"json"`, `["a", 1] as JSONValue`.
func constantExpression(_ value: JSONValue) -> String {
  switch value {
  case .null: "JSONValue.null"
  case .bool, .string: jsonLiteral(value)
  case .number(let number) where number.fitsInt: jsonLiteral(value)
  case .number(let number) where number.int64 != nil: "\(jsonLiteral(value)) as Int64"
  case .number(let number) where number.isLiteral: jsonLiteral(value)
  case .number, .array, .object: "\(jsonLiteral(value)) as JSONValue"
  }
}

/// The type of a constant as sent. The spec contains it in its final form, independent of its declared type.
func constantType(_ value: JSONValue) -> TypeReference {
  switch value {
  case .array: .array(.scalar(.json))
  case .object: .dictionary(.scalar(.json))
  default: .scalar(.json)
  }
}
