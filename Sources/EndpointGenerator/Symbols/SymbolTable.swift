import EndpointSpec

/// A public declaration of a generated module. Details such as `indirect` or `areEqual` are omitted.
///
/// It is created from the blueprint of the declaration, so that two versions of a module can be compared without
/// compiling them.
package struct Symbol: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A struct and its conformances.
    case structure(conformances: [String])
    /// An enum and its conformances. A `switch` must cover every case.
    case enumeration(conformances: [String])
    /// An enum without cases, which contains functions.
    case namespace
    /// A typealias.
    case alias
    case property(isSettable: Bool)
    case staticProperty
    /// An enum case. `type` is its payload, or "" without one.
    case enumCase
    case initializer
    case method
    case staticFunction

    /// True for a declaration with parameters.
    package var isCallable: Bool {
      switch self {
      case .initializer, .method, .staticFunction: true
      case .structure, .enumeration, .namespace, .alias, .property, .staticProperty, .enumCase:
        false
      }
    }
  }

  /// A parameter of an initializer or a function.
  package struct Parameter: Equatable, Sendable {
    /// The label. Nil for `_`.
    package var label: String?
    package var type: String
    package var hasDefault: Bool
  }

  package var kind: Kind
  /// The name with those of the enclosing types, without labels and escapes: `Deck.draw`.
  package var fullName: SwiftName
  /// The declaration on one line without braces: `public func draw(count: Int = 1) -> DeckOfCards.Request<Draw>`.
  package var declaration: String
  /// The type of a property, the target of an alias, or the result of a function.
  package var type = ""
  package var parameters: [Parameter] = []
  package var isDeprecated = false
  /// The declaration in the spec.
  package var subject: Subject
  package var place: Place?

  /// The type that contains it. "" at the top level.
  package var owner: String { fullName.owner?.text ?? "" }
  package var name: String { fullName.last.text }

  /// Such as `Card.image`, `Deck.draw(count:)`.
  package var path: String {
    kind.isCallable
      ? "\(fullName.text)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" : fullName.text
  }
}

extension Symbol {
  /// A struct or an enum with its conformances.
  static func head(
    _ keyword: String,
    _ name: SwiftName,
    _ conformances: [String],
    access: String,
    of subject: Subject,
    at place: Place? = nil
  ) -> Symbol {
    let list = conformances.joined(separator: ", ")
    return Symbol(
      kind: keyword == "enum"
        ? .enumeration(conformances: conformances) : .structure(conformances: conformances),
      fullName: name,
      declaration: "\(access)\(keyword) \(name.last.escaped): \(list)",
      subject: subject,
      place: place
    )
  }

  /// - Parameter payload: The type of the payload. "" without one.
  static func enumCase(
    _ name: SwiftName,
    _ payload: String,
    in owner: SwiftName,
    of subject: Subject,
    at place: Place? = nil
  ) -> Symbol {
    Symbol(
      kind: .enumCase,
      fullName: SwiftName(name.text, in: owner),
      declaration: "case \(name.escaped)" + (payload.isEmpty ? "" : "(\(payload))"),
      type: payload,
      subject: subject,
      place: place
    )
  }
}

/// The public declarations of an API's client module.
///
/// They are created from the generator's blueprints, so that names are derived only once. Declarations that every
/// module has (coding, `rules`, `allCases`) are omitted.
package struct SymbolTable: Sendable {
  package let symbols: [Symbol]
  /// The targets of aliases in this module: `[Card]` for `Cards`.
  package private(set) var aliases: [String: String]
  /// The public names of deprecated types, by generated name.
  package let publicNames: [String: String]

  private let paths: [String: [Int]]
  private let subjects: [Subject: [Int]]

  /// - Parameters:
  ///   - types: The types to include. Nil for all.
  ///   - endpoints: The endpoints to include, by name. Nil for all.
  package init(
    _ model: APIModel,
    types: Set<SwiftName>? = nil,
    endpoints: Set<String>? = nil
  ) {
    let index = APIIndex(model.selected)
    let publicNames = index.publicNames
    let ofTypes = index.model.types.flatMap { type in
      types?.contains(index.specName(of: type.name)) == false
        ? [] : TypeSymbols(type: GeneratedType(model: type, index: index)).symbols
    }
    let symbols = index.namespaceSymbols + ofTypes + index.endpointSymbols(of: endpoints)
    self.symbols = symbols
    self.publicNames = publicNames
    let aliases = symbols.filter { $0.kind == .alias && publicNames[$0.type] != $0.path }
    self.aliases = Dictionary(firstOf: aliases.map { ($0.path, $0.type) })
    paths = Dictionary(grouping: symbols.indices) { symbols[$0].fullName.text }
    subjects = Dictionary(grouping: symbols.indices) { symbols[$0].subject }
  }

  /// The table of a module that also knows these names of its types. Nothing declares them.
  package func knowing(_ names: [String: String]) -> SymbolTable {
    var table = self
    table.aliases.merge(names) { own, _ in own }
    return table
  }

  /// The declarations with a name. Functions may be overloaded.
  package func symbols(named name: String, in owner: String) -> [Symbol] {
    (paths[owner.isEmpty ? name : "\(owner).\(name)"] ?? []).map { symbols[$0] }
  }

  /// The declarations from a declaration of the spec, in the order of the module.
  package func symbols(of subject: Subject) -> [Symbol] {
    (subjects[subject] ?? []).map { symbols[$0] }
  }
}

extension APIIndex {
  fileprivate var publicNames: [String: String] {
    let names = model.types.map { ($0.name.text, specName(of: $0.name).text) }.filter { $0 != $1 }
    return Dictionary(firstOf: names)
  }
}
