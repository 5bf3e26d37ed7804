import EndpointGenerator

/// The differences for code that compiles against the old module, in the order of the old module. Added enum cases come
/// last.
package func compareSymbols(_ old: SymbolTable, _ new: SymbolTable) -> [SymbolDifference] {
  let modules = ComparedModules(old, new)
  return old.symbols.flatMap { differences(of: $0, in: modules) } + addedCases(in: modules)
}

private func differences(of symbol: Symbol, in modules: ComparedModules) -> [SymbolDifference] {
  switch symbol.kind {
  case .structure, .enumeration, .namespace, .alias: typeDifferences(of: symbol, in: modules)
  case .property, .staticProperty: propertyDifferences(of: symbol, in: modules)
  case .enumCase: caseDifferences(of: symbol, in: modules)
  case .initializer, .method, .staticFunction: callDifferences(of: symbol, in: modules)
  }
}

// MARK: - Types

private func typeDifferences(of symbol: Symbol, in modules: ComparedModules) -> [SymbolDifference] {
  // A deprecated type is used through its alias, which is a separate symbol.
  guard let found = modules.candidates(for: symbol).first(where: \.isType) else {
    return [SymbolDifference(effect: .removed, old: symbol)]
  }
  var differences: [SymbolDifference] = []
  if let effect = typeEffect(symbol, found, modules) {
    differences.append(SymbolDifference(effect: effect, old: symbol, new: found))
  }
  if found.isDeprecated, !symbol.isDeprecated, modules.old.publicNames[symbol.name] == nil {
    differences.append(SymbolDifference(effect: .deprecated, old: symbol, new: found))
  }
  return differences
}

private func typeEffect(
  _ symbol: Symbol,
  _ found: Symbol,
  _ modules: ComparedModules
) -> SymbolDifference.Effect? {
  if symbol.kind == .alias {
    return modules.oldType(symbol.name) == modules.newType(found.name) ? nil : .typeChanged
  }
  guard let target = found.kind == .alias ? modules.target(of: found) : found else {
    return .kindChanged
  }
  switch (symbol.kind, target.kind) {
  case (.structure(let old), .structure(let new)), (.enumeration(let old), .enumeration(let new)):
    return Set(old).subtracting(implied(by: new)).isEmpty ? nil : .conformanceLost
  case (.namespace, .namespace): return nil
  // Functions are the same in a type as in a namespace.
  case (.namespace, .structure), (.namespace, .enumeration): return nil
  default: return .kindChanged
  }
}

/// The conformances and those that they imply.
private func implied(by conformances: [String]) -> Set<String> {
  Set(conformances).union(conformances.contains("Hashable") ? ["Equatable"] : [])
}

extension Symbol {
  fileprivate var isType: Bool {
    switch kind {
    case .structure, .enumeration, .namespace, .alias: true
    default: false
    }
  }

  fileprivate var isProperty: Bool {
    switch kind {
    case .property, .staticProperty, .enumCase: true
    default: false
    }
  }
}

// MARK: - Properties and cases

private func propertyDifferences(
  of symbol: Symbol,
  in modules: ComparedModules
) -> [SymbolDifference] {
  let candidates = modules.candidates(for: symbol).filter(\.isProperty)
  guard let found = candidates.first(where: { !$0.isDeprecated }) ?? candidates.first else {
    return [SymbolDifference(effect: .removed, old: symbol)]
  }
  var effects: [SymbolDifference.Effect] = []
  switch (symbol.kind, found.kind) {
  case (.property(let wasSettable), .property(let isSettable)):
    if modules.oldType(symbol.type) != modules.newType(found.type) { effects.append(.typeChanged) }
    if wasSettable, !isSettable { effects.append(.settingLost) }
  case (.staticProperty, .staticProperty), (.staticProperty, .enumCase): break
  default: effects.append(.kindChanged)
  }
  if found.isDeprecated, !symbol.isDeprecated { effects.append(.deprecated) }
  return effects.map { SymbolDifference(effect: $0, old: symbol, new: found) }
}

private func caseDifferences(of symbol: Symbol, in modules: ComparedModules) -> [SymbolDifference] {
  let candidates = modules.candidates(for: symbol).filter(\.isProperty)
  guard let found = candidates.first else {
    return [SymbolDifference(effect: .removed, old: symbol)]
  }
  var effects: [SymbolDifference.Effect] = []
  if found.kind != .enumCase {
    effects.append(.kindChanged)
  } else if modules.oldType(symbol.type) != modules.newType(found.type) {
    effects.append(.typeChanged)
  }
  if found.isDeprecated, !symbol.isDeprecated { effects.append(.deprecated) }
  return effects.map { SymbolDifference(effect: $0, old: symbol, new: found) }
}

/// The enum cases that the old module does not have.
private func addedCases(in modules: ComparedModules) -> [SymbolDifference] {
  var known: Set<String> = []
  var owners: Set<String> = []
  for symbol in modules.old.symbols {
    if case .enumeration = symbol.kind { owners.insert(modules.oldType(symbol.path)) }
    if symbol.kind == .enumCase { known.insert("\(modules.oldType(symbol.owner)).\(symbol.name)") }
  }
  return modules.new.symbols.filter { symbol in
    let owner = modules.newType(symbol.owner)
    return symbol.kind == .enumCase && owners.contains(owner)
      && !known.contains("\(owner).\(symbol.name)")
  }.map { SymbolDifference(effect: .caseAdded, new: $0) }
}
