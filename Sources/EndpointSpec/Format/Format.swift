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
