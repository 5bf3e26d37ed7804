import EndpointJSON
import EndpointSpec

extension TypeReference {
  /// The type in spec syntax: `[Card]?`, `date(unix)`.
  package var specText: String {
    switch self {
    case .scalar(let scalar): scalar.specText
    case .named(let name): name.text
    case .array(let element): "[\(element.specText)]"
    case .dictionary(let value): "[string: \(value.specText)]"
    case .optional(let wrapped): "\(wrapped.specText)?"
    }
  }
}

extension Scalar {
  package var specText: String {
    switch self {
    case .string: "string"
    case .bool: "bool"
    case .int: "int"
    case .int32: "int32"
    case .int64: "int64"
    case .uint32: "uint32"
    case .uint64: "uint64"
    case .double: "double"
    case .decimal: "decimal"
    case .date(let format): format.specText
    case .day: "day"
    case .url: "url"
    case .uuid: "uuid"
    case .data: "data"
    case .json: "json"
    case .void: "void"
    case .file: "file"
    }
  }
}

extension DateFormatModel {
  fileprivate var specText: String {
    switch self {
    case .rfc3339: "date"
    case .unix: "date(unix)"
    case .unixMilliseconds: "date(unix-ms)"
    case .rfc1123: "date(rfc1123)"
    case .pattern(let pattern): "date(\(pattern))"
    }
  }
}
