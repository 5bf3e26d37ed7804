import EndpointGenerator
import EndpointSpec

extension Match {
  /// Rates the changes by the generated modules, and adds differences that only the modules show.
  ///
  /// If a module shows a higher level for the declaration of a finding, that level applies. Differences without a
  /// finding become findings: another declaration took the name, or the order of initializer arguments changed.
  func checkedAgainstSymbols(_ changes: [Change]) -> [Change] {
    // Another access level or namespace changes every declaration and has its own finding.
    guard old.model.swift == new.model.swift, old.model.name == new.model.name else {
      return changes
    }
    var changes = changes
    var explained = ExplainedDeclarations(changes, in: self)
    // Differences of arguments follow from those of properties.
    for differences in [symbols.differences.filter(\.isOfNames), symbols.differences] {
      let unexplained = explain(differences, &changes, &explained)
      let found = findings(unexplained)
      for change in found { explained.add(change) }
      changes += found
    }
    return changes
  }

  /// Returns the differences that no change explains. Raises the level of a change about the same declaration.
  private func explain(
    _ differences: [SymbolDifference],
    _ changes: inout [Change],
    _ explained: inout ExplainedDeclarations
  ) -> [SymbolDifference] {
    var unexplained: [SymbolDifference] = []
    for difference in differences where !explained.explains(difference, in: self) {
      if let index = explained.index(of: difference.subject) {
        changes[index].raise(to: difference.level)
        explained.add(changes[index])
      } else {
        unexplained.append(difference)
      }
    }
    return unexplained
  }

  /// One finding for each declaration, about its worst difference.
  private func findings(_ differences: [SymbolDifference]) -> [Change] {
    differences.grouped(by: \.subject).map { group in
      finding(group.reduce(group[0]) { $1.shows(more: $0) ? $1 : $0 })
    }
  }

  private func finding(_ difference: SymbolDifference) -> Change {
    if let change = reordering(difference) { return change }
    let isCollision = isCollision(difference)
    var change = change(
      ChangeKind[isCollision ? .generatedSymbolCollision : .swiftDeclarationChanged],
      difference.subject,
      difference.summary,
      at: difference.old?.place,
      difference.new?.place
    )
    change.swift = difference.level
    if difference.isShown {
      change.declarationBefore = difference.old?.declaration
      change.declarationAfter = difference.new?.declaration
    }
    return change.with()
  }

  /// The arguments of an initializer have another order. Apps create values of response types only in tests.
  private func reordering(_ difference: SymbolDifference) -> Change? {
    guard difference.effect == .callChanged, let old = difference.old, let new = difference.new,
      old.kind == .initializer, old.labels.sorted() == new.labels.sorted()
    else { return nil }
    let isSent = self.old.model.type(named: SwiftName(difference.subject.owner))?.isSent ?? true
    return change(
      ChangeKind[.paramOrderChanged],
      difference.subject,
      "the order of the arguments of `\(old.path)` changed",
      at: old.place,
      new.place
    ).showing(old.labels.joined(separator: ", "), new.labels.joined(separator: ", "))
      .with(swift: isSent ? .breaking : .care)
      .saying(
        isSent
          ? nil : "Only code that creates the value, such as a test or a preview, does not compile"
      )
  }

  /// True if another declaration took the name, so that this one has another name now.
  private func isCollision(_ difference: SymbolDifference) -> Bool {
    guard let former = difference.old else { return false }
    let isTaken = symbols.new.symbols(named: former.name, in: former.owner).contains {
      $0.subject != former.subject
    }
    return (isTaken || difference.new.map { $0.subject != former.subject } ?? false)
      && symbols.new.symbols(of: former.subject).contains { $0.kind == former.kind }
  }
}

extension Symbol {
  fileprivate var labels: [String] { parameters.map { $0.label ?? "_" } }
}

extension SymbolDifference {
  /// True if the declarations show the difference.
  fileprivate var isShown: Bool { old?.declaration != new?.declaration }

  fileprivate func shows(more other: SymbolDifference) -> Bool {
    level == other.level ? isShown && !other.isShown : level > other.level
  }

  /// True if the type is no longer sent or no longer read, and only lost the related declarations. The users of the
  /// type changed and have the finding.
  func comes(fromLostUseIn match: Match) -> Bool {
    guard [.conformanceLost, .settingLost].contains(effect) else { return false }
    let name = SwiftName(subject.root)
    guard let old = match.old.model.type(named: name), let new = match.new.model.type(named: name)
    else { return false }
    return old.isSent && !new.isSent || old.isReceived && !new.isReceived
  }

  var isOfRemovedType: Bool {
    if effect == .removed, case .enumeration? = old?.kind { true } else { false }
  }

  /// True if the difference is about a name, not about the arguments of a call.
  var isOfNames: Bool { old?.kind.isCallable != true }

  fileprivate var summary: String {
    switch effect {
    case .removed: "`\(path)` was removed"
    case .kindChanged: "`\(path)` is now another kind of declaration"
    case .typeChanged: "`\(path)` has another type"
    case .settingLost: "`\(path)` can no longer be set"
    case .conformanceLost: "`\(path)` lost conformances"
    case .caseAdded: "`\(path)` is new"
    case .callChanged: "calls of `\(path)` do not compile"
    case .referenceChanged: "`\(path)` has another type when used as a value"
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

/// The differences for calls of a function or an initializer of the old module.
func callDifferences(of symbol: Symbol, in modules: ComparedModules) -> [SymbolDifference] {
  let candidates = modules.candidates(for: symbol).filter { $0.kind == symbol.kind }
  if candidates.isEmpty { return [SymbolDifference(effect: .removed, old: symbol)] }
  let call = WrittenCall(symbol, modules)
  let usable = candidates.filter { modules.newType($0.type) == modules.oldType(symbol.type) }
  let found = usable.first(where: call.isReference) ?? usable.first(where: call.isAccepted)
  guard let closest = found ?? candidates.first else { return [] }
  guard let effect = call.effect(usable) else { return [] }
  let accepted = candidates.filter(call.isAccepted)
  // A call of an endpoint that is paginated now compiles: the request has the same functions and more.
  if usable.isEmpty, accepted.contains(where: { modules.isPaged($0.type, of: symbol.type) }) {
    return [SymbolDifference(effect: .referenceChanged, old: symbol, new: closest)]
  }
  let isReturn = usable.isEmpty && !accepted.isEmpty
  return [
    SymbolDifference(effect: isReturn ? .typeChanged : effect, old: symbol, new: closest)
  ]
}

extension ComparedModules {
  /// Whether the type is the paged request of an old one.
  fileprivate func isPaged(_ type: String, of old: String) -> Bool {
    let parts = newType(type).split(separator: "PagedRequest<", maxSplits: 1)
    return newType(type).contains("PagedRequest<")
      && oldType(old).hasPrefix(parts.count > 1 ? "\(parts[0])Request<" : "Request<")
  }
}

/// The possible calls of a function: from all arguments to only the required ones.
private struct WrittenCall {
  let symbol: Symbol
  let modules: ComparedModules
  private let whole: [Argument]
  private let shortest: [Argument]

  struct Argument {
    let label: String?
    let type: String
  }

  init(_ symbol: Symbol, _ modules: ComparedModules) {
    self.symbol = symbol
    self.modules = modules
    let arguments = symbol.parameters.map { parameter in
      Argument(label: parameter.label, type: modules.oldType(parameter.type))
    }
    whole = arguments
    shortest = zip(symbol.parameters, arguments).filter { !$0.0.hasDefault }.map(\.1)
  }

  /// The most severe effect on one of the calls. Nil if all compile.
  func effect(_ candidates: [Symbol]) -> SymbolDifference.Effect? {
    for call in [whole, shortest] where !candidates.contains(where: { accepts(call, $0) }) {
      return .callChanged
    }
    let living = candidates.filter { !$0.isDeprecated }
    for call in [whole, shortest] where !living.contains(where: { accepts(call, $0) }) {
      return symbol.isDeprecated ? nil : .deprecated
    }
    let isInitializer = symbol.kind == .initializer
    return isInitializer || candidates.contains(where: isReference) ? nil : .referenceChanged
  }

  /// True if a function accepts the call with every argument.
  func isAccepted(by function: Symbol) -> Bool { accepts(whole, function) }

  /// True if a function can replace the old one in a reference without a call.
  func isReference(_ function: Symbol) -> Bool {
    function.parameters.count == whole.count
      && zip(whole, function.parameters).allSatisfy { accepts($0, $1) }
  }

  private func accepts(_ call: [Argument], _ function: Symbol) -> Bool {
    var arguments = call[...]
    for parameter in function.parameters {
      if let argument = arguments.first, accepts(argument, parameter) {
        arguments.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return arguments.isEmpty
  }

  private func accepts(_ argument: Argument, _ parameter: Symbol.Parameter) -> Bool {
    let type = modules.newType(parameter.type)
    return argument.label == parameter.label
      && (type == argument.type || type == "\(argument.type)?")
  }
}
