import EndpointMustache
import EndpointSpec

/// A typealias.
///
/// ```swift
/// public typealias Cards = [Card]
/// ```
struct AliasBlueprint {
  var name: SwiftName
  /// The text of the aliased type.
  var target: String
  /// The module of the aliased type, if it is another one.
  var module: String?
  var access: String
  var documentation: Documentation
  var availability: String?

  var declaration: Declaration {
    Declaration(
      template: "alias",
      imports: module.map { ["import \($0)"] } ?? [],
      owner: name.owner,
      context: [
        "documentation": documentation.lines(),
        "availability": .text(availability ?? ""),
        "access": .text(access),
        "name": .text(name.last.escaped),
        "target": .text(target),
      ]
    )
  }
}
