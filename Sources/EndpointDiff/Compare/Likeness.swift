import EndpointSpec

extension EndpointModel {
  /// The types that the endpoint refers to.
  var namedTypes: [TypeReference] {
    uses + [pagination?.item].compactMap(\.self) + (failures?.cases.compactMap(\.type) ?? [])
  }

  /// The types whose contents the endpoint exposes.
  var shownTypes: [TypeReference] {
    var types = parameters.filter(\.isTakenApart).map(\.field.type)
    if case .type(let name) = receiver { types.append(.named(name)) }
    if case .value(let type, _, isSpread: true)? = body?.content { types.append(type) }
    return types
  }
}

extension ParameterModel {
  /// Whether calls expose the contents of the parameter's type.
  var isTakenApart: Bool {
    switch binding {
    case .argument, .constant: false
    case .spread, .receiver, .receiverField: true
    }
  }
}

extension TypeModel {
  /// Whether both types have the same kind of form, and neither is deprecated.
  func keepsForm(from old: TypeModel) -> Bool {
    guard deprecation == nil, old.deprecation == nil else { return false }
    switch (form, old.form) {
    case (.structure, .structure), (.identifier, .identifier), (.enumeration, .enumeration),
      (.union, .union):
      return true
    default: return false
    }
  }
}
