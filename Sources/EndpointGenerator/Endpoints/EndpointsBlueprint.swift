import EndpointMustache
import EndpointSpec

/// The functions of one receiver, in an extension of it.
///
/// ```swift
/// extension Deck {
///   public func draw(count: Int = 1) -> DeckOfCards.Request<Draw> { … }
/// }
/// ```
struct EndpointsBlueprint {
  var receiver: SwiftName
  /// Whether the receiver is deprecated: only in an extension that is, too, does Swift not warn of it.
  var isGone = false
  var functions: [EndpointBlueprint]

  var declaration: Declaration {
    let functions = functions.enumerated().map { offset, function in
      var context = function.context
      context["isFirst"] = .bool(offset == 0)
      return TemplateValue.object(context)
    }
    return Declaration(
      template: "endpoints",
      context: [
        "availability": .text(isGone ? Deprecation.gone.attribute(indentation: 0) : ""),
        "receiver": .text(receiver.escaped),
        "endpoints": .list(functions),
      ])
  }
}

/// The extension with the endpoints of a receiver, and with forwarders of those that it had; nothing if it has none.
func endpointDeclarations(
  for receiver: EndpointModel.Receiver, in index: APIIndex
) -> [Declaration] {
  let functions =
    index.endpoints(of: receiver).flatMap { index.functions(of: $0) }
    + index.forwarders(for: receiver)
  if functions.isEmpty { return [] }
  let name = index.receiverName(of: receiver)
  let isGone = receiver == .namespace(name) && index.endpoints(of: receiver).isEmpty
  return [EndpointsBlueprint(receiver: name, isGone: isGone, functions: functions).declaration]
}

extension APIIndex {
  fileprivate func endpoints(of receiver: EndpointModel.Receiver) -> [EndpointModel] {
    switch receiver {
    case .api: bareEndpoints
    case .type(let name): endpoints(ofType: name)
    case .namespace(let name): namespaces.first { $0.name == name }?.endpoints ?? []
    }
  }

  func receiverName(of receiver: EndpointModel.Receiver) -> SwiftName {
    switch receiver {
    case .api: model.name
    case .type(let name), .namespace(let name): name
    }
  }

  fileprivate func functions(of endpoint: EndpointModel) -> [EndpointBlueprint] {
    let function = function(of: endpoint)
    return [function, function.labelForwarder].compactMap { $0 }
  }

  fileprivate func function(of endpoint: EndpointModel) -> EndpointBlueprint {
    let values = EndpointArguments(endpoint, in: self)
    return EndpointBlueprint(
      documentation: documentationLines(of: endpoint, values.arguments),
      availability: endpoint.deprecation?.attribute(indentation: EndpointBlueprint.indentation)
        ?? "",
      access: model.swift.access.prefix,
      isStatic: endpoint.instanceParameter == nil,
      name: endpoint.verb,
      arguments: values.arguments,
      result: requestType(of: endpoint, in: endpoint.receiver),
      request: requestExpression(of: endpoint, values),
      method: endpoint.method,
      path: documentedPath(endpoint.path))
  }

  /// `DeckOfCards.Request<Draw>`; with failures of its own `Request<Draw, DeckDrawFailure>`, which the API's namespace has
  /// under another meaning.
  fileprivate func requestType(
    of endpoint: EndpointModel, in receiver: EndpointModel.Receiver
  ) -> String {
    var arguments = [responseType(of: endpoint)]
    if let item = endpoint.pagination?.item { arguments.append(typeText(item)) }
    let type = endpoint.pagination == nil ? "Request" : "PagedRequest"
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

extension APIIndex {
  fileprivate func forwarders(for receiver: EndpointModel.Receiver) -> [EndpointBlueprint] {
    model.endpoints.compactMap { endpoint in
      guard let former = FormerName(endpoint, in: self), former.receiver == receiver else {
        return nil
      }
      var function = function(of: endpoint)
      function.result = requestType(of: endpoint, in: receiver)
      if endpoint.receiver == receiver {
        return former.verb == endpoint.verb ? nil : function.forwarder(named: former.verb)
      }
      let owner = receiverName(of: endpoint.receiver)
      return function.forwarder(named: former.verb, to: owner, instance: instance(of: endpoint))
    }
  }

  private func instance(of endpoint: EndpointModel) -> ArgumentBlueprint? {
    guard let parameter = endpoint.instanceParameter else { return nil }
    let name = parameter.field.name
    return ArgumentBlueprint(
      label: name, name: name, type: receiverName(of: endpoint.receiver).escaped)
  }
}

extension Deprecation {
  /// Of a namespace that only forwarders are left in.
  static let gone = Deprecation(message: nil, sunset: nil)
}

extension EndpointModel {
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
