import EndpointJSON
import EndpointSpec

extension APIIndex {
  /// The declarations in the file of a receiver: its endpoints, the enums of their responses, then its nested types.
  func declarations(of receiver: EndpointModel.Receiver) -> [Declaration] {
    let enumerations = endpoints(of: receiver).compactMap { responseEnum(of: $0, in: self) }
    let types = nestedTypes[receiverName(of: receiver)] ?? []
    return endpointDeclarations(for: receiver) + enumerations
      + types.flatMap { typeDeclarations(of: $0, in: self) }
  }

  /// The endpoints of a receiver and forwarders of its former endpoints, in an extension of a type or in a namespace.
  /// Empty if it has none.
  ///
  /// ```swift
  /// /// Draws from a deck that the server keeps.
  /// extension Deck {
  ///   public func draw(count: Int = 1) -> DeckOfCards.Request<Draw> { … }
  /// }
  /// ```
  private func endpointDeclarations(for receiver: EndpointModel.Receiver) -> [Declaration] {
    let functions = endpointFunctions(for: receiver).map(\.function)
    let name = receiverName(of: receiver)
    let isNamespace = receiver == .namespace(name)
    if functions.isEmpty && !isNamespace { return [] }
    // Swift warns about uses of a deprecated namespace, except in deprecated declarations.
    let isGone = isNamespace && !functions.isEmpty && endpoints(of: receiver).isEmpty
    return [
      Declaration(
        template: "endpoints",
        context: [
          "documentation": (model.receivers[name] ?? Documentation()).lines(),
          "availability": .string(isGone ? Deprecation().attribute : ""),
          "access": .string(isNamespace ? model.swift.access.prefix : ""),
          "isolation": .string(isNamespace ? "" : isolation(of: name)),
          "isNamespace": .bool(isNamespace),
          "receiver": .string(name.escaped),
          "endpoints": .array(functions.map { .object($0.context) }),
        ]
      )
    ]
  }

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
    endpoints(formerlyOf: receiver).compactMap { former in
      let endpoint = former.endpoint
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

/// The enum of an endpoint's responses. Nil without several successful statuses.
///
/// ```swift
/// public indirect enum DeckDrawResponse: Equatable, Sendable {
///   case ok(Draw)
///   case accepted
/// }
/// ```
func responseEnum(of endpoint: EndpointModel, in index: APIIndex) -> Declaration? {
  guard case .statuses(let name, let statuses) = endpoint.response else { return nil }
  let cases = statuses.map { status -> JSONValue in
    let payload = status.value.hasBody ? "(\(typeText(status.value.type)))" : ""
    return [
      "status": .string(String(status.status)),
      "name": .string(status.name.escaped),
      "payload": .string(payload),
    ]
  }
  let hasPayloads = statuses.contains(where: \.value.hasBody)
  return Declaration(
    template: "responseEnum",
    owner: name.owner,
    context: [
      "documentation": Documentation(summary: "The response of `\(endpoint.id)`.").lines(),
      "access": .string(index.model.swift.access.prefix),
      "keyword": .string(enumKeyword(isIndirect: hasPayloads)),
      "name": .string(name.last.escaped),
      "cases": .array(cases),
    ]
  )
}
