/// Converts a document to an API: links and derives names, names inline types, and merges includes and defaults.
/// Reports all problems and continues with the valid parts.
package func resolve(
  _ document: SpecDocument
) -> (model: APIModel?, diagnostics: [Diagnostic]) {
  var resolver = Resolver(document)
  let model = resolver.resolve()
  return (model, resolver.diagnostics)
}

extension Resolver {
  fileprivate mutating func resolve() -> APIModel {
    let module = linkModule()
    moduleName = module
    claimNames()
    linkTypes()
    let shared = linkFailures()
    let endpoints = linkEndpoints()
    let failures = merged(shared, with: endpoints)
    checkUnions()
    checkSignatures(endpoints)
    checkHiddenNames(endpoints, failures)
    return APIModel(
      name: SwiftName(apiName),
      namePlace: document.api?.place ?? .start,
      version: document.version?.value,
      documentation: document.documentation,
      servers: linkServers(),
      authentication: document.authentication.map(linkScheme),
      defaults: EndpointDefaults(
        authentication: linkAuthentication(nil),
        timeout: document.defaults.timeout?.value
      ),
      throttle: path(document.defaults.throttle),
      swift: linkOptions(module: module),
      failures: failures,
      types: finishedTypes(endpoints, failures),
      receivers: linkReceivers(),
      endpoints: endpoints,
      files: document.files
    )
  }

  /// The types with properties that depend on the whole API.
  private func finishedTypes(
    _ endpoints: [EndpointModel],
    _ failures: FailureModel
  ) -> [TypeModel] {
    var usage = UsageAnalysis(types)
    for endpoint in endpoints { usage.mark(endpoint) }
    usage.mark(failures)
    var finished = usage.marked(types.all)
    RecursionAnalysis.markIndirect(&finished, in: types)
    SizeAnalysis.boxLarge(&finished, in: types)
    return finished
  }
}

extension Place {
  /// The place of problems of the whole document.
  static let start = Place(file: 0, start: 0, end: 1)
}
