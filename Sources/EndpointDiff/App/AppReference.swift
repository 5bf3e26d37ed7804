import EndpointGenerator

/// A use of a declaration of the old module in a file of the app.
struct AppReference: Equatable {
  /// The index of the token that names it.
  let token: Int
  let symbol: Symbol
  /// True if only the name is known, and other declarations may have it.
  var isGuess = false
  /// True for a literal that is used as a value of the type.
  var isLiteral = false
}

extension AppReference {
  var noun: AppUses.Declaration.Noun {
    if isLiteral { return .literal }
    return symbol.kind.isCallable ? .call : .use
  }

  /// The name as it is written: `draw(count:)`.
  var name: String {
    if isLiteral { return "literal" }
    return String(symbol.path.dropFirst(symbol.owner.isEmpty ? 0 : symbol.owner.count + 1))
  }
}

extension AffectedDeclarations {
  /// What the changes do to a use, with the findings. Nil for a finding that leaves it as it is.
  func effects(
    on reference: AppReference,
    in source: SwiftSource
  ) -> [(finding: Int, effect: AppEffect)] {
    (causes[reference.symbol.path] ?? []).flatMap { cause -> [(finding: Int, effect: AppEffect)] in
      guard let effect = effect(of: cause.difference, on: reference, in: source) else { return [] }
      return cause.findings.map { ($0, effect) }
    }
  }

  private func effect(
    of difference: SymbolDifference,
    on reference: AppReference,
    in source: SwiftSource
  ) -> AppEffect? {
    let symbol = reference.symbol
    if reference.isLiteral { return difference.losesLiterals ? .breaks : nil }
    switch difference.effect {
    case .deprecated where !symbol.kind.isCallable: return .warns
    case .settingLost: return source.isWritten(reference.token) ? .breaks : nil
    case .conformanceLost, .caseAdded: return nil
    case .removed where isInReplacement(symbol): return .mayBreak
    case .removed: return modules.effect(ofRemoved: symbol)
    case .kindChanged: return kindEffect(of: difference)
    case .typeChanged where !symbol.kind.isCallable:
      return typeEffect(of: difference, on: reference.token, in: source)
    case .callChanged, .referenceChanged, .typeChanged, .deprecated:
      return AppCall(after: reference.token, in: source).effect(of: symbol, in: modules)
    }
  }

  /// True for a member of a removed type, which may be used on a value that now has another type with the same member.
  private func isInReplacement(_ member: Symbol) -> Bool {
    guard !member.isStatic, !member.owner.isEmpty,
      modules.new.symbols(named: modules.oldType(member.owner), in: "").isEmpty
    else { return false }
    return (replacements[member.owner] ?? []).contains {
      !modules.new.symbols(named: member.name, in: $0).isEmpty
    }
  }

  /// A type that became another kind of type has the same name. Its members are symbols of their own.
  private func kindEffect(of difference: SymbolDifference) -> AppEffect? {
    switch (difference.old?.kind, difference.new?.kind) {
    case (.structure?, .structure?), (.structure?, .enumeration?), (.enumeration?, .structure?),
      (.enumeration?, .enumeration?):
      nil
    case (.structure?, .alias?), (.enumeration?, .alias?), (.alias?, _): .mayBreak
    case (.enumCase?, .staticProperty?), (.staticProperty?, .enumCase?): nil
    default: .breaks
    }
  }

  /// What another type of a property, of the payload of a case or behind an alias does to a use.
  private func typeEffect(
    of difference: SymbolDifference,
    on token: Int,
    in source: SwiftSource
  ) -> AppEffect? {
    let old = modules.oldType(difference.old?.type ?? "")
    let new = modules.newType(difference.new?.type ?? "")
    if difference.old?.kind == .enumCase {
      let hasPayload = source.isSymbol(token + 1, "(")
      if new.isEmpty { return hasPayload ? .breaks : nil }
      if old.isEmpty { return hasPayload ? .breaks : .mayBreak }
      return hasPayload ? .mayBreak : nil
    }
    // A member of the value does not exist in its optional.
    if new == "\(old)?", source.isSymbol(token + 1, "."), !source.isSymbol(token + 1, "?") {
      return .breaks
    }
    return .mayBreak
  }
}

extension ComparedModules {
  /// A closed enum has a raw value, as an open one has. Only its initializer fails for other values.
  fileprivate func effect(ofRemoved symbol: Symbol) -> AppEffect? {
    let owner = new.symbols(named: oldType(symbol.owner), in: "")
    guard case .enumeration(let conformances)? = owner.first?.kind,
      conformances.contains("ClosedEnum")
    else { return .breaks }
    switch symbol.kind {
    case .property where symbol.name == "rawValue": return nil
    case .initializer where symbol.parameters.map(\.label) == ["rawValue"]: return .mayBreak
    default: return .breaks
    }
  }
}

extension SwiftSource {
  /// True if the property at a token is assigned: `book.title = …`, `book.count += 1`, `&book.title`.
  func isWritten(_ token: Int) -> Bool {
    let next = token + 1
    if isSymbol(next, "="), !isSymbol(next + 1, "=") { return true }
    if ["+", "-", "*", "/"].contains(where: { isSymbol(next, $0) }), isSymbol(next + 1, "="),
      !isSymbol(next + 2, "=")
    {
      return true
    }
    // A member of it may be assigned, or changed by a method.
    if isSymbol(next, ".") || isSymbol(next, "[") {
      let last = endOfChain(from: token)
      return last > token && isSymbol(last + 1, "=") && !isSymbol(last + 2, "=")
    }
    return false
  }

  /// The last token of `.a.b[0]` after a name.
  private func endOfChain(from token: Int) -> Int {
    var last = token
    while last + 1 < tokens.count {
      if isSymbol(last + 1, "."), isName(last + 2) {
        last += 2
      } else if isSymbol(last + 1, "["), let end = partners[last + 1] {
        last = end
      } else if isSymbol(last + 1, "?") || isSymbol(last + 1, "!"), !isSymbol(last + 2, "=") {
        last += 1
      } else {
        return last
      }
    }
    return last
  }
}
