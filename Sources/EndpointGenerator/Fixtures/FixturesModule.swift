import EndpointMustache
import EndpointSpec

/// The module with the spec's examples, so that an app does not carry them; nil if there are none.
///
/// An internal API is seen by no other module, so that its examples can be in none.
///
/// ```swift
/// extension Auctions {
///   public static let examples: [Example] = [ … ]
/// }
/// ```
func fixturesModule(of index: APIIndex) -> ModuleBlueprint? {
  let model = index.model
  let blueprints = model.endpoints.flatMap { endpoint in
    endpoint.examples.map { ExampleBlueprint(example: $0, endpoint: endpoint, index: index) }
  }
  if blueprints.isEmpty || model.swift.access == .internal { return nil }
  let examples = Declaration(
    template: "fixtures",
    context: [
      "access": .text(model.swift.access.prefix),
      "name": .text(model.name.escaped),
      "examples": .list(contexts(of: blueprints)),
    ]
  )
  let file = FileBlueprint(
    name: "Examples",
    imports: ["@_exported import \(model.swift.module)"],
    declarations: [examples]
  )
  return ModuleBlueprint(name: "\(model.name.text)Fixtures", files: [file])
}

/// A single element of a list has no comma behind it.
private func contexts(of blueprints: [ExampleBlueprint]) -> [TemplateValue] {
  blueprints.concurrentMap { $0.context(isLast: blueprints.count == 1) }
}
