/// An argument of an endpoint's function.
struct Argument {
  let name: SwiftName
  /// The name in the spec.
  let key: String
  /// The label. Nil for `_`.
  let label: SwiftName?
  let type: TypeReference
  /// True if the spec or the server has a value for a missing argument.
  let hasDefault: Bool
  let place: Place
}

extension EndpointModel {
  /// The arguments in order, with spread structs expanded.
  func arguments(in model: APIModel) -> [Argument] {
    /// The fields of a spread struct, with the place of the parameter.
    func spread(_ type: TypeReference, at place: Place) -> [Argument] {
      let fields = model.structure(type)?.spreadFields ?? []
      return fields.map { Argument($0, label: $0.name, at: place) }
    }
    func arguments(of parameter: ParameterModel) -> [Argument] {
      let field = parameter.field
      switch parameter.binding {
      case .argument:
        let hasDefault = parameter.serverDefault != nil
        return [Argument(field, label: parameter.label, hasDefault: hasDefault, at: field.place)]
      case .spread: return spread(field.type, at: field.place)
      case .constant, .receiver, .receiverField: return []
      }
    }
    var bodies: [Argument] = []
    if let body, case .value(let type, let label, let isSpread) = body.content {
      let name = label ?? SwiftName("body")
      let whole = Argument(
        name: name,
        key: "body",
        label: label,
        type: type,
        hasDefault: false,
        place: body.place
      )
      bodies = isSpread ? spread(type, at: body.place) : [whole]
    }
    return parameters.own.flatMap(arguments) + bodies + parameters.inherited.flatMap(arguments)
  }
}

extension Argument {
  fileprivate init(
    _ field: FieldModel,
    label: SwiftName?,
    hasDefault: Bool = false,
    at place: Place
  ) {
    self.init(
      name: field.name,
      key: field.wireName.text,
      label: label,
      type: field.type,
      hasDefault: hasDefault || field.defaultValue != nil,
      place: place
    )
  }
}
