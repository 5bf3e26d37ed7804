/// Reports an optional unlabeled argument before another unlabeled one. It cannot be omitted, since Swift would use the
/// second value for it.
func argumentsCanBeLeftOut(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.filter(\.mayLackLabels).compactMap { endpoint in
    var open: Argument?
    for argument in arguments(of: endpoint, spec) {
      if argument.canBeLeftOut {
        if !argument.isLabelled { open = argument }
      } else if argument.isLabelled {
        open = nil
      } else if let open {
        return Diagnostic(
          .requiredAfterDefault,
          "an unlabeled argument follows \(quoted(open.name)), which is optional",
          at: argument.place,
          hint: "give one of the two a \"label\"",
          related: [.init("\(quoted(open.name)) is here", at: open.place)]
        )
      }
    }
    return nil
  }
}

extension EndpointModel {
  /// True if at least two arguments may have no label.
  fileprivate var mayLackLabels: Bool {
    let count = parameters.count { $0.label == nil }
    if case .value(_, label: nil, isSpread: _)? = body?.content { return count > 0 }
    return count > 1
  }
}

private struct Argument {
  let name: String
  let isLabelled: Bool
  let canBeLeftOut: Bool
  let place: Place
}

/// The arguments in order. Those of a spread struct have the labels of its fields.
private func arguments(of endpoint: EndpointModel, _ spec: LinkedSpec) -> [Argument] {
  endpoint.parameters.own.flatMap { arguments(for: $0, spec) }
    + (endpoint.body.map { arguments(for: $0, spec) } ?? [])
    + endpoint.parameters.inherited.flatMap { arguments(for: $0, spec) }
}

private func arguments(for parameter: ParameterModel, _ spec: LinkedSpec) -> [Argument] {
  switch parameter.binding {
  case .argument:
    let canBeLeftOut = spec.canBeLeftOut(parameter.field) || parameter.serverDefault != nil
    return [
      Argument(
        name: parameter.field.wireName.text,
        isLabelled: parameter.label != nil,
        canBeLeftOut: canBeLeftOut,
        place: parameter.field.place
      )
    ]
  case .spread: return spread(parameter.field.type, spec)
  case .constant, .receiver, .receiverField: return []
  }
}

private func arguments(for body: BodyModel, _ spec: LinkedSpec) -> [Argument] {
  guard case .value(let type, let label, let isSpread) = body.content else { return [] }
  if isSpread { return spread(type, spec) }
  return [
    Argument(
      name: "body",
      isLabelled: label != nil,
      canBeLeftOut: spec.isOptional(type),
      place: body.place
    )
  ]
}

private func spread(_ type: TypeReference, _ spec: LinkedSpec) -> [Argument] {
  (spec.structure(type)?.fields ?? []).map { field in
    Argument(
      name: field.wireName.text,
      isLabelled: true,
      canBeLeftOut: spec.canBeLeftOut(field),
      place: field.place
    )
  }
}

extension LinkedSpec {
  fileprivate func canBeLeftOut(_ field: FieldModel) -> Bool {
    isOptional(field.type) || field.defaultValue != nil
  }
}
