import EndpointJSON

/// The kind of position of a value in a spec, which determines its layout.
///
/// It depends on the structure of the spec language, not only on key names: in an example, `fields` is data.
enum CanonicalPlace {
  case document
  case defaults
  /// An object of names and plain data, one per line: servers, authentication, examples.
  case entries
  case types
  case endpoints
  case endpoint
  /// A type of the document.
  case definition
  /// An object of names and uses of types, one per line: fields, parameters, errors.
  case uses
  /// A use of a type with additional keys: a field, a body, a response, an inline type.
  case use
  /// An object of names and uses of types that may be on one line: the headers of a response.
  case headers
  /// The values of an enum or the members of a union.
  case members
  /// Any other value: the body of an example, a default, a list of scopes.
  case data

  /// The position of a member of an object.
  func member(_ key: String) -> CanonicalPlace {
    switch self {
    case .document: Self.ofDocument[key] ?? .data
    case .defaults: key == "parameters" ? .uses : .data
    case .types: .definition
    case .endpoints: .endpoint
    case .endpoint: Self.ofEndpoint[key] ?? .data
    case .uses, .headers, .members: .use
    case .definition, .use: Self.ofUse[key] ?? (Self.isStatus(key) ? .use : .data)
    case .entries, .data: .data
    }
  }

  /// The position of an element of an array.
  var element: CanonicalPlace {
    switch self {
    case .use, .members: .use
    default: .data
    }
  }

  /// True if the value is broken even if it fits on a line.
  func isBroken(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.document, .object(let object)), (.entries, .object(let object)),
      (.types, .object(let object)), (.endpoints, .object(let object)),
      (.uses, .object(let object)), (.members, .object(let object)):
      !object.isEmpty
    case (.definition, .object(let object)), (.endpoint, .object(let object)),
      (.defaults, .object(let object)):
      object.count > 1
    case (.members, .array(let elements)):
      elements.contains { $0.kind == .object }
    default: false
    }
  }

  private static let ofDocument: [String: CanonicalPlace] = [
    "servers": .entries, "authentication": .entries, "defaults": .defaults, "errors": .uses,
    "receivers": .entries, "types": .types, "endpoints": .endpoints,
  ]

  private static let ofEndpoint: [String: CanonicalPlace] = [
    "parameters": .uses, "body": .use, "response": .use, "errors": .uses, "examples": .entries,
  ]

  private static let ofUse: [String: CanonicalPlace] = [
    "fields": .uses, "enum": .members, "union": .members, "type": .use, "identifier": .use,
    "alias": .use, "additional": .use, "stream": .use, "headers": .headers,
  ]

  private static func isStatus(_ key: String) -> Bool {
    key.utf8.count == 3 && key.utf8.allSatisfy(isDigit)
  }
}
