import EndpointSpec

extension APIIndex {
  /// The function of an endpoint: its arguments, what it answers, and the request that it makes.
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

  /// The failures that only some endpoints have, and this one does.
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
  /// The runtime's type of the request that the function answers.
  fileprivate var requestType: String {
    if case .stream = response { return "StreamRequest" }
    return pagination == nil ? "Request" : "PagedRequest"
  }

  /// The parameter that the receiver stands for; without one the function is static.
  var instanceParameter: ParameterModel? {
    parameters.first { parameter in
      switch parameter.binding {
      case .receiver, .receiverField: true
      default: false
      }
    }
  }
}
