/// A generated Swift file.
///
/// Rendering returns values and does no file access, so that writing, checking and testing share it.
package struct GeneratedFile: Equatable, Sendable {
  /// The path relative to the output folder: `DeckOfCardsAPI/Card.swift`.
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// True if the first line is the header of the tool, so that the file may be replaced or removed.
  package static func hasHeader(_ bytes: some Sequence<UInt8>) -> Bool {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.hasPrefix("// Generated from ") && line.hasSuffix(" by endpoints. Do not edit.")
  }
}

/// A generated Swift module, such as `DeckOfCardsAPI`.
package struct GeneratedModule: Equatable, Sendable {
  package let name: String
  /// Sorted by path.
  package let files: [GeneratedFile]

  package init(name: String, files: [GeneratedFile]) {
    self.name = name
    self.files = files
  }
}
