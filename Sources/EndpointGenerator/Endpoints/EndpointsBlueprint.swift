import EndpointMustache
import EndpointSpec

/// The functions of one receiver, in an extension of a type or in a namespace.
///
/// ```swift
/// /// Draws from a deck that the server keeps.
/// extension Deck {
///   public func draw(count: Int = 1) -> DeckOfCards.Request<Draw> { … }
/// }
/// ```
struct EndpointsBlueprint {
  var receiver: SwiftName
  var documentation = Documentation()
  /// The access of a namespace. Empty for an extension.
  var access = ""
  /// The isolation of an extension.
  var isolation = ""
  var isNamespace = false
  /// True if the receiver is deprecated. Swift warns about its use, except in deprecated declarations.
  var isGone = false
  var functions: [EndpointBlueprint]

  var declaration: Declaration {
    Declaration(
      template: "endpoints",
      context: [
        "documentation": documentation.lines(),
        "availability": .text(isGone ? Deprecation.gone.attribute : ""),
        "access": .text(access),
        "isolation": .text(isolation),
        "isNamespace": .bool(isNamespace),
        "receiver": .text(receiver.escaped),
        "endpoints": .list(functions.map { .object($0.context) }),
      ]
    )
  }
}

/// The endpoints of a receiver and forwarders of its former endpoints. Empty if it has none.
func endpointDeclarations(
  for receiver: EndpointModel.Receiver,
  in index: APIIndex
) -> [Declaration] {
  let functions = index.endpointFunctions(for: receiver).map(\.function)
  let name = index.receiverName(of: receiver)
  let isNamespace = receiver == .namespace(name)
  if functions.isEmpty && !isNamespace { return [] }
  let blueprint = EndpointsBlueprint(
    receiver: name,
    documentation: index.model.receivers[name] ?? Documentation(),
    access: isNamespace ? index.model.swift.access.prefix : "",
    isolation: isNamespace ? "" : index.isolation(of: name),
    isNamespace: isNamespace,
    isGone: isNamespace && !functions.isEmpty && index.endpoints(of: receiver).isEmpty,
    functions: functions
  )
  return [blueprint.declaration]
}

extension APIIndex {
  /// The functions in an extension of a receiver, each with its endpoint.
  ///
  /// - Parameter names: The endpoints to include. Nil for all. Forwarders are always included.
  func endpointFunctions(
    for receiver: EndpointModel.Receiver,
    only names: Set<String>? = nil
  ) -> [(function: EndpointBlueprint, endpoint: EndpointModel)] {
    let own = endpoints(of: receiver, only: names).flatMap { endpoint in
      functions(of: endpoint).map { ($0, endpoint) }
    }
    return own + forwarders(for: receiver)
  }

  func receiverName(of receiver: EndpointModel.Receiver) -> SwiftName {
    receiver.name ?? model.name
  }

  private func functions(of endpoint: EndpointModel) -> [EndpointBlueprint] {
    let function = function(of: endpoint)
    return [function, function.labelForwarder].compactMap { $0 }
  }
}

extension APIIndex {
  /// The isolation of an extension of the type. Empty for the API's namespace.
  fileprivate func isolation(of type: SwiftName) -> String {
    self.type(named: type).map { GeneratedType(model: $0, index: self).isolation } ?? ""
  }

  private func forwarders(
    for receiver: EndpointModel.Receiver
  ) -> [(function: EndpointBlueprint, endpoint: EndpointModel)] {
    movedEndpoints.entries(of: receiver).compactMap { entry in
      let (endpoint, former) = (entry.endpoint, entry.former)
      let function = function(of: endpoint)
      if endpoint.receiver == receiver {
        if former.verb == endpoint.verb { return nil }
        return (function.forwarder(named: former.verb), endpoint)
      }
      let owner = receiverName(of: endpoint.receiver)
      let forwarder = function.forwarder(
        named: former.verb,
        to: owner,
        instance: instance(of: endpoint)
      )
      return (forwarder, endpoint)
    }
  }

  private func instance(of endpoint: EndpointModel) -> ArgumentBlueprint? {
    guard let parameter = endpoint.instanceParameter else { return nil }
    let name = parameter.field.name
    return ArgumentBlueprint(
      label: name,
      name: name,
      type: receiverName(of: endpoint.receiver).escaped
    )
  }
}

extension Deprecation {
  /// The deprecation of a namespace that contains only forwarders.
  static let gone = Deprecation(message: nil, sunset: nil)
}
