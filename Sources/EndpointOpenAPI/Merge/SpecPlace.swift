/// Where in a spec a value is, as far as a merge depends on it.
enum SpecPlace {
  /// The first members of a spec: everything but its types and endpoints.
  case head
  case defaults
  case swift
  case endpoint
  /// A map of names to plain data: servers, receivers, examples.
  case entries
  case types
  case endpoints
  /// A map of names to types in use: fields, parameters, headers.
  case uses
  /// A type, with what else is said of it.
  case use
  case errors
  case error
  case enumValues
  case enumValue
  /// The members of a union.
  case members
  /// A list of names of types.
  case typeNames
  /// A list of words in which each is an entry.
  case words
  case data

  /// The place of an object's member.
  func member(_ key: String) -> SpecPlace {
    switch self {
    case .head: Self.ofHead[key] ?? .data
    case .defaults: key == "parameters" ? .uses : .data
    case .swift: key == "include" || key == "exclude" ? .words : .data
    case .endpoints: .endpoint
    case .endpoint: Self.ofEndpoint[key] ?? .data
    case .types, .uses, .members: .use
    case .use: Self.ofUse[key] ?? (key.first?.isNumber == true ? .use : .data)
    case .errors: .error
    case .error: key == "type" ? .use : .data
    case .enumValues: .enumValue
    case .entries, .enumValue, .typeNames, .words, .data: .data
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

  /// Whether a string there may be a type.
  var holdsType: Bool { self == .use || self == .error }

  /// Whether the object is a map, in which nothing is the same as no entry.
  var isMap: Bool {
    switch self {
    case .entries, .types, .endpoints, .uses, .errors: true
    default: false
    }
  }

  /// The key whose value alone is the short form of an object there.
  var shortKey: String? {
    switch self {
    case .use: "type"
    case .enumValue: "value"
    default: nil
    }
  }

  private static let ofHead: [String: SpecPlace] = [
    "servers": .entries, "authentication": .entries, "defaults": .defaults, "swift": .swift,
    "errors": .errors, "receivers": .entries, "types": .types, "endpoints": .endpoints,
  ]

  private static let ofEndpoint: [String: SpecPlace] = [
    "parameters": .uses, "body": .use, "response": .use, "errors": .errors, "examples": .entries,
  ]

  private static let ofUse: [String: SpecPlace] = [
    "fields": .uses, "headers": .uses, "enum": .enumValues, "union": .members, "type": .use,
    "identifier": .use, "alias": .use, "additional": .use, "stream": .use, "include": .typeNames,
  ]
}
