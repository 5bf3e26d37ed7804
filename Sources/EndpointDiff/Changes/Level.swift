/// How much a change hurts, on one axis.
package enum Level: String, Sendable, Comparable, CaseIterable {
  case safe, care, breaking

  package static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .safe: 0
    case .care: 1
    case .breaking: 2
    }
  }
}

/// Whom a change concerns.
package enum Axis: String, Sendable, CaseIterable {
  /// Apps that are already shipped with the client generated from the old spec.
  case wire
  /// Code that compiles against the old generated module.
  case swift
}

/// The part of a semantic version that a change asks to raise (semver.org 2.0.0).
package enum Bump: String, Sendable, Comparable, CaseIterable {
  case none, patch, minor, major

  package static func < (left: Bump, right: Bump) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
