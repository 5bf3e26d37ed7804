import EndpointMustache
import EndpointSpec

extension APIIndex {
  /// The API's namespace with its servers and failures, and declarations in separate files besides the types.
  var namespaceSymbols: [Symbol] {
    let namespace = top("enum \(model.name.escaped): API", model.name, .namespace, "")
    return [namespace] + serverSymbols + failureSymbols + receiverSymbols
      + model.endpoints.flatMap { symbols(of: $0) } + headerSymbols
  }

  private var access: String { model.swift.access.prefix }

  private func top(
    _ declaration: String,
    _ name: SwiftName,
    _ kind: Symbol.Kind,
    _ subject: String
  ) -> Symbol {
    Symbol(
      kind: kind,
      owner: name.owner?.text ?? "",
      name: name.last.text,
      declaration: access + declaration,
      subject: subject
    )
  }

  private var receiverSymbols: [Symbol] {
    let names = namespaces.map { ($0, false) } + goneNamespaces.map { ($0, true) }
    return names.map { name, isGone in
      var symbol = top("enum \(name.escaped)", name, .namespace, name.text)
      symbol.isDeprecated = isGone
      return symbol
    }
  }

  private func symbols(of endpoint: EndpointModel) -> [Symbol] {
    guard case .statuses(let name, let statuses) = endpoint.response else { return [] }
    let kind = Symbol.Kind.enumeration(conformances: ["Equatable", "Sendable"])
    let head = top("enum \(name.last.escaped): Equatable, Sendable", name, kind, endpoint.id)
    return [head]
      + statuses.map { status in
        let payload = status.value.hasBody ? typeText(status.value.type) : nil
        return enumCase(status.name, payload, name.text, endpoint.id)
      }
  }

  private var failureSymbols: [Symbol] {
    let kind = Symbol.Kind.enumeration(conformances: ["ServiceFailure"])
    var head = top("enum Failure: ServiceFailure", SwiftName("Failure"), kind, "errors")
    head.owner = model.name.text
    return [head]
      + model.failures.cases.map { failure in
        enumCase(failure.name, failure.type.map(payloadText), head.path, "errors")
      }
  }

  private func enumCase(
    _ name: SwiftName,
    _ payload: String?,
    _ owner: String,
    _ subject: String
  ) -> Symbol {
    let type = payload ?? ""
    let declaration = "case \(name.escaped)" + (type.isEmpty ? "" : "(\(type))")
    return Symbol(
      kind: .enumCase,
      owner: owner,
      name: name.text,
      declaration: declaration,
      type: type,
      subject: subject
    )
  }
}

// MARK: - Servers and headers

extension APIIndex {
  private var serverSymbols: [Symbol] {
    let variables = ServerVariables(model)
    let enumerations = variables.enumerations.flatMap { enumeration -> [Symbol] in
      let conformances = ["String", "CaseIterable", "Sendable"]
      let list = conformances.joined(separator: ", ")
      let name = enumeration.name
      let kind = Symbol.Kind.enumeration(conformances: conformances)
      var head = top("enum \(name.escaped): \(list)", name, kind, "servers")
      head.owner = model.name.text
      let cases = enumeration.values.compactMap(enumeration.caseName)
      return [head] + cases.map { enumCase($0, nil, head.path, "servers") }
    }
    return enumerations
      + model.servers.map { server in
        ServerBlueprint(server: server, variables: variables, access: access)
          .symbol(in: "Server<\(model.name.text)>")
      }
  }

  private var headerSymbols: [Symbol] {
    responseHeaders.flatMap { type, headers in
      headers.map { header in
        let value = "\(typeText(header.type.wrapped))?"
        return Symbol(
          kind: .property(isSettable: false),
          owner: "Response<\(type)>",
          name: header.name.text,
          declaration: "\(access)var \(header.name.escaped): \(value)",
          type: value,
          subject: header.wireName.text,
          place: header.place
        )
      }
    }
  }
}

extension ServerBlueprint {
  fileprivate func symbol(in owner: String) -> Symbol {
    Symbol(
      kind: server.variables.isEmpty ? .staticProperty : .staticFunction,
      owner: owner,
      name: server.name.text,
      declaration: declaration,
      type: "Self",
      parameters: server.variables.map(symbolParameter),
      subject: "servers.\(server.wireName.text)",
      place: server.place
    )
  }

  private func symbolParameter(_ variable: ServerModel.Variable) -> Symbol.Parameter {
    let enumeration = variables.enumeration(of: variable, in: server)
    let type = enumeration.map { "\(variables.apiName.escaped).\($0.name.escaped)" }
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
