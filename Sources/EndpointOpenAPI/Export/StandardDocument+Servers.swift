import EndpointJSON
import EndpointSpec

extension StandardDocument {
  /// A server, or one of its hosts, with the variables of its URL.
  func serverObject(_ server: ServerModel, url: String) -> JSONObject {
    var object: JSONObject = ["url": .string(url)]
    object["description"] = .string(server.summary ?? server.wireName.text)
    var variables = JSONObject()
    for variable in server.variables where url.contains("{\(variable.wireName)}") {
      variables[variable.wireName.text] = .object(variableObject(variable))
    }
    object["variables"] = nonEmpty(variables)
    return object
  }

  /// A server variable. OpenAPI requires a default. If there is none, uses the first value or the name.
  private func variableObject(_ variable: ServerModel.Variable) -> JSONObject {
    var object = JSONObject()
    object["enum"] = variable.values.flatMap { nonEmpty($0.map { .string($0) }) }
    let value = variable.defaultValue ?? variable.values?.first ?? variable.wireName.text
    object["default"] = .string(value)
    return object
  }

  /// The servers of an endpoint that does not use those of the API.
  func servers(of endpoint: EndpointModel) -> JSONValue? {
    guard endpoint.server != nil || endpoint.host != nil else { return nil }
    let servers = model.servers.filter {
      endpoint.server == nil || $0.wireName == endpoint.server
    }
    return nonEmpty(
      servers.compactMap { server in
        let host = server.hosts.first { $0.name == endpoint.host }
        guard endpoint.host == nil || host != nil else { return nil }
        return .object(serverObject(server, url: host?.url ?? server.url))
      }
    )
  }

  // MARK: - Authentication

  var securitySchemes: JSONObject {
    var schemes = JSONObject()
    for (scheme, spec) in zip(model.authentication, document.authentication) {
      schemes[scheme.name] = .object(schemeObject(scheme.kind, spec.value.scopeTexts))
    }
    return schemes
  }

  private func schemeObject(
    _ kind: AuthenticationModel.Kind,
    _ scopeTexts: [String]
  ) -> JSONObject {
    switch kind {
    case .http(let scheme): return ["type": "http", "scheme": .string(scheme.rawValue)]
    case .key(let name, let location):
      return ["type": "apiKey", "name": .string(name), "in": .string(location.rawValue)]
    case .oauth2(let scopes, let authorizationURL, let tokenURL):
      var texts = JSONObject()
      for (scope, text) in zip(scopes, scopeTexts) { texts[scope] = .string(text) }
      return oauth2(texts, authorizationURL, tokenURL)
    }
  }

  private func oauth2(
    _ scopes: JSONObject,
    _ authorizationURL: String?,
    _ tokenURL: String?
  ) -> JSONObject {
    var flow = JSONObject()
    flow["authorizationUrl"] = authorizationURL.map { .string($0) }
    flow["tokenUrl"] = tokenURL.map { .string($0) }
    flow["scopes"] = .object(scopes)
    let name: String
    switch (authorizationURL, tokenURL) {
    case (_?, _?): name = "authorizationCode"
    case (_?, nil): name = "implicit"
    case (nil, _?): name = "clientCredentials"
    // Bearer is the fallback, since OpenAPI requires a URL in every OAuth flow.
    case (nil, nil): return ["type": "http", "scheme": "bearer"]
    }
    return ["type": "oauth2", "flows": .object(JSONObject([(name, .object(flow))]))]
  }

  func security(_ alternatives: [[SchemeUse]]) -> JSONValue {
    .array(
      alternatives.map { uses in
        var object = JSONObject()
        for use in uses {
          object[use.scheme.value] = .array(use.scopes.map { .string($0.value) })
        }
        return .object(object)
      }
    )
  }
}
