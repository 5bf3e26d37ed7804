import EndpointJSON

/// Checks the examples of fields and parameters against their types.
func fieldExamplesFit(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.constrainedFields.flatMap { field in
    let example = spec.written(\.example, of: field)
    return example.map { spec.diagnostics(for: $0, of: field, .exampleMismatch) } ?? []
  }
}

/// Checks defaults and constants against their types.
func defaultsFit(_ spec: LinkedSpec) -> [Diagnostic] {
  var found = spec.constrainedFields.flatMap { field in
    (spec.written(\.fixedValues, of: field) ?? []).flatMap {
      spec.diagnostics(for: $0, of: field, .defaultMismatch, isWrittenInSwift: true)
    }
  }
  for field in spec.model.endpoints.lazy.flatMap(\.parameters).map(\.field) {
    let value = spec.written(\ParameterSpec.serverDefault, at: field.place)
    guard let value else { continue }
    found += spec.diagnostics(for: value, of: field, .defaultMismatch)
  }
  return found.withoutRepetitions
}

extension LinkedSpec {
  fileprivate func diagnostics(
    for value: JSONNodeAt,
    of field: FieldModel,
    _ rule: Rule,
    isWrittenInSwift: Bool = false
  ) -> [Diagnostic] {
    if case .null = value.node.kind, rule == .exampleMismatch, isOptional(field.type) { return [] }
    let fit = Fit(model: model, direction: .request, isWrittenInSwift: isWrittenInSwift)
    let found = fit.mismatches(value.node, bare(field.type), wire: field.wire).map {
      $0.diagnostic(rule, file: value.file)
    }
    return found.isEmpty && rule == .defaultMismatch ? unknownValues(in: value, of: field) : found
  }

  /// Warns about a default that an open enum does not list, since it is probably a mistake.
  private func unknownValues(in value: JSONNodeAt, of field: FieldModel) -> [Diagnostic] {
    let fit = Fit(model: model, direction: .request, acceptsUnknownValues: false)
    return fit.mismatches(value.node, bare(field.type), wire: field.wire).map {
      $0.diagnostic(.unknownValue, file: value.file)
    }
  }

  /// The type without optional, since a default is never null.
  private func bare(_ type: TypeReference) -> TypeReference {
    isOptional(type) ? plain(type) : type
  }
}

extension FieldSpec {
  /// The written default and constant.
  fileprivate var fixedValues: [JSONNodeAt]? { [defaultValue, constant].compactMap(\.self) }
}

extension [Diagnostic] {
  /// Removes duplicates: default parameters are in every endpoint.
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
