import EndpointJSON
import EndpointSpec

extension APIIndex {
  /// The API's namespace with its servers and failures, and declarations in separate files besides the types.
  var namespaceSymbols: [Symbol] {
    let api = Symbol(
      kind: .namespace,
      fullName: model.name,
      declaration: "\(access)enum \(model.name.escaped): API",
      subject: Subject("")
    )
    return [api] + serverSymbols + failureSymbols + receiverSymbols
      + model.endpoints.flatMap { symbols(of: $0) } + headerSymbols
  }

  private var access: String { model.swift.access.prefix }

  private var receiverSymbols: [Symbol] {
    let names = namespaces.map { ($0, false) } + goneNamespaces.map { ($0, true) }
    return names.map { name, isGone in
      Symbol(
        kind: .namespace,
        fullName: name,
        declaration: "\(access)enum \(name.escaped)",
        isDeprecated: isGone,
        subject: Subject(name.text)
      )
    }
  }

  private func symbols(of endpoint: EndpointModel) -> [Symbol] {
    guard case .statuses(let name, let statuses) = endpoint.response else { return [] }
    let cases = statuses.map { status in
      let payload = status.value.hasBody ? typeText(status.value.type) : ""
      return Symbol.enumCase(status.name, payload, in: name, of: Subject(endpoint.id))
    }
    return [enumeration(name, ["Equatable", "Sendable"], of: Subject(endpoint.id))] + cases
  }

  private var failureSymbols: [Symbol] {
    let name = SwiftName("Failure", in: model.name)
    let errors = Subject("errors")
    return [enumeration(name, ["ServiceFailure"], of: errors)]
      + model.failures.cases.map { failure in
        .enumCase(failure.name, failure.type.map(payloadText) ?? "", in: name, of: errors)
      } + model.failures.cases.compactMap { forwarder(of: $0, in: name, errors) }
  }

  private func forwarder(
    of failure: FailureModel.Case,
    in owner: SwiftName,
    _ subject: Subject
  ) -> Symbol? {
    guard let was = failure.was, let text = forwarderText(of: failure) else { return nil }
    let payload = failure.type.map {
      Symbol.Parameter(label: nil, type: payloadText($0), hasDefault: false)
    }
    return Symbol(
      kind: payload == nil ? .staticProperty : .staticFunction,
      fullName: SwiftName(was.text, in: owner),
      declaration: "\(access)static \(text)",
      type: owner.escaped,
      parameters: [payload].compactMap(\.self),
      isDeprecated: true,
      subject: subject
    )
  }

  private func enumeration(
    _ name: SwiftName,
    _ conformances: [String],
    of subject: Subject
  ) -> Symbol {
    .head("enum", name, conformances, access: access, of: subject)
  }

  private var serverSymbols: [Symbol] {
    let servers = Subject("servers")
    let enumerations = model.serverEnumerations.flatMap { variable -> [Symbol] in
      let name = SwiftName(variable.name.text, in: model.name)
      let cases = variable.values.compactMap(variable.caseName)
      return [enumeration(name, ["String", "CaseIterable", "Sendable"], of: servers)]
        + cases.map { .enumCase($0, "", in: name, of: servers) }
    }
    return enumerations
      + model.servers.map { server in
        ServerBlueprint(server: server, api: model)
          .symbol(in: SwiftName("Server<\(model.name.text)>"))
      }
  }

  private var headerSymbols: [Symbol] {
    responseHeaders.flatMap { type, headers in
      headers.map { header in
        let value = "\(typeText(header.type.wrapped))?"
        return Symbol(
          kind: .property(isSettable: false),
          fullName: SwiftName(header.name.text, in: SwiftName("Response<\(type)>")),
          declaration: "\(access)var \(header.name.escaped): \(value)",
          type: value,
          subject: Subject(Subject.headers, part: header.wireName.text),
          place: header.place
        )
      }
    }
  }
}

extension ServerBlueprint {
  fileprivate func symbol(in owner: SwiftName) -> Symbol {
    Symbol(
      kind: server.variables.isEmpty ? .staticProperty : .staticFunction,
      fullName: SwiftName(server.name.text, in: owner),
      declaration: declaration,
      type: "Self",
      parameters: server.variables.map(symbolParameter),
      subject: Subject("servers", member: server.wireName.text),
      place: server.place
    )
  }

  private func symbolParameter(_ variable: ServerModel.Variable) -> Symbol.Parameter {
    let enumeration = api.enumeration(of: variable, in: server)
    let type = enumeration.map { "\(api.name.escaped).\($0.name.escaped)" }
    return Symbol.Parameter(
      label: variable.name.text,
      type: type ?? "String",
      hasDefault: variable.defaultValue != nil
    )
  }
}

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
        Symbol(
          kind: function.isStatic ? .staticFunction : .method,
          fullName: SwiftName(function.name.text, in: receiverName(of: receiver)),
          declaration: function.declaration,
          type: function.result,
          parameters: function.arguments.map { argument in
            Symbol.Parameter(
              label: argument.label?.text,
              type: argument.type,
              hasDefault: argument.defaultValue != nil
            )
          },
          isDeprecated: !function.availability.isEmpty,
          subject: Subject(endpoint.id),
          place: endpoint.place
        )
      }
    }
  }
}
