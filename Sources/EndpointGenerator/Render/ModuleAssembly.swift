import EndpointSpec

/// The blueprints of an API's modules: the client, and the fixtures if the spec has examples.
func moduleBlueprints(of model: APIModel) -> [ModuleBlueprint] {
  let index = APIIndex(model.selected)
  let types = index.model.types.filter { !index.owners.hasOwner($0.name) }
  let files = namespaceFiles(of: index) + types.map { typeFile(of: $0, in: index) }
  let client = ModuleBlueprint(name: model.swift.module, files: files)
  return [client] + [fixturesModule(of: index)].compactMap { $0 }
}

/// The file of a type: its declaration and coding, its endpoints, then the types that belong to it.
private func typeFile(of type: TypeModel, in index: APIIndex) -> FileBlueprint {
  FileBlueprint(name: index.specName(of: type.name).text) {
    typeDeclarations(of: type, in: index)
      + endpointDeclarations(for: .type(type.name), in: index)
      + dependentDeclarations(of: .type(type.name), in: index)
  }
}

/// The declarations in the file of a receiver besides its endpoints: the enums of their responses, then the types that
/// belong to it.
func dependentDeclarations(
  of receiver: EndpointModel.Receiver,
  in index: APIIndex
) -> [Declaration] {
  let enumerations = index.endpoints(of: receiver).compactMap { responseEnum(of: $0, in: index) }
  let types = index.owners.types(of: index.receiverName(of: receiver))
  return enumerations + types.flatMap { typeDeclarations(of: $0, in: index) }
}
