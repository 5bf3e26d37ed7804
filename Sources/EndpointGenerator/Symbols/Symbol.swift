import EndpointSpec

/// A declaration of a generated module as its users see it: that an enum is `indirect`, or how a struct is
/// compared, is no concern of theirs.
///
/// It exists so that two versions of a module can be compared without compiling either: it is made from the blueprint
/// that the declaration itself is rendered from.
package struct Symbol: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A struct, with what it conforms to.
    case structure(conformances: [String])
    /// An enum, with what it conforms to; a switch over it has to name every case.
    case enumeration(conformances: [String])
    /// An enum without cases that functions stand in.
    case namespace
    /// A second name of a type.
    case alias
    case property(isSettable: Bool)
    case staticProperty
    /// The case of an enum; its payload is its type, "" without one.
    case enumCase
    case initializer
    case method
    case staticFunction
  }

  /// A parameter of an initialiser or a function.
  package struct Parameter: Equatable, Sendable {
    /// Nil for `_`.
    package var label: String?
    package var type: String
    package var hasDefault: Bool
  }

  package var kind: Kind
  /// The type that it is a member of, "" at the top level.
  package var owner: String
  /// Its own name, without labels and unescaped: `draw`.
  package var name: String
  /// On one line, without what is between braces: `public func draw(count: Int = 1) -> DeckOfCards.Request<Draw>`.
  package var declaration: String
  /// What a property holds, an alias stands for or a function returns.
  package var type = ""
  package var parameters: [Parameter] = []
  package var isDeprecated = false
  /// The declaration of the spec that it comes from: `Card.image`, `Deck.draw`.
  package var subject: String
  package var place: Place?

  /// `Card.image`, `Deck.draw(count:)`
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
