import EndpointSpec

extension APIIndex {
  /// The request that an endpoint's function returns.
  ///
  /// ```swift
  /// .init(.get, "/deck/\(segment: id)/draw/", endpoint: "Deck.draw", query: ["count": count])
  /// ```
  func requestExpression(
    of endpoint: EndpointModel,
    _ values: EndpointArguments
  ) -> String {
    let path = requestPath(of: endpoint, values.parameters)
    var arguments = [
      method(endpoint.method), path, "endpoint: \(stringLiteral(endpoint.id))",
    ]
    func add(_ label: String, _ value: String?) {
      if let value { arguments.append("\(label): \(value)") }
    }
    add("query", list(parameters(values, .query)))
    add("headers", list(constantHeaders(of: endpoint) + parameters(values, .header)))
    add("cookies", list(parameters(values, .cookie)))
    add("body", requestBody(of: endpoint, values))
    add("policy", requestPolicy(of: endpoint, in: model))
    let failures = failureRules(of: endpoint)
    add("failures", failures.isEmpty ? nil : arrayLiteral(failures))
    if case .stream(let type, let format) = endpoint.response {
      add("format", streamFormat(format))
      add("element", streamElement(type, format))
      return call(".init", arguments)
    }
    let response = responseFormat(of: endpoint.response)
    if let pagination = endpoint.pagination {
      add("response", response ?? ".json")
      add("pagination", paginationExpression(pagination, of: endpoint))
      add("items", pageItems(of: endpoint))
    } else {
      add("response", response)
    }
    return call(".init", arguments)
  }

  private func list(_ elements: [String]) -> String? {
    elements.isEmpty ? nil : dictionaryLiteral(elements)
  }

  /// `.get`, or the text of a custom method: `"PURGE"`.
  private func method(_ method: String) -> String {
    EndpointModel.commonMethods.contains(method)
      ? ".\(method.lowercased())" : stringLiteral(method)
  }

  private func parameters(
    _ values: EndpointArguments,
    _ location: ParameterLocation
  ) -> [String] {
    values.parameters.filter { $0.model.location == location }
      .map { parameterElement($0, hasStyle: location != .header) }
  }

  /// The headers with constant values. The Content-Type belongs to the body.
  private func constantHeaders(of endpoint: EndpointModel) -> [String] {
    endpoint.headers.filter { endpoint.body == nil || !isContentType($0.name) }.map { header in
      "\(stringLiteral(header.name)): \(stringLiteral(header.value))"
    }
  }

  /// The Content-Type that the spec declares for the body.
  func contentType(of endpoint: EndpointModel) -> String? {
    endpoint.headers.last { isContentType($0.name) }?.value
  }

  private func isContentType(_ name: String) -> Bool { name.lowercased() == "content-type" }

  /// The path of a request in Swift: `"/deck/\(segment: id)/draw/"`.
  private func requestPath(of endpoint: EndpointModel, _ parameters: [BoundParameter]) -> String {
    let selector = endpoint.pagination?.selector
    let parts = endpoint.path.map { part in
      switch part {
      case .text(let text): String(stringLiteral(text).dropFirst().dropLast())
      case .variable(let name): "{\(name.text)}"
      case .parameter(let name, let keepsSlashes):
        parameters.first { $0.model.location == .path && $0.field.wireName == name }
          .map { segment($0, keepsSlashes: keepsSlashes, isPage: selector == .parameter(name)) }
          ?? ""
      }
    }
    return "\"\(parts.joined())\""
  }

  /// Such as `\(segment: since, .unix)`. A page number includes its name: `\(segment: page, name: "page")`. A constant is
  /// part of the text if it needs no encoding and is not secret.
  private func segment(_ parameter: BoundParameter, keepsSlashes: Bool, isPage: Bool) -> String {
    if case .constant(.string(let text)) = parameter.model.binding, isUnreserved(text),
      !parameter.field.isSecret
    {
      return text
    }
    var arguments = [parameter.value]
    if isPage { arguments.append("name: \(stringLiteral(parameter.field.wireName.text))") }
    if let form = formArgument(of: parameter) { arguments.append(form) }
    if parameter.field.isSecret { arguments.append("secret: true") }
    if parameter.model.allowsEmpty { arguments.append("allowEmpty: true") }
    let label = keepsSlashes ? "segments" : "segment"
    return "\\(\(label): \(arguments.joined(separator: ", ")))"
  }
}

private func isUnreserved(_ text: String) -> Bool {
  text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "-_~".utf8.contains($0) }
}

/// The path in documentation: `/deck/{deck}/draw/`.
func documentedPath(_ path: [PathPart]) -> String {
  path.map { part in
    switch part {
    case .text(let text): text
    case .variable(let name): "{\(name.text)}"
    case .parameter(let name, let keepsSlashes): keepsSlashes ? "{+\(name.text)}" : "{\(name.text)}"
    }
  }.joined()
}

/// The policy of an endpoint: `.init(authentication: .required("token"), cache: .reload)`. Nil if it equals the default
/// of the API.
func requestPolicy(of endpoint: EndpointModel, in api: APIModel) -> String? {
  var own: [String] = []
  func add(_ label: String, _ value: String?) {
    if let value { own.append("\(label): \(value)") }
  }
  let policy = endpoint.policy
  add("cache", policy.cache == .default ? nil : ".\(policy.cache.rawValue)")
  add("isIdempotent", policy.isIdempotent.map { $0 ? "true" : "false" })
  add("redirects", policy.redirects == .follow ? nil : ".\(policy.redirects.rawValue)")
  add("server", endpoint.server.map { stringLiteral($0.text) })
  add("host", endpoint.host.map(stringLiteral))
  let shared = EndpointDefaults(authentication: endpoint.authentication, timeout: policy.timeout)
  return own.isEmpty && shared == api.defaults ? nil : call(".init", arguments(shared) + own)
}

/// The default policy of an API: `RequestPolicy(authentication: .required("token"), timeout: 20)`. Nil if it is empty.
func requestPolicy(of api: APIModel) -> String? {
  let shared = arguments(api.defaults)
  return shared.isEmpty ? nil : call("RequestPolicy", shared)
}

private func arguments(_ policy: EndpointDefaults) -> [String] {
  let authentication = authentication(policy.authentication).map { "authentication: \($0)" }
  let timeout = policy.timeout.map { "timeout: \(secondsLiteral($0))" }
  return [authentication, timeout].compactMap(\.self)
}

/// `.required("token")`, `.anyOf(["token"], ["key", "secret"], [])`, `.anyOf(["token"], [], scopes: ["read"])`
private func authentication(_ requirement: AuthenticationRequirement) -> String? {
  let alternatives = requirement.alternatives
  guard let first = alternatives.first else { return nil }
  if alternatives.count == 1, first.count == 1, let use = first.first {
    return call(".required", [stringLiteral(use.scheme)] + scopes([use]))
  }
  let lists = alternatives.map { uses in arrayLiteral(uses.map { stringLiteral($0.scheme) }) }
  return call(".anyOf", lists + scopes(alternatives.flatMap(\.self)))
}

private func scopes(_ uses: [AuthenticationRequirement.Use]) -> [String] {
  let scopes = uses.flatMap(\.scopes).unique(by: \.self)
  return scopes.isEmpty ? [] : ["scopes: \(arrayLiteral(scopes.map(stringLiteral)))"]
}

/// `5` for 5.0, `0.25`.
private func secondsLiteral(_ seconds: Double) -> String {
  Int(exactly: seconds).map { integerLiteral(String($0)) } ?? String(seconds)
}
