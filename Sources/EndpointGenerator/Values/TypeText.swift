import EndpointSpec

/// The type in Swift: `[Card]?`, `[String: Date]`.
func typeText(_ type: TypeReference) -> String {
  switch type {
  case .scalar(let scalar): scalar.swiftName
  case .named(let name): name.escaped
  case .array(let element): "[\(typeText(element))]"
  case .dictionary(let value): "[String: \(typeText(value))]"
  case .optional(let wrapped): "\(typeText(wrapped))?"
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
