/// What the changes of an API mean for its `version`.
package struct VersionAdvice: Equatable, Sendable {
  package let bump: Bump
  package let oldVersion: String?
  package let newVersion: String?
  /// The least version that says what changed; nil where nothing has to be said, or the old spec has none to start from.
  package let suggested: SemanticVersion?

  /// - Parameter bump: The largest bump that a counted change asks for.
  package init(_ comparison: Comparison, bump changes: Bump) {
    // A spec that is new or gone has no two versions to compare.
    let isWhole = comparison.oldLabel.isEmpty || comparison.newLabel.isEmpty
    bump = isWhole ? .none : changes
    oldVersion = comparison.oldVersion
    newVersion = comparison.newVersion
    let old = comparison.oldVersion.flatMap(SemanticVersion.init)
    suggested = bump == .none ? nil : old?.raised(by: bump)
  }

  /// Whether the new version says enough of what changed.
  package var isSufficient: Bool {
    guard bump > .none else { return true }
    guard let newVersion, let new = SemanticVersion(newVersion) else { return false }
    guard let suggested else { return true }
    return newVersion != oldVersion && new >= suggested
  }

  /// One clause without a full stop; nil where nothing asks for a new version.
  package var sentence: String? {
    guard bump > .none else { return nil }
    let asked = "a \(bump.rawValue) change"
    guard let newVersion else {
      return "\(asked); the spec has no \"version\" that would say so"
    }
    guard let suggested, let oldVersion else { return "\(asked); the version is \(newVersion) now" }
    if isSufficient {
      return "\(asked); the version was raised from \(oldVersion) to \(newVersion)"
    }
    let state =
      newVersion == oldVersion
      ? "the version is still \(oldVersion)" : "\(oldVersion) was only raised to \(newVersion)"
    return "\(asked) asks for version \(suggested.text); \(state)"
  }
}
