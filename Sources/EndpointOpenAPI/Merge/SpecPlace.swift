/// The kind of place of a value in a spec, as far as merging depends on it.
enum SpecPlace {
  /// The spec without its types and endpoints.
  case head
  case defaults
  case endpoint
  /// A map of names to plain data: servers, receivers, examples.
  case entries
  case types
  case endpoints
  /// A map of names to typed values: fields, parameters, headers.
  case uses
  /// A type with its other keys.
  case use
  case errors
  case error
  case enumValues
  case enumValue
  case members
  case typeNames
  case data

  /// The place of an object's member.
  func member(_ key: String) -> SpecPlace {
    switch self {
    case .head: Self.ofHead[key] ?? .data
    case .defaults: key == "parameters" ? .uses : .data
    case .endpoints: .endpoint
    case .endpoint: Self.ofEndpoint[key] ?? .data
    case .types, .uses, .members: .use
    case .use: Self.ofUse[key] ?? (key.first?.isNumber == true ? .use : .data)
    case .errors: .error
    case .error: key == "type" ? .use : .data
    case .enumValues: .enumValue
    case .entries, .enumValue, .typeNames, .data: .data
    }
  }

  /// The place of an array's element.
  var element: SpecPlace {
    switch self {
    case .use, .members, .typeNames: .use
    case .enumValues: .enumValue
    default: .data
    }
  }

  /// Whether a string may be a type.
  var isTypeText: Bool { self == .use || self == .error }

  /// Whether the object is a map, where an empty map equals a missing one.
  var isMap: Bool {
    switch self {
    case .entries, .types, .endpoints, .uses, .errors: true
    default: false
    }
  }

  /// The key whose value alone is the short form of the object.
  var shortKey: String? {
    switch self {
    case .use: "type"
    case .enumValue: "value"
    default: nil
    }
  }

  private static let ofHead: [String: SpecPlace] = [
    "servers": .entries, "authentication": .entries, "defaults": .defaults, "errors": .errors,
    "receivers": .entries, "types": .types, "endpoints": .endpoints,
  ]

  private static let ofEndpoint: [String: SpecPlace] = [
    "parameters": .uses, "body": .use, "response": .use, "errors": .errors, "examples": .entries,
  ]

  private static let ofUse: [String: SpecPlace] = [
    "fields": .uses, "headers": .uses, "enum": .enumValues, "union": .members, "type": .use,
    "identifier": .use, "alias": .use, "additional": .use, "stream": .use, "include": .typeNames,
  ]
}
