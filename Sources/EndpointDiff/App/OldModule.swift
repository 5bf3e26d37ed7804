import EndpointGenerator

/// The declarations of an old module by the names that an app uses for them.
struct OldModule: Sendable {
  let table: SymbolTable
  let name: String
  /// By the type that contains them, then by name.
  private let members: [String: [String: [Symbol]]]
  /// The members of all types, by name.
  private let membersByName: [String: [Symbol]]
  private let types: [String: Symbol]

  init(_ table: SymbolTable, name: String) {
    (self.table, self.name) = (table, name)
    let grouped = Dictionary(grouping: table.symbols) { table.resolved($0.owner) }
    members = grouped.mapValues { Dictionary(grouping: $0, by: \.name) }
    membersByName = Dictionary(grouping: table.symbols.filter { !$0.owner.isEmpty }, by: \.name)
    let types = table.symbols.filter(\.isType).map { ($0.fullName.text, $0) }
    self.types = Dictionary(firstOf: types)
  }

  /// The type of the module with this name. An alias is a type.
  func type(_ name: String) -> Symbol? { types[name] }

  /// The members with a name. Functions may be overloaded.
  func members(named name: String, in type: String) -> [Symbol] {
    members[canonical(type)]?[name] ?? []
  }

  func members(named name: String) -> [Symbol] { membersByName[name] ?? [] }

  /// A type without its module, optional marks and aliases: `Book` for `LibraryAPI.Book?`.
  func canonical(_ type: String) -> String {
    var text = type.replacing("\(name).", with: "")
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    return table.resolved(text)
  }
}

extension Symbol {
  /// True for a declaration that is used on a type, not on a value.
  var isStatic: Bool {
    switch kind {
    case .staticFunction, .staticProperty, .enumCase, .initializer: true
    case .structure, .enumeration, .namespace, .alias: true
    case .property, .method: false
    }
  }
}
