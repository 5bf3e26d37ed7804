import EndpointGenerator
import EndpointSpec

extension Match {
  /// The changes with the levels that the generated modules give them, and what only the modules show.
  ///
  /// A rule tells what a fact of the spec does to Swift. Where the module itself says worse of the same declaration, that
  /// counts; what no rule speaks of is a finding of its own: a declaration is called otherwise since another one came.
  func checkedAgainstSymbols(_ changes: [Change]) -> [Change] {
    // Another access or namespace changes every declaration, and is a finding of its own.
    guard old.model.swift == new.model.swift, old.model.name == new.model.name else {
      return changes
    }
    var changes = changes
    var told = ToldSubjects(changes, spreads: new.model.spreads)
    // What became of arguments follows from what became of the properties.
    for differences in [symbols.differences.filter(\.isOfNames), symbols.differences] {
      let untold = tell(differences, &changes, &told)
      let found = collisions(untold)
      for change in found { told.add(change) }
      changes += found
    }
    return changes
  }

  /// The differences that no change explains; where one is about the same declaration, its level rises instead.
  private func tell(
    _ differences: [SymbolDifference],
    _ changes: inout [Change],
    _ told: inout ToldSubjects
  ) -> [SymbolDifference] {
    var untold: [SymbolDifference] = []
    for difference in differences where !told.explains(difference, in: self) {
      if let index = told.index(of: difference.subject) {
        changes[index].raise(to: difference.level)
        told.add(changes[index])
      } else {
        untold.append(difference)
      }
    }
    return untold
  }

  private func collisions(_ differences: [SymbolDifference]) -> [Change] {
    var worst: [String: SymbolDifference] = [:]
    var order: [String] = []
    for difference in differences {
      let subject = difference.subject
      guard let other = worst[subject] else {
        order.append(subject)
        worst[subject] = difference
        continue
      }
      if difference.shows(more: other) { worst[subject] = difference }
    }
    return order.compactMap { worst[$0].map(collision) }
  }

  private func collision(_ difference: SymbolDifference) -> Change {
    let kind = ChangeKind.generatedSymbolCollision
    var change = Change(kind, subject: difference.subject, difference.summary)
    change.swift = difference.level
    if difference.isShown {
      change.declarationBefore = difference.old?.declaration
      change.declarationAfter = difference.new?.declaration
    }
    let oldPlace = difference.old?.place ?? old.model.namePlace
    change.before = old.position(of: oldPlace)
    change.after = new.position(of: difference.new?.place ?? new.model.namePlace)
    return change.with()
  }
}

extension SymbolDifference {
  /// Whether the declarations themselves tell it.
  fileprivate var isShown: Bool { old?.declaration != new?.declaration }

  fileprivate func shows(more other: SymbolDifference) -> Bool {
    level == other.level ? isShown && !other.isShown : level > other.level
  }

  /// Whether the type is no longer sent, or no longer read, and has only lost what it had for that. What used it has changed, and
  /// is the finding.
  func comes(fromLostUseIn match: Match) -> Bool {
    guard [.conformanceLost, .settingLost].contains(effect) else { return false }
    let name = SwiftName(String(subject.prefix { $0 != "." }))
    guard let old = match.old.model.type(named: name), let new = match.new.model.type(named: name)
    else { return false }
    return old.isSent && !new.isSent || old.isReceived && !new.isReceived
  }

  /// Whether it is about a name itself, not about the arguments of a call.
  var isOfNames: Bool {
    switch old?.kind {
    case .initializer, .method, .staticFunction: false
    default: true
    }
  }

  fileprivate var summary: String {
    switch effect {
    case .removed: "`\(path)` is gone"
    case .kindChanged: "`\(path)` is another kind of declaration"
    case .typeChanged: "`\(path)` has another type"
    case .settingLost: "`\(path)` cannot be set any more"
    case .conformanceLost: "`\(path)` conforms to less"
    case .caseAdded: "`\(path)` is new"
    case .callChanged: "calls of `\(path)` do not compile"
    case .referenceChanged: "`\(path)` has another type as a value"
    case .deprecated: "`\(path)` is deprecated"
    }
  }
}

extension Change {
  fileprivate mutating func raise(to level: Level) {
    swift = max(swift, level)
    if self.level == .breaking { bump = .major } else { bump = max(bump, .minor) }
  }
}
