import EndpointSpec

extension APIIndex {
  /// The functions of endpoints, and forwarders of renamed ones.
  ///
  /// - Parameter endpoints: The endpoints to include, by name. Nil for all.
  func endpointSymbols(of endpoints: Set<String>?) -> [Symbol] {
    let receivers =
      [.api] + namespaces.map { EndpointModel.Receiver.namespace($0) }
      + goneNamespaces.map { .namespace($0) } + model.types.map { .type($0.name) }
    return receivers.flatMap { receiver in
      endpointFunctions(for: receiver, only: endpoints).map { function, endpoint in
        symbol(of: function, endpoint, in: receiverName(of: receiver))
      }
    }
  }

  private func symbol(
    of function: EndpointBlueprint,
    _ endpoint: EndpointModel,
    in owner: SwiftName
  ) -> Symbol {
    Symbol(
      kind: function.isStatic ? .staticFunction : .method,
      owner: owner.text,
      name: function.name.text,
      declaration: function.declaration,
      type: function.result,
      parameters: function.arguments.map(\.symbolParameter),
      isDeprecated: !function.availability.isEmpty,
      subject: endpoint.id,
      place: endpoint.place
    )
  }
}
