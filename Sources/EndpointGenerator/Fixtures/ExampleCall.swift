import EndpointJSON
import EndpointSpec

/// The call that an example belongs to: `Deck(id: "gy7aqxz5nmpd").draw(count: 2)`.
///
/// It is the call that a user would write, so that the fixture matches exactly that request.
extension ExampleBlueprint {
  /// Nil if the example has no arguments for a call. It then matches any call of its endpoint.
  var callExpression: String? {
    guard example.hasArguments, endpoint.deprecation == nil, let receiver else { return nil }
    var arguments: [String] = []
    for argument in endpoint.arguments(in: index.model) {
      guard let value = given(argument) else {
        if index.argumentDefault(of: argument.field, argument.serverDefault) == nil { return nil }
        continue
      }
      guard let expression = index.expression(value, of: argument.field) else { return nil }
      arguments.append(labeled(argument.label?.label, expression))
    }
    return call("\(receiver).\(endpoint.verb.member)", arguments)
  }

  private func given(_ argument: Argument) -> JSONValue? {
    let whole = given(argument.parameter?.field.wireName ?? WireName("body"))
    guard argument.isSpread else { return whole }
    return whole.flatMap { index.fieldValue(argument.field, in: $0) }
  }

  private func given(_ name: WireName) -> JSONValue? {
    example.arguments.first { $0.name == name.text }?.value
  }

  private var receiver: String? {
    let bound = endpoint.parameters.compactMap(receiverArgument)
    let name = index.receiverName(of: endpoint.receiver)
    if bound.isEmpty { return endpoint.instanceParameter == nil ? name.escaped : nil }
    guard case .structure(let structure)? = index.form(of: name) else {
      return call(name.escaped, bound.map { "\($0.name.label): \($0.value)" })
    }
    return arguments(of: structure, bound).map { call(name.escaped, $0) }
  }

  private func receiverArgument(
    _ parameter: ParameterModel
  ) -> (name: SwiftName, value: String)? {
    switch parameter.binding {
    case .receiver:
      guard case .type(let name) = endpoint.receiver,
        case .identifier(let scalar)? = index.form(of: name),
        let value = given(parameter.field.wireName),
        let expression = index.expression(value, as: .scalar(scalar))
      else { return nil }
      return (SwiftName("id"), expression)
    case .receiverField(let name):
      guard let value = given(parameter.field.wireName),
        let expression = index.expression(value, of: parameter.field)
      else { return nil }
      return (name, expression)
    case .argument, .constant, .spread: return nil
    }
  }

  /// The arguments of a receiver. The request does not contain its other fields, so the required ones are samples.
  private func arguments(
    of structure: StructModel,
    _ bound: [(name: SwiftName, value: String)]
  ) -> [String]? {
    let sample = Samples(index.model, .response).smallest(structure)
    var arguments: [String] = []
    for field in structure.fields where field.constant == nil {
      var value = bound.first { $0.name == field.name }?.value
      if value == nil, index.isRequired(field) {
        let isSent = endpoint.parameters.contains { $0.binding == .receiverField(field.name) }
        guard !isSent, let unsent = unsentValue(of: field, sample) else { return nil }
        value = unsent
      }
      if let value { arguments.append("\(field.name.label): \(value)") }
    }
    return arguments
  }

  private func unsentValue(of field: FieldModel, _ sample: JSONValue?) -> String? {
    if index.resolvingAlias(field.type) == .scalar(.string) { return stringLiteral("") }
    return sample.flatMap { index.fieldValue(field, in: $0) }
      .flatMap { index.expression($0, of: field) }
  }
}
