import EndpointJSON

/// The canonical form of a file that belongs to a spec, or the problems for which it has none.
///
/// Only what makes the text unreadable or ambiguous counts: a spec is formatted while it is written, long before
/// it is right.
///
/// A YAML text has the form of the JSON text with the same values.
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
  /// Reports every key that stands twice in an object, wherever that is: one of the two would be lost.
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
