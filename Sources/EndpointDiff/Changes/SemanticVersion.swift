/// A version as semver.org 2.0.0 has it, as far as a bump is concerned.
package struct SemanticVersion: Equatable, Sendable {
  package let major: Int
  package let minor: Int
  package let patch: Int
  /// Whether a hyphen follows: `2.0.0-beta.1`.
  package let isPrerelease: Bool

  /// Nil for what is no such version. What follows a hyphen or a plus sign is not compared.
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

  private init(major: Int, minor: Int, patch: Int, isPrerelease: Bool = false) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.isPrerelease = isPrerelease
  }

  /// The version that a bump leads to. Before 1.0.0 anything may change with the minor number (semver.org, 4). After a
  /// pre-release its own release is enough: it promised nothing yet.
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
