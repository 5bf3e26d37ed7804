import EndpointJSON

/// A document in JSON or YAML.
package struct DocumentText: Sendable {
  package let root: JSONNode
  /// The values that YAML 1.1 reads differently. Empty for JSON.
  package let notes: [YAMLNote]

  /// Parses a file. The extension determines the format. With other extensions, text that starts with `{` or `[` is
  /// JSON.
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

  /// Whether a path has the extension of a YAML file.
  package static func isYAMLFile(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }
}
