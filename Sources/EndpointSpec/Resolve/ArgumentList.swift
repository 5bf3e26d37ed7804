/// The arguments of an endpoint's function, spread ones taken apart.
struct ArgumentList {
  struct Argument {
    let name: SwiftName
    /// Nil for `_`.
    let label: SwiftName?
    let type: TypeReference
    let place: Place
  }

  private(set) var arguments: [Argument] = []

  init(_ endpoint: EndpointModel, in types: TypeTable) {
    let parameters = endpoint.parameters
    for index in parameters.indices where !parameters[index].isInherited {
      add(parameters[index], in: types)
    }
    if let body = endpoint.body { add(body, in: types) }
    for index in parameters.indices where parameters[index].isInherited {
      add(parameters[index], in: types)
    }
  }

  private mutating func add(_ parameter: ParameterModel, in types: TypeTable) {
    let field = parameter.field
    switch parameter.binding {
    case .argument: add(field, label: parameter.label)
    case .spread: addFields(of: field.type, in: types, place: field.place)
    case .constant, .receiver, .receiverField: break
    }
  }

  private mutating func add(_ body: BodyModel, in types: TypeTable) {
    guard case .value(let type, let label, let isSpread) = body.content else { return }
    if isSpread {
      addFields(of: type, in: types, place: body.place)
    } else {
      arguments.append(
        Argument(name: label ?? SwiftName("body"), label: label, type: type, place: body.place)
      )
    }
  }

  private mutating func add(_ field: FieldModel, label: SwiftName?, place: Place? = nil) {
    arguments.append(
      Argument(name: field.name, label: label, type: field.type, place: place ?? field.place)
    )
  }

  /// The fields are shown where the parameter is that spreads them.
  private mutating func addFields(of type: TypeReference, in types: TypeTable, place: Place) {
    for field in types.structure(type)?.fields ?? []
    where field.constant == nil && field.direction != .response {
      add(field, label: field.name, place: place)
    }
  }

  /// What tells two functions of one name apart: labels and types.
  var signature: Signature {
    Signature(labels: arguments.map(\.label), types: arguments.map(\.type))
  }

  struct Signature: Hashable {
    let labels: [SwiftName?]
    let types: [TypeReference]
  }
}
