/// The advice on the `version` of a changed API.
package struct VersionAdvice: Equatable, Sendable {
  package let bump: Bump
  package let oldVersion: String?
  package let newVersion: String?
  /// The lowest version that fits the changes. Nil if they require none, or if the old spec has no version.
  package let suggested: SemanticVersion?

  /// - Parameter bump: The largest bump that a checked change requires.
  package init(_ comparison: Comparison, bump changes: Bump) {
    // A new or deleted spec has only one version.
    let isWhole = comparison.oldLabel.isEmpty || comparison.newLabel.isEmpty
    bump = isWhole ? .none : changes
    oldVersion = comparison.oldVersion
    newVersion = comparison.newVersion
    let old = comparison.oldVersion.flatMap(SemanticVersion.init)
    suggested = bump == .none ? nil : old?.raised(by: bump)
  }

  /// True if the new version fits the changes.
  package var isSufficient: Bool {
    guard bump > .none else { return true }
    guard let newVersion, let new = SemanticVersion(newVersion) else { return false }
    guard let suggested else { return true }
    return newVersion != oldVersion && new >= suggested
  }

  /// The advice as one clause without a period. Nil if no new version is required.
  package var sentence: String? {
    guard bump > .none else { return nil }
    let asked = "a \(bump.rawValue) change"
    guard let newVersion else {
      return "\(asked); the spec has no \"version\""
    }
    guard let suggested, let oldVersion else { return "\(asked); the version is now \(newVersion)" }
    if isSufficient {
      return "\(asked); the version changed from \(oldVersion) to \(newVersion)"
    }
    let state =
      newVersion == oldVersion
      ? "the version is still \(oldVersion)" : "\(oldVersion) was only increased to \(newVersion)"
    return "\(asked) requires version \(suggested.text); \(state)"
  }
}
