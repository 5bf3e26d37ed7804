import EndpointSpec

/// The policy of an endpoint: `.init(authentication: .required("token"), cache: .reload)`. Nil if it equals the default
/// of the API.
func requestPolicy(of endpoint: EndpointModel, in api: APIModel) -> SwiftExpression? {
  var own: [SwiftExpression.Argument] = []
  func add(_ label: String, _ value: SwiftExpression?) {
    if let value { own.append(.init(label, value)) }
  }
  let policy = endpoint.policy
  add("cache", policy.cache == .default ? nil : .text(".\(policy.cache.rawValue)"))
  add("isIdempotent", policy.isIdempotent.map { $0 ? "true" : "false" })
  add("redirects", policy.redirects == .follow ? nil : .text(".\(policy.redirects.rawValue)"))
  add("server", endpoint.server.map { .text(stringLiteral($0.text)) })
  add("host", endpoint.host.map { .text(stringLiteral($0)) })
  let shared = EndpointDefaults(authentication: endpoint.authentication, timeout: policy.timeout)
  return own.isEmpty && shared == api.defaults ? nil : .call(".init", arguments(shared) + own)
}

/// The default policy of an API: `RequestPolicy(authentication: .required("token"), timeout: 20)`. Nil if it is empty.
func requestPolicy(of api: APIModel) -> SwiftExpression? {
  let shared = arguments(api.defaults)
  return shared.isEmpty ? nil : .call("RequestPolicy", shared)
}

private func arguments(_ policy: EndpointDefaults) -> [SwiftExpression.Argument] {
  let authentication = authentication(policy.authentication).map {
    SwiftExpression.Argument("authentication", $0)
  }
  let timeout = policy.timeout.map {
    SwiftExpression.Argument("timeout", .text(secondsLiteral($0)))
  }
  return [authentication, timeout].compactMap(\.self)
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
