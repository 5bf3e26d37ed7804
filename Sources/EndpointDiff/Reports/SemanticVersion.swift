/// A version of a contract, as far as bumps are about it (semver.org 2.0.0): what follows `-` is a pre-release.
package struct SemanticVersion: Equatable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int
  package var patch: Int
  package var isPrerelease: Bool

  package init(_ major: Int, _ minor: Int, _ patch: Int, isPrerelease: Bool = false) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.isPrerelease = isPrerelease
  }

  /// Nil for what is no semantic version.
  package init?(_ text: String) {
    let release = text.prefix { $0 != "+" }
    let parts = release.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts.first?.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.utf8.allSatisfy { 48...57 ~= $0 } ? Int($0) : nil }
    guard let numbers, numbers.count == 3, let major = numbers[0], let minor = numbers[1],
      let patch = numbers[2]
    else { return nil }
    self.init(major, minor, patch, isPrerelease: parts.count == 2)
  }

  package var description: String { "\(major).\(minor).\(patch)" }

  /// The least version for a change of that size.
  ///
  /// Before 1.0.0 the minor number stands for what the major one means later. After a pre-release its own release is
  /// enough: it promised nothing yet.
  package func raised(by bump: Bump) -> SemanticVersion {
    guard !isPrerelease else { return SemanticVersion(major, minor, patch) }
    switch (bump, major) {
    case (.none, _): return self
    case (.patch, _), (.minor, 0): return SemanticVersion(major, minor, patch + 1)
    case (.minor, _), (.major, 0): return SemanticVersion(major, minor + 1, 0)
    case (.major, _): return SemanticVersion(major + 1, 0, 0)
    }
  }

  /// Whether the numbers are those of `other` or higher ones, pre-releases included.
  package func reaches(_ other: SemanticVersion) -> Bool {
    (major, minor, patch) >= (other.major, other.minor, other.patch)
  }
}
