import EndpointSpec

/// Reports declarations that use a deprecated type without being deprecated, since their users could not avoid the
/// warning.
func deprecatedUses(_ spec: LinkedSpec) -> [Diagnostic] {
  let all = spec.model.types
  guard all.contains(where: { $0.deprecation != nil }) else { return [] }
  let types = all.filter { $0.deprecation == nil }.flatMap { type -> [Diagnostic] in
    guard case .structure(let structure) = type.form else {
      return notes(type.uses, by: type.name.text, at: type.place, spec)
    }
    return structure.fields.filter { $0.deprecation == nil }.flatMap { field in
      notes([field.type], by: "\(type.name).\(field.name)", at: field.place, spec)
    }
  }
  let endpoints = spec.model.endpoints.filter { $0.deprecation == nil }.flatMap { endpoint in
    notes(endpoint.liveUses, by: endpoint.id, at: endpoint.place, spec)
  }
  return (types + endpoints)
}

extension EndpointModel {
  /// The types that callers use, without deprecated declarations.
  fileprivate var liveUses: [TypeReference] {
    var uses = self.uses
    for parameter in parameters where parameter.field.deprecation != nil {
      uses.removeAll { $0 == parameter.field.type }
    }
    if case .type(let name) = receiver { uses.append(.named(name)) }
    return uses
  }
}

private func notes(
  _ types: [TypeReference],
  by user: @autoclosure () -> String,
  at place: Place,
  _ spec: LinkedSpec
) -> [Diagnostic] {
  types.compactMap { type in
    guard let name = type.innermostName, let model = spec.type(named: name),
      model.deprecation != nil
    else { return nil }
    return Diagnostic(
      .deprecatedUse,
      "\(quoted(user())) uses the deprecated type \(quoted(name.text))",
      at: place,
      related: [.init("\(quoted(name.text)) is here", at: model.place)]
    )
  }
}
