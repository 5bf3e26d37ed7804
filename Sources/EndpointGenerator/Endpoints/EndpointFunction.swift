import EndpointSpec

extension APIIndex {
  /// The function of an endpoint: its arguments, what it answers, and the request that it makes.
  func function(of endpoint: EndpointModel) -> EndpointBlueprint {
    let values = EndpointArguments(endpoint, in: self)
    return EndpointBlueprint(
      documentation: documentationLines(of: endpoint, values.arguments),
      availability: endpoint.deprecation?.attribute
        ?? "",
      access: model.swift.access.prefix,
      isStatic: endpoint.instanceParameter == nil,
      name: endpoint.verb,
      arguments: values.arguments,
      result: requestType(of: endpoint, in: endpoint.receiver),
      request: requestExpression(of: endpoint, values),
      method: endpoint.method,
      path: documentedPath(endpoint.path)
    )
  }

  /// `DeckOfCards.Request<Draw>`; with failures of its own `Request<Draw, DeckDrawFailure>`, which the API's namespace has
  /// under another meaning.
  func requestType(
    of endpoint: EndpointModel,
    in receiver: EndpointModel.Receiver
  ) -> String {
    var arguments = [responseType(of: endpoint)]
    if let item = endpoint.pagination?.item { arguments.append(typeText(item)) }
    let type = endpoint.requestType
    guard let failures = endpoint.failures else {
      return "\(model.name.escaped).\(type)<\(arguments.joined(separator: ", "))>"
    }
    arguments.append(failures.name.escaped)
    let module = receiver == .api ? "EndpointRuntime." : ""
    return "\(module)\(type)<\(arguments.joined(separator: ", "))>"
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
