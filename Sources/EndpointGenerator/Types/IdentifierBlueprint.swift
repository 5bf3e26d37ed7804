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
        "literal": .text(scalar.literalProtocol ?? ""),
        "hasInitializer": .bool(!type.access.isEmpty),
        "type": .text(scalar.facts.swiftName),
      ]
    )
  }
}

extension Scalar {
  /// The literal protocol of identifiers that wrap it. Nil if only their initializer creates them.
  var literalProtocol: String? {
    switch facts.values {
    case .texts: "ExpressibleByStringLiteral"
    case .integers: "ExpressibleByIntegerLiteral"
    case .numbers, .bools, .formattedTexts, .other: nil
    }
  }
}
