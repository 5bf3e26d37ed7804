/// A file of generated Swift.
///
/// Rendering makes values of it and touches no disk, so that writing, checking and testing use the same line.
package struct GeneratedFile: Equatable, Sendable {
  /// Its path below the output folder: `DeckOfCardsAPI/Card.swift`.
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Whether the first line of a file says that the tool wrote it, so that it may be replaced and removed.
  package static func hasHeader(_ bytes: some Sequence<UInt8>) -> Bool {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.hasPrefix("// Generated from ") && line.hasSuffix(" by endpoints. Do not edit.")
  }
}

/// A module of generated Swift: `DeckOfCardsAPI`.
package struct GeneratedModule: Equatable, Sendable {
  package let name: String
  /// In the order of their paths.
  package let files: [GeneratedFile]

  package init(name: String, files: [GeneratedFile]) {
    self.name = name
    self.files = files
  }
}
