import EndpointJSON

/// The example of a field or parameter is one of its type's values.
func fieldExamplesFit(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.allFields.flatMap { field in
    spec.diagnostics(for: spec.written(\.example, of: field), of: field, .exampleMismatch)
  }
}

/// Defaults and constants are values of their types.
func defaultsFit(_ spec: LinkedSpec) -> [Diagnostic] {
  let fields = spec.allFields.flatMap { field -> [Diagnostic] in
    let value = spec.written(\.defaultValue, of: field)
    let constant = spec.written(\.constant, of: field)
    return spec.diagnostics(for: value, of: field, .defaultMismatch)
      + spec.diagnostics(for: constant, of: field, .defaultMismatch)
  }
  let parameters = spec.model.endpoints.flatMap { endpoint in
    endpoint.parameters.flatMap { parameter in
      spec.diagnostics(
        for: spec.written(\.serverDefault, of: parameter),
        of: parameter.field,
        .defaultMismatch
      )
    }
  }
  return (fields + parameters).withoutRepetitions
}

extension LinkedSpec {
  fileprivate func diagnostics(
    for value: JSONNodeAt?,
    of field: FieldModel,
    _ rule: Rule
  ) -> [Diagnostic] {
    guard let value else { return [] }
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
