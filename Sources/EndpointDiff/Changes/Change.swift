/// One root cause by which two versions of a spec differ: what a reviewer reads as one finding.
package struct Change: Equatable, Sendable {
  /// The row of the catalogue: `resp-field-became-required`.
  package var kind: String
  /// The declaration that changed, by the names of the spec: `Card.image`, `Deck.draw`, `Deck.draw count`.
  package var subject: String
  package var wire: Level
  package var swift: Level
  package var bump: Bump
  /// What changed, as one clause without a full stop: `"image" is no longer optional`.
  package var summary: String
  /// The fact as the old spec writes it (`url?`), nil where there was none.
  package var old: String?
  /// The fact as the new spec writes it (`url`), nil where there is none.
  package var new: String?
  package var before: Position?
  /// For what was removed, its surviving parent.
  package var after: Position?
  /// All places of a change that was made at several; empty for one.
  package var places: [ChangePlace]
  /// Where a type travels in both directions: the one that the levels come from.
  package var direction: Direction?
  /// The endpoints that the change reaches, in the spec's order.
  package var endpoints: [String]
  /// The Swift declaration that the old module has, if the change shows in one.
  package var declarationBefore: String?
  package var declarationAfter: String?
  /// What happens to apps that are shipped, in one sentence.
  package var consequence: String
  /// What would make the change safe, in one sentence: `add "was": "getUser"`.
  package var remedy: String?
  /// A guess, never a reason for a level: `looks like a rename of "getUser"`.
  package var hint: String?
  /// How often traffic shows it, and where first.
  package var evidence: String?
  /// Whether it is about documentation, order, layout or the version alone: not a finding unless asked for.
  package var isDocumentation: Bool

  package init(
    kind: String,
    subject: String,
    wire: Level,
    swift: Level,
    bump: Bump,
    summary: String,
    old: String? = nil,
    new: String? = nil,
    before: Position? = nil,
    after: Position? = nil,
    places: [ChangePlace] = [],
    direction: Direction? = nil,
    endpoints: [String] = [],
    declarationBefore: String? = nil,
    declarationAfter: String? = nil,
    consequence: String,
    remedy: String? = nil,
    hint: String? = nil,
    evidence: String? = nil,
    isDocumentation: Bool = false
  ) {
    self.kind = kind
    self.subject = subject
    self.wire = wire
    self.swift = swift
    self.bump = bump
    self.summary = summary
    self.old = old
    self.new = new
    self.before = before
    self.after = after
    self.places = places
    self.direction = direction
    self.endpoints = endpoints
    self.declarationBefore = declarationBefore
    self.declarationAfter = declarationAfter
    self.consequence = consequence
    self.remedy = remedy
    self.hint = hint
    self.evidence = evidence
    self.isDocumentation = isDocumentation
  }

  /// The declarations that changed.
  package var subjects: [String] { places.isEmpty ? [subject] : places.map(\.subject) }

  /// The worse of both levels.
  package var level: Level { max(wire, swift) }

  package func level(on axis: Axis) -> Level {
    switch axis {
    case .wire: wire
    case .swift: swift
    }
  }
}

/// One of the places of a change.
package struct ChangePlace: Equatable, Sendable {
  package var subject: String
  package var before: Position?
  package var after: Position?

  package init(subject: String, before: Position? = nil, after: Position? = nil) {
    self.subject = subject
    self.before = before
    self.after = after
  }
}

/// Which way a value travels.
package enum Direction: String, Sendable, CaseIterable { case request, response }

/// A place in one side of the comparison, as a reader finds it.
package struct Position: Equatable, Sendable {
  /// The path as the side's label gives it: `Specs/DeckOfCards.json`.
  package var path: String
  /// One-based.
  package var line: Int
  /// One-based, in characters.
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension Change {
  /// A finding with what the catalogue says of its kind; the rule sets what differs.
  ///
  /// - Parameters:
  ///   - subject: The declaration that changed, by the names of the spec.
  ///   - summary: What changed, as one clause without a full stop.
  package init(_ kind: ChangeKind, subject: String, _ summary: String) {
    self.init(
      kind: kind.name,
      subject: subject,
      wire: kind.wire,
      swift: kind.swift,
      bump: kind.bump,
      summary: summary,
      consequence: kind.consequence,
      remedy: kind.remedy
    )
  }
}

extension Change {
  /// The finding with other levels than its kind has, and the bump that follows from them.
  package func with(wire: Level? = nil, swift: Level? = nil) -> Change {
    var change = self
    change.wire = wire ?? change.wire
    change.swift = swift ?? change.swift
    switch change.level {
    case .breaking: change.bump = .major
    case .care: change.bump = .minor
    case .safe: change.bump = min(change.bump, .minor)
    }
    return change
  }

  /// The finding with other words for what happens to shipped apps.
  package func saying(_ consequence: String) -> Change {
    var change = self
    change.consequence = consequence
    return change
  }

  package func advising(_ remedy: String?) -> Change {
    var change = self
    change.remedy = remedy
    return change
  }
}

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
