import EndpointSpec

/// The type in Swift: `[Card]?`, `[String: Date]`.
///
/// - Parameter nameText: Returns the text of a named type.
func typeText(
  _ type: TypeReference,
  _ nameText: (SwiftName) -> String = \.escaped
) -> String {
  switch type {
  case .scalar(let scalar): scalar.swiftName
  case .named(let name): nameText(name)
  case .array(let element): "[\(typeText(element, nameText))]"
  case .dictionary(let value): "[String: \(typeText(value, nameText))]"
  case .optional(let wrapped): "\(typeText(wrapped, nameText))?"
  }
}

extension Scalar {
  var swiftName: String {
    switch self {
    case .string: "String"
    case .bool: "Bool"
    case .int: "Int"
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    case .double: "Double"
    case .decimal: "Decimal"
    case .date: "Date"
    case .day: "Day"
    case .url: "URL"
    case .uuid: "UUID"
    case .data: "Data"
    case .json: "JSONValue"
    case .void: "Void"
    case .file: "FileUpload"
    }
  }
}
