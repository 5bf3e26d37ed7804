import EndpointMustache
import EndpointSpec

/// A struct that wraps one scalar.
///
/// ```swift
/// public struct Deck: Identifier, ExpressibleByStringLiteral {
///   public let id: String
///
///   public init(id: String) {
///     self.id = id
///   }
/// }
/// ```
struct IdentifierBlueprint {
  let type: GeneratedType
  let scalar: Scalar

  var declaration: Declaration {
    Declaration(
      template: "identifier",
      owner: type.name.owner,
      context: [
        "documentation": type.model.documentation.lines(),
        "access": .text(type.access),
        "name": .text(type.declaredName),
        "literal": .text(literalProtocol),
        "hasInitializer": .bool(!type.access.isEmpty),
        "type": .text(scalar.facts.swiftName),
      ]
    )
  }

  var literalProtocol: String {
    switch scalar {
    case .string: "ExpressibleByStringLiteral"
    case let scalar where scalar.isInteger: "ExpressibleByIntegerLiteral"
    default: ""
    }
  }
}
