import EndpointJSON
import EndpointSpec

/// The call that an example belongs to: `Deck(id: "gy7aqxz5nmpd").draw(count: 2)`.
///
/// It is the call that a user would write, so that the fixture matches exactly that request.
extension ExampleBlueprint {
  /// Nil if the example has no arguments for a call. It then matches any call of its endpoint.
  var callExpression: String? {
    guard example.hasArguments, endpoint.deprecation == nil, let receiver else { return nil }
    let parameters = endpoint.sentParameters
    guard let own = arguments(for: parameters.own), let body = bodyArguments,
      let inherited = arguments(for: parameters.inherited)
    else { return nil }
    return call("\(receiver).\(endpoint.verb.member)", own + body + inherited)
  }

  private func arguments(for parameters: [ParameterModel]) -> [String]? {
    var arguments: [String] = []
    for parameter in parameters {
      guard let added = self.arguments(for: parameter) else { return nil }
      arguments += added
    }
    return arguments
  }

  private func given(_ name: WireName) -> JSONValue? {
    example.arguments.first { $0.name == name.text }?.value
  }

  // MARK: The receiver

  private var receiver: String? {
    let bound = endpoint.parameters.compactMap(receiverArgument)
    let name = index.receiverName(of: endpoint.receiver)
    if bound.isEmpty { return endpoint.instanceParameter == nil ? name.escaped : nil }
    guard case .structure(let structure)? = index.type(named: name)?.form else {
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
        case .identifier(let scalar)? = index.type(named: name)?.form,
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

  // MARK: Arguments

  /// The arguments for a parameter. Nil if a required one is missing.
  private func arguments(for parameter: ParameterModel) -> [String]? {
    let found = given(parameter.field.wireName)
    switch parameter.binding {
    case .constant, .receiver, .receiverField: return []
    case .spread: return spreadArguments(parameter.field.type, found)
    case .argument:
      let isNeeded = index.argumentDefault(of: parameter.field, parameter.serverDefault) == nil
      return argument(parameter.label, parameter.field, found, isNeeded: isNeeded)
    }
  }

  private func argument(
    _ label: SwiftName?,
    _ field: FieldModel,
    _ value: JSONValue?,
    isNeeded: Bool
  ) -> [String]? {
    guard let value else { return isNeeded ? nil : [] }
    return index.expression(value, of: field).map { [labeled(label?.label, $0)] }
  }

  private func spreadArguments(
    _ type: TypeReference,
    _ value: JSONValue?
  ) -> [String]? {
    guard let structure = index.model.structure(type) else { return nil }
    var arguments: [String] = []
    for field in structure.spreadFields {
      let found = value.flatMap { index.fieldValue(field, in: $0) }
      guard
        let added = argument(
          field.name,
          field,
          found,
          isNeeded: index.isRequired(field)
        )
      else { return nil }
      arguments += added
    }
    return arguments
  }

  private var bodyArguments: [String]? {
    guard case .value(let type, let label, let isSpread)? = endpoint.body?.content else {
      return []
    }
    let found = given(WireName(label?.text ?? "body")) ?? given(WireName("body"))
    if isSpread { return spreadArguments(type, found) }
    guard let found else { return index.isOptional(type) ? [] : nil }
    return index.expression(found, as: type).map { [labeled(label?.label, $0)] }
  }
}
