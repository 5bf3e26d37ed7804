import EndpointJSON

/// The endpoint whose parts are linked now.
struct EndpointScope {
  let id: Located<String>
  let receiver: EndpointModel.Receiver
  let verb: SwiftName
  /// What the names of its types begin with: `DeckDraw`.
  let typePrefix: String
}

extension Resolver {
  mutating func linkEndpoints() -> [EndpointModel] {
    if case .anyOf(let alternatives) = document.defaults.authentication {
      checkSchemes(alternatives)
    }
    let defaults = DefaultParts(
      parameters: linkDefaultParameters(),
      at: responsePath(document.defaults.at)
    )
    return inParts(Array(zip(document.endpoints, endpointNames))) { resolver, entry in
      resolver.link(entry.0, name: entry.1, defaults: defaults)
    }
  }

  private mutating func link(
    _ entry: Named<EndpointDefinition>,
    name: EndpointName?,
    defaults: DefaultParts
  ) -> EndpointModel {
    let spec = entry.value
    let scope = scope(of: entry.name, name)
    let template = pathTemplate(spec.path)
    let own = spec.parameters.map { linkParameter($0, scope: scope, template: template) }
    let (body, bodyFields) = linkBody(spec.body, scope: scope)
    let parameters = merge(own, defaults.parameters) + bodyFields
    checkLinks(spec)
    let response = linkResponse(spec.response, scope: scope, at: defaults.at)
    return EndpointModel(
      id: scope.id.value,
      receiver: scope.receiver,
      verb: scope.verb,
      method: linkMethod(spec.method),
      path: template.map { bind($0, to: parameters, server: spec.server?.value) } ?? [],
      parameters: parameters,
      body: body,
      response: response,
      failures: linkFailures(spec.errors, scope: scope),
      pagination: linkPagination(spec.pagination, response: response, parameters: parameters),
      authentication: linkAuthentication(spec.authentication),
      headers: mergedHeaders(spec.headers),
      cache: spec.cache.flatMap { CachePolicy(rawValue: $0.value) } ?? .default,
      isIdempotent: spec.isIdempotent?.value,
      redirects: spec.redirects.flatMap { RedirectPolicy(rawValue: $0.value) } ?? .follow,
      timeout: (spec.timeout ?? document.defaults.timeout)?.value,
      server: spec.server.map { WireName($0.value) },
      host: spec.host?.value,
      was: formerName(spec.was),
      documentation: spec.documentation,
      deprecation: spec.deprecation.map { Deprecation($0) },
      examples: linkExamples(spec.examples, response: response),
      place: spec.place
    )
  }

  private mutating func scope(of name: Located<String>, _ parts: EndpointName?) -> EndpointScope {
    guard let parts else {
      report(
        .invalidName,
        "\(quoted(name.value)) is no name of an endpoint",
        at: name.place,
        hint: "write \"Receiver.verb\", or \"verb\" alone"
      )
      return EndpointScope(
        id: name,
        receiver: .api,
        verb: SwiftName(name.value),
        typePrefix: SwiftNaming.typeNamePart(for: name.value)
      )
    }
    checkVerb(parts, name)
    return EndpointScope(
      id: name,
      receiver: receiver(parts, name),
      verb: SwiftName(parts.verb),
      typePrefix: (parts.receiver ?? "") + typeNamePart(ofVerb: parts.verb)
    )
  }

  private mutating func receiver(
    _ parts: EndpointName,
    _ name: Located<String>
  ) -> EndpointModel.Receiver {
    guard let text = parts.receiver else { return .api }
    let receiver = SwiftName(text)
    guard declaredTypes[text] != nil else { return .namespace(receiver) }
    if let type = types.type(named: receiver), case .alias = type.form {
      report(
        .misplacedType,
        "\(quoted(text)) is an alias, which is no receiver",
        at: name.part(0..<text.utf8.count),
        hint: "use the type that it stands for, or a namespace",
        related: [.init("the alias is here", at: type.place)]
      )
    }
    return .type(receiver)
  }

  private mutating func checkVerb(_ parts: EndpointName, _ name: Located<String>) {
    let start = (parts.receiver?.utf8.count ?? -1) + 1
    let verb = Located(parts.verb, at: name.part(start..<name.value.utf8.count))
    guard parts.receiver == nil, let alternative = ReservedNames.alternative(toVerb: verb.value)
    else {
      _ = givenName(verb)
      return
    }
    report(
      .reservedName,
      "\(quoted(verb.value)) is a member of every API",
      at: verb.place,
      hint: "choose another name, such as \(quoted(alternative))"
    )
  }

  /// The methods that HTTP and its users have names for.
  private static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

  private mutating func linkMethod(_ method: Located<String>?) -> String {
    guard let method else { return "GET" }
    if !Self.methods.contains(method.value),
      let hint = nearestHint(to: method.value, in: Self.methods)
    {
      report(
        .invalidValue,
        "unknown method \(quoted(method.value))",
        at: method.place,
        hint: hint
      )
    }
    return method.value
  }

  /// The names of a server and of a host.
  private mutating func checkLinks(_ spec: EndpointDefinition) {
    if let server = spec.server { checkServer(server) }
    if let host = spec.host { checkHost(host, of: spec.server?.value) }
  }

  private mutating func checkServer(_ server: Located<String>) {
    let servers = document.servers.map(\.name.value)
    if !servers.contains(server.value) {
      report(
        .unknownServer,
        "unknown server \(quoted(server.value))",
        at: server.place,
        hint: nearest(to: server.value, in: servers) ?? "declare it under \"servers\""
      )
    }
  }

  private mutating func checkHost(_ host: Located<String>, of server: String?) {
    let servers = document.servers.filter { server == nil || $0.name.value == server }
    let hosts = servers.flatMap { $0.value.hosts.map(\.name.value) }
    if !hosts.contains(host.value) {
      report(
        .unknownServer,
        "unknown host \(quoted(host.value))",
        at: host.place,
        hint: nearest(to: host.value, in: hosts) ?? "declare it under a server's \"hosts\""
      )
    }
  }

  private mutating func formerName(_ was: Located<String>?) -> String? {
    guard let was else { return nil }
    let parts = EndpointName(was.value)
    let hasNames =
      parts.map { parts in
        (parts.receiver.map { SwiftNaming.isTypeName($0) } ?? true)
          && SwiftNaming.isMemberName(parts.verb)
      } ?? false
    if !hasNames {
      report(
        .invalidName,
        "\(quoted(was.value)) is no name that an endpoint had",
        at: was.place,
        hint: "write \"Receiver.verb\", or \"verb\" alone"
      )
    }
    return was.value
  }

  /// The defaults' headers first; an endpoint's takes the place of a default one.
  private func mergedHeaders(
    _ own: [Named<Located<String>>]
  ) -> [(name: String, value: String)] {
    var headers = document.defaults.headers.map { (name: $0.name.value, value: $0.value.value) }
    for header in own {
      let name = header.name.value.lowercased()
      if let index = headers.firstIndex(where: { $0.name.lowercased() == name }) {
        headers[index] = (header.name.value, header.value.value)
      } else {
        headers.append((header.name.value, header.value.value))
      }
    }
    return headers
  }
}

/// What the defaults add to each endpoint, linked once.
private struct DefaultParts {
  let parameters: [ParameterModel]
  let at: JSONPath?
}
