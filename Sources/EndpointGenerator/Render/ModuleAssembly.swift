import EndpointSpec

/// The blueprints of an API's modules: the client, and the fixtures if the spec has examples.
func moduleBlueprints(of model: APIModel) -> [ModuleBlueprint] {
  let index = APIIndex(model)
  let files = namespaceFiles(of: index) + index.model.types.map { typeFile(of: $0, in: index) }
  let client = ModuleBlueprint(name: model.swift.module, files: files)
  return [client] + [fixturesModule(of: index)].compactMap { $0 }
}

/// The file of a type: its declaration and coding, then the endpoints that it receives.
private func typeFile(of type: TypeModel, in index: APIIndex) -> FileBlueprint {
  FileBlueprint(
    name: (index.deprecatedName(of: type.name)?.name ?? type.name).text,
    declarations: typeDeclarations(of: type, in: index)
      + endpointDeclarations(for: .type(type.name), in: index)
  )
}
