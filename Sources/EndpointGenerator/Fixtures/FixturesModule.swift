import EndpointMustache
import EndpointSpec

/// The module with the examples of the spec, separate so that apps do not link them. Nil if there are no examples.
///
/// An API with internal access has none, since other modules cannot use it.
///
/// ```swift
/// extension Auctions {
///   public static let examples: [Example] = [ … ]
/// }
/// ```
///
/// The values of examples are in extensions of their types, one file per type.
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
