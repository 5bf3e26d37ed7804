import EndpointSpec

/// Reports types that no endpoint or error uses, directly or indirectly.
func typesAreUsed(_ spec: LinkedSpec) -> [Diagnostic] {
  let types = spec.model.types
  // Types in requests or responses are used. Only for others is the full search needed.
  guard types.contains(where: { !$0.isInline && !$0.travels }) else { return [] }
  let used = spec.model.typeNames(usedBy: spec.model.endpoints, spec.model.failures)
  return types.compactMap { type in
    guard !type.isInline, !type.travels, !used.contains(type.name),
      !spec.document.written.included.contains(type.name.text)
    else { return nil }
    return Diagnostic(
      .unusedType,
      "no endpoint uses the type \(quoted(type.name.text))",
      at: type.place,
      hint: "use it or remove it"
    )
  }
}

extension TypeModel {
  fileprivate var travels: Bool { isSent || isReceived }
}

/// Reports schemes if neither the defaults nor an endpoint names one, so that no request is authenticated.
func schemesAreUsed(_ spec: LinkedSpec) -> [Diagnostic] {
  let endpoints = spec.model.endpoints
  let isSilent = { (endpoint: EndpointModel) in endpoint.authentication.alternatives.isEmpty }
  guard spec.document.defaults.authentication == nil, !endpoints.isEmpty,
    endpoints.allSatisfy(isSilent)
  else { return [] }
  return spec.model.authentication.map { scheme in
    let name = quoted(scheme.name)
    return Diagnostic(
      .unusedScheme,
      "no endpoint uses the scheme \(name): requests are sent without credentials",
      at: scheme.place,
      hint: "for all endpoints, add \"defaults\": { \"authentication\": \(name) }"
    )
  }
}
