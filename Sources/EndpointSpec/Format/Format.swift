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
  value.readable(width: 100, SpecPlace.document) + "\n"
}
