import EndpointJSON

/// The kind of place of a value in a spec, which determines its layout and how its changes are merged.
///
/// It depends on the structure of the spec language, not only on key names: in an example, `fields` is data.
package enum SpecPlace: JSONLayout {
  case document
  case defaults
  /// An object of names and plain data, one per line: servers, authentication, examples.
  case entries
  case types
  case endpoints
  case endpoint
  /// A type of the document.
  case definition
  /// An object of names and uses of types, one per line: fields, parameters.
  case uses
  /// A use of a type with additional keys: a field, a body, a response, an inline type.
  case use
  /// An object of names and uses of types that may be on one line: the headers of a response.
  case headers
  case errors
  case error
  case enumValues
  case enumValue
  /// The members of a union.
  case members
  /// The included types of a struct.
  case typeNames
  /// Any other value: the body of an example, a default, a list of scopes.
  case data

  /// The place of a member of an object.
  package func member(_ key: String) -> SpecPlace {
    switch self {
    case .document: Self.ofDocument[key] ?? .data
    case .defaults: key == "parameters" ? .uses : .data
    case .types: .definition
    case .endpoints: .endpoint
    case .endpoint: Self.ofEndpoint[key] ?? .data
    case .uses, .headers, .members: .use
    // A key that begins with a digit is a status.
    case .definition, .use:
      Self.ofUse[key] ?? (key.utf8.first.map(isDigit) ?? false ? .use : .data)
    case .errors: .error
    case .error: key == "type" ? .use : .data
    case .enumValues: .enumValue
    case .entries, .enumValue, .typeNames, .data: .data
    }
  }

  /// The place of an element of an array.
  package var element: SpecPlace {
    switch self {
    case .definition, .use, .members, .typeNames: .use
    case .enumValues: .enumValue
    case .error: .error
    default: .data
    }
  }

  /// True if a string may be a type.
  package var isTypeText: Bool { isType || self == .error }

  /// True for a type with its other keys.
  package var isType: Bool { self == .use || self == .definition }

  /// True if the object is a map, where an empty map equals a missing one.
  package var isMap: Bool {
    switch self {
    case .entries, .types, .endpoints, .uses, .headers, .errors: true
    default: false
    }
  }

  /// The key whose value alone is the short form of the object.
  package var shortKey: String? {
    switch self {
    case .definition, .use: "type"
    case .enumValue: "value"
    default: nil
    }
  }

  /// True if the value is broken even if it fits on a line.
  package func isBroken(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.enumValues, .array(let elements)), (.members, .array(let elements)):
      elements.contains { $0.kind == .object }
    case (_, .object(let object)):
      switch self {
      case .document, .entries, .types, .endpoints, .uses, .errors, .enumValues, .members:
        !object.isEmpty
      case .definition, .endpoint, .defaults: object.count > 1
      case .use, .headers, .error, .enumValue, .typeNames, .data: false
      }
    default: false
    }
  }

  private static let ofDocument: [String: SpecPlace] = [
    "servers": .entries, "authentication": .entries, "defaults": .defaults, "errors": .errors,
    "receivers": .entries, "types": .types, "endpoints": .endpoints,
  ]

  private static let ofEndpoint: [String: SpecPlace] = [
    "parameters": .uses, "body": .use, "response": .use, "errors": .errors, "examples": .entries,
  ]

  private static let ofUse: [String: SpecPlace] = [
    "fields": .uses, "headers": .headers, "enum": .enumValues, "union": .members,
    "events": .members, "type": .use,
    "identifier": .use, "alias": .use, "additional": .use, "stream": .use, "include": .typeNames,
  ]
}
