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
  }

  /// A parameter of an initializer or a function.
  package struct Parameter: Equatable, Sendable {
    /// The label. Nil for `_`.
    package var label: String?
    package var type: String
    package var hasDefault: Bool
  }

  package var kind: Kind
  /// The type that contains it. "" at the top level.
  package var owner: String
  /// The name without labels and escapes: `draw`.
  package var name: String
  /// The declaration on one line without braces: `public func draw(count: Int = 1) -> DeckOfCards.Request<Draw>`.
  package var declaration: String
  /// The type of a property, the target of an alias, or the result of a function.
  package var type = ""
  package var parameters: [Parameter] = []
  package var isDeprecated = false
  /// The declaration in the spec: `Card.image`, `Deck.draw`.
  package var subject: String
  package var place: Place?

  /// Such as `Card.image`, `Deck.draw(count:)`.
  package var path: String {
    let name = owner.isEmpty ? name : "\(owner).\(name)"
    switch kind {
    case .initializer, .method, .staticFunction:
      return "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    default: return name
    }
  }
}

extension ArgumentBlueprint {
  var symbolParameter: Symbol.Parameter {
    Symbol.Parameter(label: label?.text, type: type, hasDefault: defaultValue != nil)
  }
}
