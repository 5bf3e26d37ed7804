import EndpointSpec

extension APIIndex {
  /// The function of an endpoint: its arguments, its result, and the request that it creates.
  func function(of endpoint: EndpointModel) -> EndpointBlueprint {
    let values = EndpointArguments(endpoint, in: self)
    return EndpointBlueprint(
      documentation: documentationLines(
        of: endpoint,
        values.arguments,
        failures: ownFailures(of: endpoint)
      ),
      availability: endpoint.deprecation?.attribute ?? "",
      access: model.swift.access.prefix,
      isStatic: endpoint.instanceParameter == nil,
      name: endpoint.verb,
      arguments: values.arguments,
      result: requestType(of: endpoint),
      request: requestExpression(of: endpoint, values),
      method: endpoint.method,
      path: documentedPath(endpoint.path)
    )
  }

  /// `DeckOfCards.Request<Draw>`
  func requestType(of endpoint: EndpointModel) -> String {
    var arguments = [responseType(of: endpoint)]
    if let item = endpoint.pagination?.item { arguments.append(typeText(item)) }
    let list = arguments.joined(separator: ", ")
    return "\(model.name.escaped).\(endpoint.requestType)<\(list)>"
  }

  /// The failures of the endpoint that not all endpoints have.
  private func ownFailures(of endpoint: EndpointModel) -> [FailureModel.Case] {
    guard let own = endpoint.failures?.ownCases else { return [] }
    let shared = Set(model.sharedFailures.cases.map(\.name))
    return own.filter { !shared.contains($0.name) }
  }

  func responseType(of endpoint: EndpointModel) -> String {
    switch endpoint.response {
    case .value(let value): typeText(value.type)
    case .statuses(let name, _): name.escaped
    case .stream(let type, _, _): typeText(type)
    }
  }
}

extension EndpointModel {
  /// The runtime type of the request.
  fileprivate var requestType: String {
    if case .stream = response { return "StreamRequest" }
    return pagination == nil ? "Request" : "PagedRequest"
  }

  /// The parameter that is replaced by the receiver. Nil if the function is static.
  var instanceParameter: ParameterModel? {
    parameters.first { parameter in
      switch parameter.binding {
      case .receiver, .receiverField: true
      default: false
      }
    }
  }
}
