import Foundation

/// The operations of a document to import, by tag, path or id: `tags:pets,users,paths:/orders`.
package struct PartSelection: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case tags, paths, operations
  }

  struct Part: Hashable, Sendable {
    let kind: Kind
    let name: String
  }

  /// The key of a spec that stores its selection for the next import.
  package static let key = "x-import-only"

  let parts: [Part]

  /// Parses parts separated by commas. A part without a kind has that of the part before it.
  ///
  /// - Returns: Nil if the first part has no kind, or a part has no name.
  package init?(parsing text: String) {
    var parts: [Part] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = piece.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let kind = Kind(rawValue: words[0].trimmingCharacters(in: .whitespaces))
      let name = (kind == nil ? piece : words.dropFirst().first ?? "")
        .trimmingCharacters(in: .whitespaces)
      guard let kind = kind ?? parts.last?.kind, !name.isEmpty else { return nil }
      parts.append(Part(kind: kind, name: name))
    }
    self.parts = parts
  }

  /// The text that parses to the selection.
  package var text: String {
    var kind: Kind?
    return parts.map { part in
      defer { kind = part.kind }
      return part.kind == kind ? part.name : "\(part.kind.rawValue):\(part.name)"
    }.joined(separator: ",")
  }
}

/// What identifies an operation in a selection.
struct OperationTraits {
  let path: String
  /// In uppercase.
  let method: String
  let id: String?
  let tags: [String]

  /// The names that select the operation.
  func isSelected(by part: PartSelection.Part) -> Bool {
    switch part.kind {
    case .tags: return tags.contains(part.name)
    case .operations: return id == part.name || "\(method) \(path)" == part.name
    case .paths:
      let prefix = part.name.hasSuffix("/") ? part.name : part.name + "/"
      return path == part.name || path.hasPrefix(prefix)
    }
  }

  /// The names of a kind, for hints.
  func names(_ kind: PartSelection.Kind) -> [String] {
    switch kind {
    case .tags: tags
    case .paths: [path]
    case .operations: [id ?? "\(method) \(path)"]
    }
  }
}
