import EndpointSpec

/// What an endpoint asks of its client: `.init(authentication: .required("token"), cache: .reload)`; nil where it asks
/// nothing.
func requestPolicy(of endpoint: EndpointModel) -> SwiftExpression? {
  var arguments: [SwiftExpression.Argument] = []
  func add(_ label: String, _ value: SwiftExpression?) {
    if let value { arguments.append(.init(label, value)) }
  }
  add("authentication", authentication(endpoint.authentication))
  add("timeout", endpoint.timeout.map { .text(secondsLiteral($0)) })
  add("cache", endpoint.cache == .default ? nil : .text(".\(endpoint.cache.rawValue)"))
  add("isIdempotent", endpoint.isIdempotent.map { $0 ? "true" : "false" })
  add("redirects", endpoint.redirects == .follow ? nil : .text(".\(endpoint.redirects.rawValue)"))
  add("server", endpoint.server.map { .text(stringLiteral($0.text)) })
  add("host", endpoint.host.map { .text(stringLiteral($0)) })
  return arguments.isEmpty ? nil : .call(".init", arguments)
}

/// `.required("token")`, `.anyOf(["token"], ["key", "secret"], [])`, `.anyOf(["token"], [], scopes: ["read"])`
private func authentication(_ requirement: AuthenticationRequirement) -> SwiftExpression? {
  let alternatives = requirement.alternatives
  guard let first = alternatives.first else { return nil }
  if alternatives.count == 1, first.count == 1, let use = first.first {
    return .call(".required", [.init(nil, .text(stringLiteral(use.scheme)))] + scopes([use]))
  }
  let lists = alternatives.map { uses in
    SwiftExpression.Argument(nil, .array(uses.map { .text(stringLiteral($0.scheme)) }))
  }
  return .call(".anyOf", lists + scopes(alternatives.flatMap(\.self)))
}

private func scopes(_ uses: [AuthenticationRequirement.Use]) -> [SwiftExpression.Argument] {
  var unique: Set<String> = []
  let scopes = uses.flatMap(\.scopes).filter { unique.insert($0).inserted }
  return scopes.isEmpty ? [] : [.init("scopes", .array(scopes.map { .text(stringLiteral($0)) }))]
}

/// `5` for 5.0, `0.25`.
private func secondsLiteral(_ seconds: Double) -> String {
  Int(exactly: seconds).map { integerLiteral(String($0)) } ?? String(seconds)
}
