import EndpointJSON
import EndpointWire

/// Links the endpoints of a spec, and the types that they define in place.
struct EndpointLinker: Reporting {
  var diagnostics: [Diagnostic] = []
  let document: SpecDocument
  var typeLinker: TypeLinker
  /// The error rules of the API. Endpoints may add rules.
  var apiRules: [LinkedRule] = []
  let arrayStyle: ParameterStyle
  let objectStyle: ParameterStyle
  let schemes: [String: AuthenticationSchemeSpec]

  init(_ document: SpecDocument, _ types: TypeLinker) {
    self.document = document
    typeLinker = types
    schemes = Dictionary(firstOf: document.authentication.map { ($0.name.value, $0.value) })
    let defaults = document.defaults
    arrayStyle = defaults.arrayStyle?.value ?? .repeat
    objectStyle = defaults.objectStyle?.value ?? .deepObject
  }

  var types: TypeTable { typeLinker.types }
  var names: ModuleNames { typeLinker.names }
}

extension EndpointLinker {
  mutating func linkEndpoints() -> [EndpointModel] {
    checkSchemes(document.defaults.authentication ?? [])
    let inherited = linkDefaultParameters()
    let at = responsePath(document.defaults.at)
    return zip(document.endpoints, names.endpoints).map { entry, name in
      link(entry, name: name, inherited: inherited, at: at)
    }
  }

  private mutating func link(
    _ entry: Named<EndpointDefinition>,
    name: EndpointName?,
    inherited: [ParameterModel],
    at defaultPath: JSONPath?
  ) -> EndpointModel {
    let spec = entry.value
    let scope = scope(of: entry.name, name)
    let template = pathTemplate(spec)
    let names = Set(spec.parameters.map { ($0.value.wireName ?? $0.name).value })
    let own = spec.parameters.map {
      linkParameter($0, scope: scope, template: template, among: names)
    }
    let (body, bodyFields) = linkBody(spec.body, scope: scope)
    let parameters = merge(own, inherited) + bodyFields
    checkLinks(spec)
    let response = linkResponse(spec.response, scope: scope, at: defaultPath)
    let method = linkMethod(spec.method)
    let isSafe = spec.isSafe?.value ?? ["GET", "HEAD", "QUERY"].contains(method)
    return EndpointModel(
      id: scope.id.value,
      receiver: scope.receiver,
      verb: scope.verb,
      method: method,
      path: template.map { bind($0, to: parameters, of: spec) } ?? [],
      parameters: parameters,
      body: body,
      response: response,
      failures: linkFailures(spec.errors, scope: scope),
      pagination: linkPagination(
        spec.pagination,
        response: response,
        parameters: parameters,
        body: body
      ),
      authentication: linkAuthentication(spec.authentication),
      headers: mergedHeaders(spec.headers),
      policy: CallPolicy(
        cache: spec.cache?.value ?? .default,
        // What changes nothing may be sent again. The runtime knows that of GET and HEAD.
        isIdempotent: spec.isIdempotent?.value
          ?? (isSafe && !["GET", "HEAD"].contains(method) ? true : nil),
        isSafe: isSafe,
        redirects: spec.redirects?.value ?? .follow,
        timeout: (spec.timeout ?? document.defaults.timeout)?.value
      ),
      server: spec.server.map { WireName($0.value) },
      host: spec.host?.value,
      was: formerName(spec.was),
      documentation: spec.documentation,
      deprecation: spec.deprecation,
      examples: linkExamples(spec.examples, response: response),
      written: entry
    )
  }

  private mutating func linkMethod(_ method: Located<String>?) -> String {
    guard let method else { return "GET" }
    if !EndpointModel.commonMethods.contains(method.value),
      let hint = nearestHint(to: method, in: EndpointModel.commonMethods)
        ?? EndpointModel.wordsForMethods[method.value].map({
          .write($0, for: method, isCertain: false)
        })
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

  /// The headers of the defaults, then of the endpoint. The endpoint's replace those of the defaults.
  private func mergedHeaders(
    _ own: [Named<Located<String>>]
  ) -> [EndpointModel.Header] {
    var headers = document.defaults.headers.map(EndpointModel.Header.init)
    for header in own {
      let name = header.name.value.lowercased()
      if let index = headers.firstIndex(where: { $0.name.lowercased() == name }) {
        headers[index] = .init(header)
      } else {
        headers.append(.init(header))
      }
    }
    return headers
  }
}

extension EndpointModel.Header {
  fileprivate init(_ entry: Named<Located<String>>) {
    self.init(name: entry.name.value, value: entry.value.value)
  }
}

extension EndpointLinker {
  /// The authentication of an endpoint, or of the defaults if it has none.
  mutating func linkAuthentication(_ spec: [[SchemeUse]]?) -> AuthenticationRequirement {
    if let spec { checkSchemes(spec) }
    return AuthenticationRequirement(
      alternatives: (spec ?? document.defaults.authentication ?? []).map { uses in
        uses.map { .init(scheme: $0.scheme.value, scopes: $0.scopes.map(\.value)) }
      }
    )
  }

  mutating func checkSchemes(_ alternatives: [[SchemeUse]]) {
    let names = document.authentication.map(\.name.value)
    for use in alternatives.joined() {
      guard let scheme = schemes[use.scheme.value] else {
        report(
          .unknownAuthentication,
          "unknown authentication scheme \(quoted(use.scheme.value))",
          at: use.scheme.place,
          hint: ForeignWords.authenticationHint(for: use.scheme)
            ?? (use.isText ? severalSchemes(use.scheme, names) : nil)
            ?? schemeOfScope(use)
            ?? nearest(to: use.scheme, in: names)
            ?? schemeOfKind(use.scheme)
            ?? choiceHint(names, or: "declare it under \"authentication\"")
        )
        continue
      }
      if let kind = scheme.kind { checkScopes(use, of: kind) }
    }
  }

  /// The hint for the kind of a scheme in place of its name: `bearer`, `apiKey`. Nil if there are several of this kind.
  private func schemeOfKind(_ text: Located<String>) -> Hint? {
    let word = ForeignWords.meaning(of: text.value, among: ["bearer", "basic"])
    let letters = lettersAndDigits(of: text.value)
    let found = document.authentication.filter { entry in
      switch entry.value.kind {
      case .http(let scheme)?: scheme.rawValue == word
      case .key?: ["apikey", "key"].contains(letters)
      case .oauth2?: letters.hasPrefix("oauth")
      case nil: false
      }
    }
    guard found.count == 1 else { return nil }
    return .write(found[0].name.value, for: text, isCertain: word == nil || word == text.value)
  }

  /// The hint for a scope in place of the only scheme that has it: `read`. Nil for other names.
  private func schemeOfScope(_ use: SchemeUse) -> Hint? {
    let found = document.authentication.filter { entry in
      guard case .oauth2(let scopes, _, _)? = entry.value.kind else { return false }
      return scopes.contains(use.scheme.value)
    }
    guard found.count == 1, use.isText else { return nil }
    let json = "{ \(quoted(found[0].name.value)): [\(quoted(use.scheme.value))] }"
    return .write(json: json, for: use.scheme.place)
  }

  /// The hint for several schemes in one text: `key, token` for alternatives, `key + token` for both.
  private func severalSchemes(_ text: Located<String>, _ names: [String]) -> Hint? {
    let parts = text.value.replacing(" and ", with: "+").replacing(" or ", with: ",")
      .split { ",+&|".contains($0) }.map { $0.filter { !$0.isWhitespace } }
    guard parts.count > 1, parts.allSatisfy(names.contains) else { return nil }
    let list = parts.map(quoted).joined(separator: ", ")
    let needsAll = text.value.contains { "+&".contains($0) } || text.value.contains(" and ")
    let (json, other) = needsAll ? ("[[\(list)]]", "[\(list)]") : ("[\(list)]", "[[\(list)]]")
    let meaning = needsAll ? "if one of them is enough" : "if a request needs all"
    return Hint("write \(json), or \(other) \(meaning)", [.replace(text.place, with: json)])
  }

  private mutating func checkScopes(
    _ use: SchemeUse,
    of kind: AuthenticationModel.Kind
  ) {
    var names: [String] = []
    var remedy = "only a scheme of the form { \"oauth2\": … } has scopes"
    if case .oauth2(let scopes, _, _) = kind {
      names = scopes
      remedy = "declare it under \"scopes\""
    }
    for scope in use.scopes where !names.contains(scope.value) {
      report(
        .unknownAuthentication,
        "\(quoted(use.scheme.value)) has no scope \(quoted(scope.value))",
        at: scope.place,
        hint: nearest(to: scope, in: names) ?? choiceHint(names, or: remedy)
      )
    }
  }
}
