import EndpointJSON
import EndpointSpec

/// A constant as an expression that needs no type context: `"json"`, `["a", 1] as JSONValue`.
func constantExpression(_ value: JSONValue) -> SwiftExpression {
  switch value {
  case .null: "JSONValue.null"
  case .bool, .string: jsonLiteral(value)
  case .number(let number) where number.isLiteral: jsonLiteral(value)
  case .number: "\(jsonLiteral(value).text) as JSONValue"
  case .array, .object:
    "\(jsonLiteral(value).text) as JSONValue"
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
