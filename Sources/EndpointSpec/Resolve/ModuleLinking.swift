import EndpointJSON

/// Links the other parts of the API: module options, servers, authentication.
extension Resolver {
  /// The name of the module.
  mutating func linkModule() -> String {
    guard let module = document.swift.module else { return apiName + "API" }
    if !SwiftNaming.isIdentifier(module.value) {
      report(
        .invalidName,
        "\(quoted(module.value)) is not a valid module name",
        at: module.place,
        hint: "use letters and digits, a letter first"
      )
    }
    if ReservedNames.modules.contains(module.value)
      || ReservedNames.alternative(toType: module.value) != nil
    {
      report(
        .reservedName,
        "\(quoted(module.value)) is reserved: another module, a type or a file system uses it",
        at: module.place,
        hint: "name it \(quoted(apiName + "API"))"
      )
    }
    checkLength(of: module)
    if module.value == apiName {
      report(
        .nameClash,
        "the module must not have the name of its API",
        at: module.place,
        hint: "name it \(quoted(apiName + "API")), so that its types can be qualified"
      )
    }
    return module.value
  }

  mutating func linkOptions(module: String) -> SwiftOptions {
    let options = document.swift
    return SwiftOptions(
      module: module,
      access: options.access.flatMap { SwiftOptions.Access(rawValue: $0.value) } ?? .public,
      isMutable: options.isMutable,
      isHashable: options.isHashable,
      isIdentifiable: options.isIdentifiable,
      isCodableBoth: options.isCodableBoth,
      selection: linkSelection()
    )
  }

  mutating func linkServers() -> [ServerModel] {
    let servers = document.servers.map { linkServer($0) }
    checkClashes(
      servers.map { ($0.name, $0.wireName.text, $0.place) },
      hint: "rename one of the two"
    )
    return servers
  }

  private mutating func linkServer(_ entry: Named<ServerSpec>) -> ServerModel {
    let name = memberName(for: entry.name, renaming: .key)
    if ReservedNames.serverMembers.contains(name.text) {
      report(
        .reservedName,
        "every API has a server \(quoted(name.text)) that accepts any URL",
        at: entry.name.place,
        hint: "rename it"
      )
    }
    return ServerModel(
      wireName: WireName(entry.name.value),
      name: name,
      url: entry.value.url.value,
      variables: linkVariables(entry.value.variables),
      hosts: entry.value.hosts.map { ($0.name.value, $0.value.value) },
      summary: entry.value.summary,
      place: entry.name.place
    )
  }

  private mutating func linkVariables(
    _ entries: [Named<ServerVariableSpec>]
  ) -> [ServerModel.Variable] {
    var names: [(name: SwiftName, wire: String, place: Place)] = []
    let variables = entries.map { entry in
      let name = memberName(for: entry.name, renaming: .key)
      names.append((name, entry.name.value, entry.name.place))
      return ServerModel.Variable(
        wireName: WireName(entry.name.value),
        name: name,
        defaultValue: entry.value.defaultValue?.value,
        values: entry.value.values?.map(\.value)
      )
    }
    checkClashes(names, hint: "rename one of the two")
    return variables
  }

  func linkScheme(_ entry: Named<AuthenticationSchemeSpec>) -> AuthenticationScheme {
    let kind: AuthenticationScheme.Kind =
      switch entry.value.kind {
      case .bearer: .bearer
      case .basic: .basic
      case .key(let name, let location):
        .key(name: name.value, location: ParameterLocation(rawValue: location.value) ?? .header)
      case .oauth2(let scopes, let authorizationURL, let tokenURL):
        .oauth2(
          scopes: scopes.map(\.name.value),
          authorizationURL: authorizationURL?.value,
          tokenURL: tokenURL?.value
        )
      }
    return AuthenticationScheme(name: entry.name.value, kind: kind, place: entry.value.place)
  }

  /// The authentication of an endpoint, or of the defaults if it has none.
  mutating func linkAuthentication(_ spec: AuthenticationSpec?) -> AuthenticationRequirement {
    guard case .anyOf(let alternatives) = spec ?? document.defaults.authentication ?? .none else {
      return AuthenticationRequirement(alternatives: [])
    }
    if spec != nil { checkSchemes(alternatives) }
    return AuthenticationRequirement(
      alternatives: alternatives.map { uses in
        uses.map { .init(scheme: $0.scheme.value, scopes: $0.scopes.map(\.value)) }
      }
    )
  }

  mutating func checkSchemes(_ alternatives: [[AuthenticationSpec.Use]]) {
    let names = document.authentication.map(\.name.value)
    for use in alternatives.joined() {
      guard let scheme = schemes[use.scheme.value] else {
        report(
          .unknownAuthentication,
          "unknown authentication scheme \(quoted(use.scheme.value))",
          at: use.scheme.place,
          hint: nearest(to: use.scheme.value, in: names)
            ?? "declare it under \"authentication\""
        )
        continue
      }
      checkScopes(use, of: scheme)
    }
  }

  private mutating func checkScopes(
    _ use: AuthenticationSpec.Use,
    of scheme: AuthenticationSchemeSpec
  ) {
    var names: [String] = []
    var remedy = "only a scheme of the form { \"oauth2\": … } has scopes"
    if case .oauth2(let scopes, _, _) = scheme.kind {
      names = scopes.map(\.name.value)
      remedy = "declare it under \"scopes\""
    }
    for scope in use.scopes where !names.contains(scope.value) {
      report(
        .unknownAuthentication,
        "\(quoted(use.scheme.value)) has no scope \(quoted(scope.value))",
        at: scope.place,
        hint: nearest(to: scope.value, in: names) ?? remedy
      )
    }
  }
}
