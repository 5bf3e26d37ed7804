/// The level on each axis from which a change fails the run.
package struct Threshold: Equatable, Sendable {
  /// Nil if no change fails the run.
  package var wire: Level?
  package var swift: Level?

  package init(wire: Level?, swift: Level?) {
    self.wire = wire
    self.swift = swift
  }

  package init(_ level: Level?) {
    self.init(wire: level, swift: level)
  }

  package subscript(axis: Axis) -> Level? {
    get {
      switch axis {
      case .wire: wire
      case .swift: swift
      }
    }
    set {
      switch axis {
      case .wire: wire = newValue
      case .swift: swift = newValue
      }
    }
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
    passes ? "passes" : "fails: \(reasons.joined(separator: "; "))"
  }

  /// True if all specs were compared and nothing fails.
  var passes: Bool { reasons.isEmpty }

  /// The verdict. Nil for the expected one: no breaking change, and the run passes.
  var unexpectedVerdict: String? {
    guard passes else { return verdict }
    let judged = axes.contains { threshold[$0] != nil }
    return judged && counts[.breaking] > 0 ? verdict : nil
  }

  private var reasons: [String] {
    errorReason + changeReason + sections.filter(versionFails).map(versionReason)
  }

  private var errorReason: [String] {
    let count = notices.count(where: \.isError)
    return count == 0 ? [] : ["\(count) \(count == 1 ? "error" : "errors") in specs"]
  }

  private var changeReason: [String] {
    let count = sections.reduce(0) { $0 + $1.findings.count(where: fails) }
    return count == 0 ? [] : [subject.count(count)]
  }

  private func versionReason(_ section: Section) -> String {
    let version = advice(for: section).suggested.map { "version \($0.text)" } ?? "a new version"
    return "\(section.comparison.api) needs \(version)"
  }
}
