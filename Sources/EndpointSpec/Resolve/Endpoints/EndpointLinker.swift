/// The linked endpoints of an API, and all its failures.
struct LinkedEndpoints {
  let endpoints: [EndpointModel]
  let failures: FailureModel
}

/// Links the endpoints of a spec, and the types that they define in place.
struct EndpointLinker: Linker {
  var diagnostics: [Diagnostic] = []
  let document: SpecDocument
  var typeLinker: TypeLinker
  /// The error rules of the API. Endpoints may add rules.
  var apiRules: [LinkedRule] = []
  let arrayStyle: ParameterStyle
  let objectStyle: ParameterStyle
  let schemes: [String: AuthenticationSchemeSpec]

  init(_ document: SpecDocument, _ types: TypeLinker) {
    self.document = document
    typeLinker = types
    schemes = Dictionary(
      document.authentication.map { ($0.name.value, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    let defaults = document.defaults
    arrayStyle = defaults.arrayStyle.flatMap { ParameterStyle(rawValue: $0.value) } ?? .repeat
    objectStyle = defaults.objectStyle.flatMap { ParameterStyle(rawValue: $0.value) } ?? .deepObject
  }

  var types: TypeTable { typeLinker.types }
  var names: ModuleNames { typeLinker.names }

  mutating func link() -> LinkedEndpoints {
    let shared = linkFailures()
    let endpoints = linkEndpoints()
    return LinkedEndpoints(endpoints: endpoints, failures: merged(shared, with: endpoints))
  }
}
