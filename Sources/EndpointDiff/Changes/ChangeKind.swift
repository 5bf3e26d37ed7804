import EndpointSpec

/// A kind of change with its default levels and texts.
///
/// `--list-kinds` and `--explain` print it, and rules create findings from it.
package struct ChangeKind: Sendable {
  /// The name in reports and allow files, such as `resp-field-became-required`.
  package let name: String
  package let wire: Level
  package let swift: Level
  /// Whether only documentation, order, layout or the version changes.
  private(set) var isDocumentation = false
  /// The bump if the change is safe on both axes.
  private var safeBump = Bump.minor
  /// Kinds with the same fact rate one change in both directions. The more severe one is reported.
  private(set) var fact: String?
  /// The consequence for shipped apps, in one sentence without a period.
  package private(set) var consequence = ""
  /// The consequence for code that is compiled against the new module, in one sentence without a period.
  package private(set) var callers = ""
  /// What would make the change safe, in one sentence without a period.
  package private(set) var remedy: String?
  /// When a finding has other levels.
  package private(set) var exception: String?

  init(_ name: String, wire: Level, swift: Level) {
    (self.name, self.wire, self.swift) = (name, wire, swift)
  }

  /// Adds the texts of the kind, and the facts that most kinds do not need.
  func described(
    isDocumentation: Bool = false,
    safeBump: Bump = .minor,
    fact: String? = nil,
    consequence: String,
    callers: String,
    remedy: String? = nil,
    exception: String? = nil
  ) -> ChangeKind {
    var kind = self
    (kind.isDocumentation, kind.safeBump, kind.fact) = (isDocumentation, safeBump, fact)
    (kind.consequence, kind.callers) = (consequence, callers)
    (kind.remedy, kind.exception) = (remedy, exception)
    return kind
  }

  package var bump: Bump {
    isDocumentation ? .none : Bump(for: max(wire, swift), ofSafe: safeBump)
  }
}

extension ChangeKind {
  /// All kinds in the order of `--list-kinds`.
  package static let all: [ChangeKind] = {
    var names: Set<String> = []
    let kinds =
      ChangeRule.all.flatMap(\.kinds) + [.generatedSymbolCollision, .swiftDeclarationChanged]
    return kinds.filter { names.insert($0.name).inserted }
  }()
}

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
