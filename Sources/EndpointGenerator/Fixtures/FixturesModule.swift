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
///
/// What the examples hold stands as values in extensions of their types, a file a type.
func fixturesModule(of index: APIIndex) -> ModuleBlueprint? {
  let model = index.model
  let blueprints = model.endpoints.flatMap { endpoint in
    endpoint.examples.map { ExampleBlueprint(example: $0, endpoint: endpoint, index: index) }
  }
  if blueprints.isEmpty || model.swift.access == .internal { return nil }
  return ModuleBlueprint(
    name: "\(model.name.text)Fixtures",
    files: [examplesFile(blueprints, of: model)] + exampleValueFiles(blueprints, in: index)
  )
}

private func examplesFile(_ examples: [ExampleBlueprint], of model: APIModel) -> FileBlueprint {
  FileBlueprint(
    name: "Examples",
    imports: ["@_exported import \(model.swift.module)"]
  ) {
    [
      Declaration(
        template: "fixtures",
        context: [
          "access": .text(model.swift.access.prefix),
          "name": .text(model.name.escaped),
          "examples": .list(examples.map(\.context)),
        ]
      )
    ]
  }
}
