import EndpointSpec

/// The level on each axis from which a change fails the run.
package struct Threshold: Equatable, Sendable {
  private var levels: [Axis: Level] = [:]
  /// Whether a difference that was not compared fails the run.
  package var includesIgnored = false

  package init(wire: Level?, swift: Level?) {
    levels[.wire] = wire
    levels[.swift] = swift
  }

  package init(_ level: Level?) {
    self.init(wire: level, swift: level)
  }

  /// Nil if no change fails the run.
  package subscript(axis: Axis) -> Level? {
    get { levels[axis] }
    set { levels[axis] = newValue }
  }
}

/// The lowest level that a report shows.
package enum Visibility: String, Sendable, CaseIterable {
  case breaking, care, safe
  /// Includes changes of documentation, order or layout only.
  case docs

  func shows(_ level: Level, isDocumentation: Bool) -> Bool {
    switch self {
    case .breaking: !isDocumentation && level == .breaking
    case .care: !isDocumentation && level >= .care
    case .safe: !isDocumentation
    case .docs: true
    }
  }
}

extension Review {
  /// The result of the run in one line: `fails: 2 changes; Shop needs version 1.1.0`.
  package var verdict: String {
    let pass = ["passes", passCondition].compactMap(\.self).joined(separator: " ")
    return passes ? pass : "fails: \(reasons.joined(separator: "; "))"
  }

  /// True if all specs were compared and nothing fails.
  var passes: Bool { reasons.isEmpty }

  /// The verdict. Nil for the expected one: no breaking change, and the run passes without a condition.
  var unexpectedVerdict: String? {
    guard passes else { return verdict }
    let judged = axes.contains { threshold[$0] != nil }
    return passCondition != nil || judged && counts[.breaking] > 0 ? verdict : nil
  }

  private var reasons: [String] {
    errorReason + changeReason + ignoredReason + sections.filter(versionFails).map(versionReason)
  }

  private var errorReason: [String] {
    let count = notices.count(where: \.isError)
    return count == 0 ? [] : ["\(counted(count, "error")) in specs"]
  }

  private var changeReason: [String] {
    let count = sections.reduce(0) { $0 + $1.findings.count(where: fails) }
    return count == 0 ? [] : [subject.count(count)]
  }

  private var ignoredReason: [String] {
    let count = sections.reduce(0) { $0 + $1.ignored.count }
    guard threshold.includesIgnored, count > 0 else { return [] }
    return ["\(counted(count, "difference")) not compared"]
  }

  private func versionReason(_ section: Section) -> String {
    let version = advice(for: section).suggested.map { "version \($0.text)" } ?? "a new version"
    return "\(section.comparison.api) needs \(version)"
  }
}

/// The advice on the `version` of a changed API.
package struct VersionAdvice: Equatable, Sendable {
  package let bump: Bump
  package let oldVersion: String?
  package let newVersion: String?
  /// The lowest version that fits the changes. Nil if they require none, or if the old spec has no version.
  package let suggested: SemanticVersion?
  /// That the version decreased. Nil otherwise.
  private let decrease: String?

  /// - Parameter bump: The largest bump that a checked change requires.
  package init(_ comparison: Comparison, bump changes: Bump) {
    // A new or deleted spec has only one version.
    let isWhole = comparison.oldLabel.isEmpty || comparison.newLabel.isEmpty
    bump = isWhole ? .none : changes
    oldVersion = comparison.oldVersion
    newVersion = comparison.newVersion
    let old = comparison.oldVersion.flatMap(SemanticVersion.init)
    suggested = bump == .none ? nil : old?.raised(by: bump)
    let new = comparison.newVersion.flatMap(SemanticVersion.init)
    decrease =
      if let old, let new, new < old {
        "the version decreased from \(old.text) to \(new.text)"
      } else {
        nil
      }
  }

  /// True if the new version fits the changes.
  package var isSufficient: Bool {
    guard bump > .none else { return decrease == nil }
    guard let newVersion, let new = SemanticVersion(newVersion) else { return false }
    guard let suggested else { return true }
    return newVersion != oldVersion && new >= suggested
  }

  private var change: String? {
    guard let oldVersion, let newVersion, oldVersion != newVersion else { return nil }
    return "the version changed from \(oldVersion) to \(newVersion)"
  }

  /// The advice as one clause without a period. Nil if no new version is required, and the version is unchanged.
  package var sentence: String? {
    guard bump > .none else { return decrease ?? change }
    let asked = "a \(bump.rawValue) change"
    guard let newVersion else {
      return "\(asked); the spec has no \"version\""
    }
    guard let suggested, let oldVersion else { return "\(asked); the version is now \(newVersion)" }
    if isSufficient {
      return "\(asked); the version changed from \(oldVersion) to \(newVersion)"
    }
    let state: String
    if let decrease {
      state = decrease
    } else if newVersion == oldVersion {
      state = "the version is still \(oldVersion)"
    } else {
      state = "\(oldVersion) was only increased to \(newVersion)"
    }
    return "\(asked) requires version \(suggested.text); \(state)"
  }
}
