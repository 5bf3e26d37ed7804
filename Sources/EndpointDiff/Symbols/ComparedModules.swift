import EndpointGenerator

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
    found = Dictionary(grouping: new.symbols) { symbol in
      Self.key(TypeText(symbol.owner).resolved(in: new), symbol.name)
    }
  }

  private static func key(_ owner: String, _ name: String) -> String { "\(owner).\(name)" }

  /// Resolves a type of the old module in the new one.
  func oldType(_ text: String) -> String {
    TypeText(TypeText(text).resolved(in: old)).resolved(in: new)
  }

  func newType(_ text: String) -> String { TypeText(text).resolved(in: new) }

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

/// The text of a type, such as `[String: Card]?`.
struct TypeText {
  let text: String

  init(_ text: String) { self.text = text }

  /// Resolves every name in a module. A name after a dot belongs to another module or type and is unchanged.
  func resolved(in table: SymbolTable) -> String {
    if table.aliases.isEmpty, table.publicNames.isEmpty { return text }
    return resolved(in: table, passed: [])
  }

  private func resolved(in table: SymbolTable, passed: Set<String>) -> String {
    var result = ""
    var name = ""
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "`" {
        name.append(character)
        continue
      }
      result += result.hasSuffix(".") ? name : Self.resolved(name, in: table, passed: passed)
      name = ""
      result.append(character)
    }
    return String(result.dropLast())
  }

  private static func resolved(
    _ name: String,
    in table: SymbolTable,
    passed: Set<String>
  ) -> String {
    if let known = table.publicNames[name] { return known }
    guard let target = table.aliases[name], !passed.contains(name) else { return name }
    return TypeText(target).resolved(in: table, passed: passed.union([name]))
  }
}
