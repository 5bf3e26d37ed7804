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
