import EndpointMustache
import EndpointSpec

/// A second name of a type, or the name of a type that has none.
///
/// ```swift
/// public typealias Cards = [Card]
/// ```
struct AliasBlueprint {
  var name: SwiftName
  /// The text of the type that it stands for.
  var target: String
  /// The module of the type that it stands for, where that is another one.
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
