import EndpointJSON

/// Where in a spec a value stands, as far as its layout depends on it.
///
/// The layout follows the keys of the spec language and not names alone: in an example, `fields` is data.
enum CanonicalPlace {
  case document
  case defaults
  /// A map of names, each on a line of its own, to plain data: servers, authentication, examples.
  case entries
  case types
  case endpoints
  case endpoint
  /// A type of the document.
  case definition
  /// A map of names, each on a line of its own, to types in use: fields, parameters, errors.
  case uses
  /// A type where it is used, with what else is said of it: a field, a body, a response, a type in place.
  case use
  /// A map of names to types in use that may stand on one line: the headers of a response.
  case headers
  /// The values of an enum or the members of a union.
  case members
  /// Anything else: an example's body, a default, a list of scopes.
  case data

  /// The place of an object's member.
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

  /// The place of an array's element.
  var element: CanonicalPlace {
    switch self {
    case .use, .members: .use
    default: .data
    }
  }

  /// Whether the value is broken even where it would fit on a line.
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
