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
  case .property, .staticProperty, .enumCase: propertyDifferences(of: symbol, in: modules)
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
  var isType: Bool {
    switch kind {
    case .structure, .enumeration, .namespace, .alias: true
    case .property, .staticProperty, .enumCase, .initializer, .method, .staticFunction: false
    }
  }

  fileprivate var isProperty: Bool { !isType && !kind.isCallable }
}

// MARK: - Properties and cases

private func propertyDifferences(
  of symbol: Symbol,
  in modules: ComparedModules
) -> [SymbolDifference] {
  let candidates = modules.candidates(for: symbol).filter(\.isProperty)
  let current = symbol.kind == .enumCase ? nil : candidates.first { !$0.isDeprecated }
  guard let found = current ?? candidates.first else {
    return [SymbolDifference(effect: .removed, old: symbol)]
  }
  var effects: [SymbolDifference.Effect] = []
  let isSameType = modules.oldType(symbol.type) == modules.newType(found.type)
  switch (symbol.kind, found.kind) {
  case (.property(let wasSettable), .property(let isSettable)):
    if !isSameType { effects.append(.typeChanged) }
    if wasSettable, !isSettable { effects.append(.settingLost) }
  case (.enumCase, .enumCase): if !isSameType { effects.append(.typeChanged) }
  case (.staticProperty, .staticProperty), (.staticProperty, .enumCase): break
  default: effects.append(.kindChanged)
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

/// The symbols of two versions of a module, with comparable names.
///
/// A renamed type, or one with a deprecated alias, is the same type to the compiler if its old name resolves to it. So
/// names are compared after resolving aliases in the new module.
struct ComparedModules {
  let old: SymbolTable
  let new: SymbolTable
  /// The symbols of the new module by owner and name in comparable form.
  private let found: [String: [Symbol]]

  init(_ old: SymbolTable, _ new: SymbolTable) {
    self.old = old
    self.new = new
    found = Dictionary(grouping: new.symbols) { Self.key(new.resolved($0.owner), $0.name) }
  }

  private static func key(_ owner: String, _ name: String) -> String { "\(owner).\(name)" }

  /// Resolves a type of the old module in the new one.
  func oldType(_ text: String) -> String { new.resolved(old.resolved(text)) }

  func newType(_ text: String) -> String { new.resolved(text) }

  /// The symbols of the new module with the name of an old symbol.
  func candidates(for symbol: Symbol) -> [Symbol] {
    let owner = oldType(symbol.owner)
    let name = symbol.owner.isEmpty ? old.publicNames[symbol.name] ?? symbol.name : symbol.name
    return found[Self.key(owner, name)] ?? []
  }

  /// The type that an alias of the new module resolves to.
  func target(of alias: Symbol) -> Symbol? {
    var names: Set<String> = []
    var symbol = alias
    while symbol.kind == .alias, names.insert(symbol.name).inserted {
      guard let next = new.symbols(named: symbol.type, in: "").first else { return nil }
      symbol = next
    }
    return symbol.kind == .alias ? nil : symbol
  }
}

extension SymbolTable {
  /// Resolves every name in the text of a type, such as `[String: Card]?`. The alias of a type is also one of its
  /// members: if `Order` is now `Purchase`, `Order.Status` is `Purchase.Status`.
  func resolved(_ type: String) -> String {
    aliases.isEmpty && publicNames.isEmpty ? type : resolved(type, passed: [])
  }

  private func resolved(_ type: String, passed: Set<String>) -> String {
    var result = ""
    var name = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || "_`.".contains(character) {
        name.append(character)
        continue
      }
      result += resolved(name: name, passed: passed)
      name = ""
      result.append(character)
    }
    return String(result.dropLast())
  }

  /// Resolves a name such as `Order.Status`, outermost type first.
  private func resolved(name: String, passed: Set<String>) -> String {
    // The rest of a name whose beginning has other characters: `.Index` of `[Card].Index`.
    if name.hasPrefix(".") { return name }
    return name.split(separator: ".", omittingEmptySubsequences: false).reduce("") { owner, part in
      let name = owner.isEmpty ? String(part) : "\(owner).\(part)"
      if let known = publicNames[name] { return known }
      guard let target = aliases[name], !passed.contains(name) else { return name }
      return resolved(target, passed: passed.union([name]))
    }
  }
}
