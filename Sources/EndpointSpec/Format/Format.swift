import EndpointJSON

/// Formats a file of a spec. Returns diagnostics if it cannot be formatted.
///
/// Only unreadable or ambiguous text is an error, since people format specs before they are valid.
///
/// YAML is formatted as the JSON with the same values.
package func format(_ source: SourceFile) -> (text: String?, diagnostics: [Diagnostic]) {
  var reader = NodeReader(files: [source])
  guard let node = reader.parse(source) else { return (nil, reader.diagnostics) }
  if case .object = node.kind {
    reader.reportDuplicates(in: node)
  } else {
    reader.reportKind(expected: "an object", found: node)
  }
  guard reader.diagnostics.isEmpty else { return (nil, reader.diagnostics) }
  return (canonicalText(of: node.value), [])
}

extension NodeReader {
  /// Reports duplicate keys in any object, since formatting would lose one of them.
  fileprivate mutating func reportDuplicates(in node: JSONNode) {
    switch node.kind {
    case .array(let elements):
      for element in elements { reportDuplicates(in: element) }
    case .object(let members):
      var first: [String: Place] = [:]
      for member in members {
        let place = place(ofKey: member)
        if let known = first[member.key] {
          reportDuplicate(Located(member.key, at: place), first: known)
        }
        first[member.key] = first[member.key] ?? place
        reportDuplicates(in: member.value)
      }
    default: break
    }
  }
}

/// The canonical form of a spec file, as `endpoints format` writes it.
///
/// The indentation is two spaces. Every field, parameter, enum value, union member, type and endpoint is on its own
/// line. Values below these are on one line of up to 100 columns, or broken in the same way. The order and the digits
/// of numbers are unchanged. The time is linear in the size of the value.
///
/// - Parameter value: The parsed document.
/// - Returns: The text, which ends with a line break and parses to the same value.
package func canonicalText(of value: JSONValue) -> String {
  var writer = CanonicalWriter()
  writer.write(value, .document, indentation: 0, reserved: 0)
  writer.endLine()
  return String(decoding: writer.text, as: UTF8.self)
}

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
