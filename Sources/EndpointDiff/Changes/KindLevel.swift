/// A level of a kind of change that a project configures.
package struct KindLevel: Equatable, Sendable {
  package let kind: String
  package let level: Level
  /// The axis that the level applies to. Nil for both.
  package let axis: Axis?
  package let reason: String

  package init(kind: String, level: Level, axis: Axis? = nil, reason: String) {
    self.kind = kind
    self.level = level
    self.axis = axis
    self.reason = reason
  }
}

extension Comparison {
  /// Rates the changes by the levels of the project. Most severe first.
  package func rated(by levels: [KindLevel]) -> Comparison {
    guard !levels.isEmpty else { return self }
    var comparison = self
    let rated = changes.map { change in
      levels.first { $0.kind == change.kind }.map(change.rated) ?? change
    }
    comparison.changes = Level.allCases.reversed().flatMap { level in
      rated.filter { $0.level == level }
    }
    return comparison
  }
}

extension Change {
  fileprivate func rated(by kind: KindLevel) -> Change {
    var change = self
    if kind.axis != .swift { change.wire = kind.level }
    if kind.axis != .wire { change.swift = kind.level }
    if kind.level > .safe { change.isDocumentation = false }
    let note = "endpoints.json rates it \(kind.level.rawValue): \(kind.reason)"
    change.hint = [change.hint, note].compactMap(\.self).joined(separator: "; ")
    return change
  }
}
