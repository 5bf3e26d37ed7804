import EndpointSpec

/// The change of an endpoint's credentials.
struct AuthenticationChange {
  /// Whether the server may refuse requests with the old credentials.
  let isTightened: Bool
  /// Whether it accepts the old credentials and others.
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

/// Schemes that are required together, with their scopes.
private struct Alternative {
  let scopes: [String: Set<String>]

  /// The alternatives of a requirement. Without any, no credentials are required.
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

  /// Whether the credentials satisfy this alternative.
  func isMet(by credentials: Alternative) -> Bool {
    scopes.allSatisfy { scheme, scopes in
      credentials.scopes[scheme].map { scopes.isSubset(of: $0) } ?? false
    }
  }
}
