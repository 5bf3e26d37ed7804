import EndpointJSON

/// An argument of an endpoint's function.
package struct Argument {
  /// The parameter, the field of a spread struct, or the body.
  package let field: FieldModel
  /// The label. Nil for `_`.
  package let label: SwiftName?
  /// The parameter that sends the argument. Nil for the body.
  package let parameter: ParameterModel?
  /// True for a field of a spread struct.
  package let isSpread: Bool
  package let place: Place

  package var serverDefault: JSONValue? { isSpread ? nil : parameter?.serverDefault }

  /// Whether a call may omit it.
  fileprivate func isOmittable(in model: APIModel) -> Bool {
    field.isPatch || field.isNullable || field.defaultValue != nil || serverDefault != nil
      || model.isOptional(field.type)
  }
}

extension EndpointModel {
  /// The arguments in order, with spread structs expanded: own parameters, the body, and default parameters.
  package func arguments(in model: APIModel) -> [Argument] {
    func spread(_ type: TypeReference, _ owner: ParameterModel?, at place: Place) -> [Argument] {
      (model.structure(type)?.spreadFields ?? []).map { field in
        Argument(field: field, label: field.name, parameter: owner, isSpread: true, place: place)
      }
    }
    func whole(_ field: FieldModel, label: SwiftName?, _ parameter: ParameterModel?) -> Argument {
      Argument(
        field: field,
        label: label,
        parameter: parameter,
        isSpread: false,
        place: field.place
      )
    }
    func arguments(of parameter: ParameterModel) -> [Argument] {
      let field = parameter.field
      switch parameter.binding {
      case .argument: return [whole(field, label: parameter.label, parameter)]
      case .spread: return spread(field.type, parameter, at: field.place)
      case .constant, .receiver, .receiverField: return []
      }
    }
    var bodies: [Argument] = []
    if let body, case .value(let type, let label, let isSpread) = body.content {
      let name = label ?? SwiftName("body")
      let field = FieldModel(wireName: WireName("body"), name: name, type: type, place: body.place)
      bodies = isSpread ? spread(type, nil, at: body.place) : [whole(field, label: label, nil)]
    }
    let parameters = sentParameters
    let all = parameters.own.flatMap(arguments) + bodies + parameters.inherited.flatMap(arguments)
    guard model.swift.isOptionalLast else { return all }
    return all.filter { !$0.isOmittable(in: model) } + all.filter { $0.isOmittable(in: model) }
  }

  /// The parameters with the states that their places can send. Only JSON distinguishes absent and null. Elsewhere an
  /// optional is sent or omitted.
  package var sentParameters: [ParameterModel] {
    parameters.map { parameter in
      var parameter = parameter
      let isJSON = parameter.location == .body && body?.encoding == .json
      if parameter.field.isPatch, !isJSON { parameter.field.isNullable = false }
      return parameter
    }
  }
}
