import EndpointGenerator
import EndpointSpec

/// One change between two versions of a spec, reported as one finding.
package struct Change: Hashable, Sendable {
  package var kind: ChangeKind
  /// The declaration that changed.
  package var subject: Subject
  /// The subject in the old version, if it was another one.
  package var former: Subject?
  package var wire: Level
  package var swift: Level
  package var bump: Bump
  /// The change as one clause without a period: `"image" is no longer optional`.
  package var summary: String
  /// The text in the old spec, such as `url?`. Nil if it has none.
  package var old: String?
  /// The text in the new spec, such as `url`. Nil if it has none.
  package var new: String?
  package var before: Position?
  /// The position in the new spec. For a removed declaration, the position of its parent.
  package var after: Position?
  /// All places of a change that occurs at several. Empty for one.
  package var places: [ChangePlace] = []
  /// The direction that determines the levels, for a type in both directions.
  package var direction: Direction?
  /// The affected endpoints in the order of the spec.
  package var endpoints = EndpointSet()
  /// The Swift declaration in the old module, if the change affects one.
  package var declarationBefore: String?
  package var declarationAfter: String?
  /// The consequence for shipped apps, in one sentence.
  package var consequence: String
  /// What would make the change safe, in one sentence: `add "was": "getUser"`.
  package var remedy: String?
  /// A guess that never affects a level: `looks like a rename of "getUser"`.
  package var hint: String?
  /// How often the drift occurs in traffic, and where first.
  package var evidence: String?
  /// True if only documentation, order, layout or the version changed. Hidden by default.
  package var isDocumentation = false

  package var subjects: [Subject] { places.isEmpty ? [subject] : places.map(\.subject) }

  /// The higher of both levels.
  package var level: Level { max(wire, swift) }

  /// Whether code that creates a value of a response, such as a test or a preview, does not compile. Such code is not
  /// shipped, so that the level is care.
  package var breaksCreation: Bool {
    swift == .care && [.respFieldAddedRequired, .paramOrderChanged].contains(kind.id)
  }

  package func level(on axis: Axis) -> Level {
    switch axis {
    case .wire: wire
    case .swift: swift
    }
  }
}

/// One of several places of a change.
package struct ChangePlace: Hashable, Sendable {
  package var subject: Subject
  /// The subject in the old version, if it was another one.
  package var former: Subject?
  package var before: Position?
  package var after: Position?
}

/// A source position in one version of the spec.
package struct Position: Hashable, Sendable {
  /// The path as reports print it: `Specs/DeckOfCards.json`.
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
  /// Creates a finding with the defaults of its kind.
  ///
  /// - Parameters:
  ///   - subject: The declaration that changed.
  ///   - summary: The change as one clause without a period.
  package init(_ kind: ChangeKind, subject: Subject, _ summary: String) {
    self.init(
      kind: kind,
      subject: subject,
      wire: kind.wire,
      swift: kind.swift,
      bump: kind.bump,
      summary: summary,
      consequence: kind.consequence,
      remedy: kind.remedy,
      isDocumentation: kind.isDocumentation
    )
  }
}

extension Change {
  /// Overrides the levels of the kind, and the bump that follows from them.
  package func with(wire: Level? = nil, swift: Level? = nil) -> Change {
    var change = self
    change.wire = wire ?? change.wire
    change.swift = swift ?? change.swift
    change.bump = Bump(for: change.level, ofSafe: min(change.bump, .minor))
    return change
  }

  /// Overrides the consequence for shipped apps, unless it is nil.
  package func saying(_ consequence: String?) -> Change {
    var change = self
    change.consequence = consequence ?? change.consequence
    return change
  }

  /// Shows these texts of both specs.
  func showing(_ old: String?, _ new: String?) -> Change {
    var change = self
    (change.old, change.new) = (old, new)
    return change
  }

  /// Sets the affected endpoints, and the direction if there is one.
  func affecting(_ endpoints: EndpointSet, in direction: Direction? = nil) -> Change {
    var change = self
    change.endpoints = endpoints
    change.direction = direction ?? change.direction
    return change
  }

  /// Assigns the change to another declaration.
  func about(_ subject: Subject) -> Change {
    var change = self
    change.subject = subject
    return change
  }

  /// A rename whose old name stays as a deprecated one, because of `was`.
  package func keepingOldName() -> Change {
    var change = with(swift: .care).advising(nil)
    change.summary += Self.oldNameStays
    return change
  }

  package static let oldNameStays = "; the old name stays, deprecated"

  package func advising(_ remedy: String?) -> Change {
    var change = self
    change.remedy = remedy
    return change
  }
}

/// What a change affects.
package enum Axis: String, Sendable, CaseIterable {
  /// Shipped apps with a client generated from the old spec.
  case wire
  /// Source code that uses the old generated module.
  case swift
}

/// The part of a semantic version to increment (semver.org 2.0.0).
package enum Bump: String, Sendable, Ranked {
  case none, patch, minor, major

  /// The bump that a level requires.
  init(for level: Level, ofSafe safe: Bump) {
    switch level {
    case .breaking: self = .major
    case .care: self = .minor
    case .safe: self = safe
    }
  }
}
