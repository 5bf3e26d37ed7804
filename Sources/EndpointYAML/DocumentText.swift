import EndpointJSON

/// A document that people write, in JSON or in YAML.
package struct DocumentText: Sendable {
  package let root: JSONNode
  /// The places at which YAML 1.1 had another meaning. None in JSON.
  package let notes: [YAMLNote]

  /// Reads a file. Its ending names the format. With another ending, a text that begins with `{` or `[` is JSON.
  package init(parsing bytes: [UInt8], of path: String) throws(JSONFailure) {
    if Self.isYAML(bytes, of: path) {
      let document = try YAMLDocument(parsing: bytes)
      (root, notes) = (document.root, document.notes)
    } else {
      (root, notes) = (try JSONNode.parse(bytes), [])
    }
  }

  package static func isYAML(_ bytes: [UInt8], of path: String) -> Bool {
    if isYAMLFile(path) { return true }
    if path.hasSuffix(".json") { return false }
    let first = bytes.first { !$0.isYAMLSpaceOrEnd }
    return first.map { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "[") } ?? false
  }

  /// Whether a file's name ends as those of YAML documents do.
  package static func isYAMLFile(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }
}
