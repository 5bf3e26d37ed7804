import EndpointSpec

/// All declarations of an API's client module that its users can name.
///
/// It is made from the generator's own blueprints, so that no name is derived a second time. What every module has alike
/// (coding, `rules`, `allCases`) is left out.
package struct SymbolTable: Sendable {
  package let symbols: [Symbol]
  /// What the names of this module that are no types of their own stand for: `Cards` for `[Card]`.
  package let aliases: [String: String]
  /// A deprecated type is generated under another name: the name that users know, by that one.
  package let publicNames: [String: String]

  private let paths: [String: [Int]]
  private let subjects: [String: [Int]]

  /// - Parameters:
  ///   - types: The only types whose declarations are asked for; nil: all.
  ///   - endpoints: The only endpoints, by their names, whose functions are asked for; nil: all.
  package init(
    _ model: APIModel,
    types: Set<SwiftName>? = nil,
    endpoints: Set<String>? = nil
  ) {
    let index = APIIndex(model.selected, owners: .nobody)
    let ofTypes = index.model.types.flatMap { type in
      types?.contains(index.specName(of: type.name)) == false
        ? [] : TypeSymbols(type: GeneratedType(model: type, index: index)).symbols
    }
    self.init(
      index.namespaceSymbols + ofTypes + index.endpointSymbols(of: endpoints),
      publicNames: index.publicNames
    )
  }

  private init(_ symbols: [Symbol], publicNames: [String: String]) {
    self.symbols = symbols
    self.publicNames = publicNames
    let aliases = symbols.filter { $0.kind == .alias && publicNames[$0.type] != $0.path }
    self.aliases = Dictionary(aliases.map { ($0.path, $0.type) }) { first, _ in first }
    paths = Dictionary(grouping: symbols.indices) { symbols[$0].basePath }
    subjects = Dictionary(grouping: symbols.indices) { symbols[$0].subject }
  }

  /// The declarations of a name: several functions may have the same.
  package func symbols(named name: String, in owner: String) -> [Symbol] {
    (paths[owner.isEmpty ? name : "\(owner).\(name)"] ?? []).map { symbols[$0] }
  }

  /// The declarations that come from one of the spec, in the order of the module.
  package func symbols(of subject: String) -> [Symbol] {
    (subjects[subject] ?? []).map { symbols[$0] }
  }
}

extension Symbol {
  fileprivate var basePath: String { owner.isEmpty ? name : "\(owner).\(name)" }
}

extension APIIndex {
  fileprivate var publicNames: [String: String] {
    let names = model.types.map { ($0.name.text, specName(of: $0.name).text) }.filter { $0 != $1 }
    return Dictionary(names) { first, _ in first }
  }
}
