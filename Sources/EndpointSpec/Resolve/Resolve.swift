/// Converts a document to an API in stages: names, types, endpoints, and checks of the whole. Each reports all its
/// problems, and continues with the valid parts.
package func resolve(
  _ document: SpecDocument
) -> (model: APIModel?, diagnostics: [Diagnostic]) {
  let names = ModuleNames(document)
  let types = TypeLinker(document, names)
  var endpoints = EndpointLinker(document, types)
  let linked = endpoints.link()
  var module = ModuleLinker(document: document, names: names)
  let table = endpoints.types
  let model = APIModel(
    name: SwiftName(names.api),
    namePlace: document.api?.place ?? .start,
    version: document.version?.value,
    documentation: document.documentation,
    servers: module.linkServers(),
    authentication: document.authentication.map(linkScheme),
    defaults: EndpointDefaults(
      authentication: endpoints.linkAuthentication(nil),
      timeout: document.defaults.timeout?.value
    ),
    throttle: module.path(document.defaults.throttle),
    swift: module.linkOptions(),
    failures: linked.failures,
    types: finished(table, linked),
    receivers: module.linkReceivers(),
    endpoints: linked.endpoints,
    files: document.files
  )
  let problems =
    module.diagnostics + endpoints.diagnostics + endpoints.typeLinker.diagnostics
    + checkUnions(table) + checkSignatures(linked.endpoints, table)
    + checkHiddenNames(linked, table, endpoints.typeLinker.names)
  return (model, endpoints.typeLinker.names.diagnostics + problems)
}

/// The types with properties that depend on the whole API.
private func finished(_ table: TypeTable, _ linked: LinkedEndpoints) -> [TypeModel] {
  var usage = UsageAnalysis(table)
  for endpoint in linked.endpoints { usage.mark(endpoint) }
  usage.mark(linked.failures)
  var types = usage.marked(table.all)
  RecursionAnalysis.markIndirect(&types, in: table)
  SizeAnalysis.boxLarge(&types, in: table)
  return types
}

extension Place {
  /// The place of problems of the whole document.
  static let start = Place(file: 0, start: 0, end: 1)
}
