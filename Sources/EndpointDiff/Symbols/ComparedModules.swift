import EndpointGenerator

/// The symbols of two versions of a module, under names that can be compared.
///
/// A type that was renamed, or that is generated under another name since it is deprecated, is the same type to the
/// compiler as long as its old name leads to it: names are compared by what they stand for in the new module.
struct ComparedModules {
  let old: SymbolTable
  let new: SymbolTable
  /// The symbols of the new module, by their owners and names as they are compared.
  private let found: [String: [Symbol]]

  init(_ old: SymbolTable, _ new: SymbolTable) {
    self.old = old
    self.new = new
    found = Dictionary(grouping: new.symbols) { symbol in
      Self.key(TypeText(symbol.owner).resolved(in: new), symbol.name)
    }
  }

  private static func key(_ owner: String, _ name: String) -> String { "\(owner).\(name)" }

  /// The type as the new module has it, for a type of the old one.
  func oldType(_ text: String) -> String {
    TypeText(TypeText(text).resolved(in: old)).resolved(in: new)
  }

  func newType(_ text: String) -> String { TypeText(text).resolved(in: new) }

  /// What the new module has under the name of a symbol of the old one.
  func candidates(for symbol: Symbol) -> [Symbol] {
    let owner = oldType(symbol.owner)
    let name = symbol.owner.isEmpty ? old.publicNames[symbol.name] ?? symbol.name : symbol.name
    return found[Self.key(owner, name)] ?? []
  }

  /// The type that a name of the new module leads to.
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

/// The text of a type: `[String: Card]?`.
struct TypeText {
  let text: String

  init(_ text: String) { self.text = text }

  /// The text with every name replaced by what it stands for in a module. A name behind a dot is one of another module or type.
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
