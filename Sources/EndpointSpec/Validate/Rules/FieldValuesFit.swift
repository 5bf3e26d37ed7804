import EndpointJSON

/// The example of a field or parameter is one of its type's values.
func fieldExamplesFit(_ spec: LinkedSpec) -> [Diagnostic] {
  let fields = spec.allFields
  return fields.indices.flatMap { index in
    let example = spec.written({ (spec: FieldSpec) in spec.example }, at: fields[index].place)
    return example.map { spec.diagnostics(for: $0, of: fields[index], .exampleMismatch) } ?? []
  }
}

/// Defaults and constants are values of their types.
func defaultsFit(_ spec: LinkedSpec) -> [Diagnostic] {
  let (fields, endpoints) = (spec.allFields, spec.model.endpoints)
  let values = fields.indices.flatMap { index -> [Diagnostic] in
    let written = spec.written({ (spec: FieldSpec) in spec.fixedValues }, at: fields[index].place)
    return (written ?? []).flatMap {
      spec.diagnostics(for: $0, of: fields[index], .defaultMismatch)
    }
  }
  let parameters = endpoints.indices.flatMap { index -> [Diagnostic] in
    let parameters = endpoints[index].parameters
    return parameters.indices.flatMap { position -> [Diagnostic] in
      let place = parameters[position].field.place
      let value = spec.written({ (spec: ParameterSpec) in spec.serverDefault }, at: place)
      guard let value else { return [] }
      return spec.diagnostics(for: value, of: parameters[position].field, .defaultMismatch)
    }
  }
  return (values + parameters).withoutRepetitions
}

extension LinkedSpec {
  fileprivate func diagnostics(
    for value: JSONNodeAt,
    of field: FieldModel,
    _ rule: Rule
  ) -> [Diagnostic] {
    if case .null = value.node.kind, rule == .exampleMismatch, isOptional(field.type) { return [] }
    let fit = Fit(spec: self, direction: .request)
    return fit.mismatches(value.node, bare(field.type), wire: field.wire).map {
      $0.diagnostic(rule, file: value.file)
    }
  }

  /// The type of a value that is there: a default is never null.
  private func bare(_ type: TypeReference) -> TypeReference {
    isOptional(type) ? plain(type) : type
  }
}

extension FieldSpec {
  /// The default and the constant that are written.
  fileprivate var fixedValues: [JSONNodeAt] { [defaultValue, constant].compactMap(\.self) }
}

extension [Diagnostic] {
  /// Each diagnostic once: parameters of the defaults stand in every endpoint.
  var withoutRepetitions: [Diagnostic] {
    var seen: Set<DiagnosticKey> = []
    return filter { seen.insert(DiagnosticKey($0)).inserted }
  }
}

private struct DiagnosticKey: Hashable {
  let rule: Rule
  let place: Place
  let message: String

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    place = diagnostic.place
    message = diagnostic.message
  }
}
