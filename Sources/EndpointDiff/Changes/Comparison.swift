/// The changes of one API.
package struct Comparison: Equatable, Sendable {
  /// The name of the API, such as `DeckOfCards`.
  package var api: String
  /// The label of the old version: `main`, `working tree`, `old/DeckOfCards.json`.
  package var oldLabel = ""
  package var newLabel = ""
  /// Replaces both labels if there is no other version, as in `verify`.
  package var caption: String?
  /// The path of the new spec, or of the old one if it was deleted: `Specs/DeckOfCards.json`.
  package var path: String
  package var oldVersion: String?
  package var newVersion: String?
  /// Most severe first, then in the order of the new spec.
  package var changes: [Change]
}

extension Comparison {
  /// Creates the findings of an API that are not about two versions.
  package init(api: String, caption: String, path: String, changes: [Change]) {
    self.init(api: api, caption: caption, path: path, oldVersion: nil, changes: changes)
  }
}

extension Comparison {
  /// The comparison of two OpenAPI documents. Remedies that need a key of the spec language begin with the import.
  package var inWordsOfDocuments: Comparison {
    var comparison = self
    for index in comparison.changes.indices {
      comparison.changes[index].remedy = Self.inWordsOfDocuments(comparison.changes[index].remedy)
      comparison.changes[index].hint = Self.inWordsOfDocuments(comparison.changes[index].hint)
    }
    return comparison
  }

  private static func inWordsOfDocuments(_ text: String?) -> String? {
    text?.replacing("add `\"was\"", with: "import the document, and add `\"was\"")
      .replacing("label with `\"as\"`", with: "label with `\"as\"` in the imported spec")
  }
}

/// A semantic version (semver.org 2.0.0), as far as bumps depend on it.
package struct SemanticVersion: Equatable, Sendable {
  package let major: Int
  package let minor: Int
  package let patch: Int
  /// True for a version with a hyphen, such as `2.0.0-beta.1`.
  package var isPrerelease = false
}

extension SemanticVersion {
  /// Nil if the text is not a semantic version. Text after a hyphen or a plus sign is not compared.
  package init?(_ text: String) {
    let release = text.prefix { $0 != "+" }
    let numbers = release.prefix { $0 != "-" }
      .split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.utf8.allSatisfy { 48...57 ~= $0 } ? Int($0) : nil }
    guard numbers.count == 3, let major = numbers[0], let minor = numbers[1],
      let patch = numbers[2]
    else { return nil }
    self.init(major: major, minor: minor, patch: patch, isPrerelease: release.contains("-"))
  }

  /// The version after a bump. Before 1.0.0, a minor version may contain breaking changes (semver.org, item 4). A
  /// pre-release needs only its own release.
  package func raised(by bump: Bump) -> SemanticVersion {
    guard !isPrerelease else {
      return SemanticVersion(major: major, minor: minor, patch: patch)
    }
    return switch bump {
    case .none: self
    case .patch: SemanticVersion(major: major, minor: minor, patch: patch + 1)
    case .major where major > 0: SemanticVersion(major: major + 1, minor: 0, patch: 0)
    case .minor, .major: SemanticVersion(major: major, minor: minor + 1, patch: 0)
    }
  }

  package var text: String { "\(major).\(minor).\(patch)" }
}

extension SemanticVersion: Comparable {
  package static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
