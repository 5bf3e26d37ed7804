/// Converts a document to an API in stages: names, types, endpoints, and checks of the whole. Each reports all its
/// problems, and continues with the valid parts.
package func resolve(
  _ document: SpecDocument
) -> (model: APIModel?, diagnostics: [Diagnostic]) {
  let names = ModuleNames(document)
  var linker = EndpointLinker(document, TypeLinker(document, names))
  let shared = linker.linkFailures()
  let endpoints = linker.linkEndpoints()
  var module = ModuleLinker(document: document, names: names)
  var model = APIModel(
    name: SwiftName(names.api),
    namePlace: document.api?.place ?? .start,
    version: document.version?.value,
    documentation: document.documentation,
    servers: module.linkServers(),
    authentication: document.authentication.map {
      // A kind that could not be read was reported. Nothing is generated then.
      .init(name: $0.name.value, kind: $0.value.kind ?? .http(.bearer), place: $0.value.place)
    },
    defaults: EndpointDefaults(
      authentication: linker.linkAuthentication(nil),
      timeout: document.defaults.timeout?.value
    ),
    throttle: module.path(document.defaults.throttle),
    swift: module.linkOptions(),
    failures: linker.merged(shared, with: endpoints),
    receivers: module.linkReceivers(),
    endpoints: endpoints,
    files: document.files
  )
  model.types = finished(linker.types, model)
  let problems =
    module.diagnostics + linker.diagnostics + linker.typeLinker.diagnostics
    + checkUnions(model) + checkSignatures(model) + checkHiddenNames(model, linker.names)
  return (model, linker.names.diagnostics + problems)
}

/// The types with properties that depend on the whole API.
private func finished(_ table: TypeTable, _ model: APIModel) -> [TypeModel] {
  var types = marked(table.all, usedBy: model.endpoints, model.failures, in: table)
  RecursionAnalysis.markIndirect(&types, in: table)
  SizeAnalysis.boxLarge(&types, in: table)
  return types
}

extension Place {
  /// The place of problems of the whole document.
  static let start = Place(file: 0, start: 0, end: 1)
}
