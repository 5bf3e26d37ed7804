/// The arguments of an endpoint's function, with spread structs expanded.
struct ArgumentList {
  struct Argument {
    let name: SwiftName
    /// The label. Nil for `_`.
    let label: SwiftName?
    let type: TypeReference
    let place: Place
  }

  private(set) var arguments: [Argument] = []

  init(_ endpoint: EndpointModel, in types: TypeTable) {
    arguments.reserveCapacity(endpoint.parameters.count + 1)
    for parameter in endpoint.parameters where !parameter.isInherited { add(parameter, in: types) }
    if let body = endpoint.body { add(body, in: types) }
    for parameter in endpoint.parameters where parameter.isInherited { add(parameter, in: types) }
  }

  private mutating func add(_ parameter: ParameterModel, in types: TypeTable) {
    switch parameter.binding {
    case .argument:
      arguments.append(
        Argument(
          name: parameter.field.name,
          label: parameter.label,
          type: parameter.field.type,
          place: parameter.field.place
        )
      )
    case .spread:
      addFields(of: parameter.field.type, in: types, place: parameter.field.place)
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

  /// Adds the fields of a spread struct, with the place of the parameter.
  private mutating func addFields(of type: TypeReference, in types: TypeTable, place: Place) {
    for field in types.structure(type)?.fields ?? []
    where field.constant == nil && field.direction != .response {
      arguments.append(
        Argument(name: field.name, label: field.name, type: field.type, place: place)
      )
    }
  }

  /// True if both functions have the same labels and types.
  func hasSignature(of other: ArgumentList) -> Bool {
    arguments.elementsEqual(other.arguments) { $0.label == $1.label && $0.type == $1.type }
  }
}
