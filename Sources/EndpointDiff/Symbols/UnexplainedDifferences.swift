import EndpointGenerator
import EndpointSpec

extension Match {
  /// The changes with the levels that the generated modules give them, and differences that only the modules show.
  ///
  /// Where a module shows a worse level for the declaration of a finding, that level counts. Differences without a finding become
  /// findings: another declaration took the name, or arguments of an initializer changed places.
  func checkedAgainstSymbols(_ changes: [Change]) -> [Change] {
    // Another access or namespace changes every declaration, and is a finding of its own.
    guard old.model.swift == new.model.swift, old.model.name == new.model.name else {
      return changes
    }
    var changes = changes
    var reported = ReportedSubjects(changes, spreads: new.model.spreads)
    // What became of arguments follows from what became of the properties.
    for differences in [symbols.differences.filter(\.isOfNames), symbols.differences] {
      let unexplained = explain(differences, &changes, &reported)
      let found = findings(unexplained)
      for change in found { reported.add(change) }
      changes += found
    }
    return changes
  }

  /// The differences that no change explains; where one is about the same declaration, its level rises instead.
  private func explain(
    _ differences: [SymbolDifference],
    _ changes: inout [Change],
    _ reported: inout ReportedSubjects
  ) -> [SymbolDifference] {
    var unexplained: [SymbolDifference] = []
    for difference in differences where !reported.explains(difference, in: self) {
      if let index = reported.index(of: difference.subject) {
        changes[index].raise(to: difference.level)
        reported.add(changes[index])
      } else {
        unexplained.append(difference)
      }
    }
    return unexplained
  }

  private func findings(_ differences: [SymbolDifference]) -> [Change] {
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
    return order.compactMap { worst[$0].map(finding) }
  }

  private func finding(_ difference: SymbolDifference) -> Change {
    if let change = reordering(difference) { return change }
    let kind =
      isCollision(difference) ? ChangeKind.generatedSymbolCollision : .swiftDeclarationChanged
    var change = change(kind, difference, difference.summary)
    change.swift = difference.level
    if difference.isShown {
      change.declarationBefore = difference.old?.declaration
      change.declarationAfter = difference.new?.declaration
    }
    return change.with()
  }

  private func change(
    _ kind: ChangeKind,
    _ difference: SymbolDifference,
    _ summary: String
  ) -> Change {
    var change = Change(kind, subject: difference.subject, summary)
    change.before = old.position(of: difference.old?.place ?? old.model.namePlace)
    change.after = new.position(of: difference.new?.place ?? new.model.namePlace)
    return change
  }

  /// The same arguments of an initializer in another order. Apps make values of types that they only receive in tests alone.
  private func reordering(_ difference: SymbolDifference) -> Change? {
    guard difference.effect == .callChanged, let old = difference.old, let new = difference.new,
      old.kind == .initializer, old.labels.sorted() == new.labels.sorted()
    else { return nil }
    var change = change(
      .paramOrderChanged,
      difference,
      "the arguments of `\(old.path)` are in another order"
    )
    change.old = old.labels.joined(separator: ", ")
    change.new = new.labels.joined(separator: ", ")
    let isSent = self.old.model.type(named: SwiftName(difference.subject))?.isSent ?? true
    return change.with(swift: isSent ? .breaking : .care)
  }

  /// Whether another declaration has the name now, or had it.
  private func isCollision(_ difference: SymbolDifference) -> Bool {
    guard let former = difference.old else { return false }
    if let latter = difference.new { return latter.subject != former.subject }
    return symbols.new.symbols(of: former.subject).contains { $0.kind == former.kind }
      || symbols.new.symbols(named: former.name, in: former.owner).contains {
        $0.subject != former.subject
      }
  }
}

extension Symbol {
  fileprivate var labels: [String] { parameters.map { $0.label ?? "_" } }
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
    case .settingLost: "`\(path)` can no longer be set"
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
