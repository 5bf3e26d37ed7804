import EndpointSpec

/// What became of the credentials that an endpoint asks for.
struct AuthenticationChange {
  /// Whether requests with the old credentials may be refused.
  let isTightened: Bool
  /// Whether they are not, and others will do as well.
  let isLoosened: Bool

  init(_ endpoint: Pair<EndpointModel>, _ schemes: Matched<AuthenticationScheme>) {
    let names = Dictionary(
      schemes.pairs.map { ($0.old.name, $0.new.name) },
      uniquingKeysWith: { first, _ in first }
    )
    let old = Alternative.all(of: endpoint.old.authentication) { names[$0] ?? $0 }
    let new = Alternative.all(of: endpoint.new.authentication) { $0 }
    isTightened = !old.allSatisfy { credentials in new.contains { $0.isMet(by: credentials) } }
    isLoosened = !isTightened && !new.allSatisfy { new in old.contains { $0.isMet(by: new) } }
  }
}

/// Schemes that are asked for together, each with its scopes.
private struct Alternative {
  let scopes: [String: Set<String>]

  /// The alternatives of a requirement; none at all is met by nothing.
  static func all(
    of requirement: AuthenticationRequirement,
    naming name: (String) -> String
  ) -> [Alternative] {
    let alternatives = requirement.alternatives.isEmpty ? [[]] : requirement.alternatives
    return alternatives.map { uses in
      Alternative(
        scopes: Dictionary(
          uses.map { (name($0.scheme), Set($0.scopes)) },
          uniquingKeysWith: { $0.union($1) }
        )
      )
    }
  }

  /// Whether a request with those credentials has what this asks for.
  func isMet(by credentials: Alternative) -> Bool {
    scopes.allSatisfy { scheme, scopes in
      credentials.scopes[scheme].map { scopes.isSubset(of: $0) } ?? false
    }
  }
}
