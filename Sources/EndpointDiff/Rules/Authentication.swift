import EndpointGenerator
import EndpointSpec

extension ChangeRule {
  /// The rules on authentication.
  static let authentication: [ChangeRule] = [
    ChangeKind[.authAddedOrTightened].rule { kind, match in
      let schemes = match.schemes
      let resent = schemes.pairs.filter { !$0.new.kind.accepts($0.old.kind) }
      let tightened = match.changedEndpoints.filter {
        AuthenticationChange($0, schemes) == .tightened
      }
      return resent.map { match.schemeChange(kind, $0, "is sent differently") }
        + tightened.map { tightening(kind, $0, match) }
    },
    ChangeKind[.authRemovedOrLoosened].rule { kind, match in
      let schemes = match.schemes
      return match.changedEndpoints.filter { AuthenticationChange($0, schemes) == .loosened }
        .map { match.authenticationChange(kind, $0, "requests now need fewer credentials") }
    },
    ChangeKind[.authSchemeDetailsChanged].rule { kind, match in
      match.schemes.pairs.compactMap { pair in
        guard pair.new.kind.accepts(pair.old.kind),
          !pair.hasSameRequest || pair.old.name != pair.new.name
        else { return nil }
        let change = match.schemeChange(kind, pair, "has other details")
        guard pair.hasSameRequest else { return change }
        return change.showing(pair.old.name, pair.new.name).with(wire: .safe, swift: .care)
          .saying("Requests are unchanged; rebuilt apps need credentials for \(pair.new.name)")
          .advising("rename the scheme in the credentials of the client")
      }
    },
  ]
}

private func tightening(
  _ kind: ChangeKind,
  _ pair: Pair<EndpointModel>,
  _ match: Match
) -> Change {
  guard pair.old.authentication.alternatives.allSatisfy(\.isEmpty) else {
    return match.authenticationChange(kind, pair, "requests now need another credential")
  }
  return match.authenticationChange(kind, pair, "requests now need a credential")
    .saying("Shipped apps send no credential and get 401")
    .advising("let the server accept requests without one until shipped apps are updated")
}

/// The change of an endpoint's credentials.
private enum AuthenticationChange {
  /// The server may refuse requests with the old credentials.
  case tightened
  /// The server accepts the old credentials and others.
  case loosened

  init?(_ endpoint: Pair<EndpointModel>, _ schemes: Matched<AuthenticationModel>) {
    let names = Dictionary(firstOf: schemes.pairs.map { ($0.old.name, $0.new.name) })
    let old = Alternative.all(of: endpoint.old.authentication) { names[$0] ?? $0 }
    let new = Alternative.all(of: endpoint.new.authentication) { $0 }
    if !old.allSatisfy({ credentials in new.contains { $0.isMet(by: credentials) } }) {
      self = .tightened
    } else if !new.allSatisfy({ new in old.contains { $0.isMet(by: new) } }) {
      self = .loosened
    } else {
      return nil
    }
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
      let scopes = uses.map { (name($0.scheme), Set($0.scopes)) }
      return Alternative(scopes: Dictionary(scopes, uniquingKeysWith: { $0.union($1) }))
    }
  }

  /// Whether the credentials satisfy this alternative.
  func isMet(by credentials: Alternative) -> Bool {
    scopes.allSatisfy { scheme, scopes in
      credentials.scopes[scheme].map { scopes.isSubset(of: $0) } ?? false
    }
  }
}

extension Match {
  /// The schemes of both versions. A renamed scheme sends the same request.
  fileprivate var schemes: Matched<AuthenticationModel> {
    var matching = Matching(old.model.authentication, new.model.authentication)
    matching.match { $0.name }
    matching.match { $0.kind.specText }
    return matching.result
  }

  fileprivate func schemeChange(
    _ kind: ChangeKind,
    _ pair: Pair<AuthenticationModel>,
    _ phrase: String
  ) -> Change {
    let (former, name) = (quoted(pair.old.name), quoted(pair.new.name))
    var change = change(
      kind,
      Subject("authentication", part: pair.new.name),
      former == name
        ? "the scheme \(name) \(phrase)" : "the scheme \(former) is now called \(name)",
      at: pair.old.place,
      pair.new.place
    ).showing(pair.old.kind.specText, pair.new.kind.specText)
    let users = new.model.endpoints.filter { endpoint in
      endpoint.authentication.alternatives.joined().contains { $0.scheme == pair.new.name }
    }
    change.endpoints = endpoints(users.map(\.id))
    return change
  }

  /// A finding on the authentication of an endpoint, or of the defaults if both versions inherit it.
  fileprivate func authenticationChange(
    _ kind: ChangeKind,
    _ pair: Pair<EndpointModel>,
    _ summary: String
  ) -> Change {
    let (old, new) = (pair.old.authentication.specText, pair.new.authentication.specText)
    let change = change(kind, pair, summary, at: { $0.authentication?.place }).showing(old, new)
    let isDefault =
      pair.old.written.value.authentication == nil && pair.new.written.value.authentication == nil
    return isDefault ? ofDefaults(change, at: { $0.authentication?.place }) : change
  }
}

extension [[SchemeUse]] {
  /// The place of the first scheme. Nil without schemes.
  fileprivate var place: Place? { joined().first?.scheme.place }
}

extension Pair<AuthenticationModel> {
  /// True if both schemes send the same request. Names of headers ignore case.
  fileprivate var hasSameRequest: Bool {
    if case .key = old.kind { return new.kind.accepts(old.kind) }
    return old.kind == new.kind
  }
}

extension AuthenticationModel.Kind {
  /// True if the server accepts what old clients send.
  func accepts(_ old: Self) -> Bool {
    switch (old, self) {
    case (.http(.bearer), .oauth2), (.oauth2, .http(.bearer)), (.oauth2, .oauth2): true
    case (.key(let old, .header), .key(let new, .header)): old.lowercased() == new.lowercased()
    default: old == self
    }
  }

  /// The scheme as in the spec.
  var specText: String {
    switch self {
    case .http(let scheme): return scheme.rawValue
    case .key(let name, let location): return "{ \"key\": \"\(name)\", \"in\": \"\(location)\" }"
    case .oauth2(let scopes, let authorizationURL, let tokenURL):
      let facts =
        ["scopes: \(scopes.joined(separator: ", "))"]
        + [authorizationURL.map { "authorizationURL: \($0)" }, tokenURL.map { "tokenURL: \($0)" }]
        .compactMap { $0 }
      return "oauth2 (\(facts.joined(separator: "; ")))"
    }
  }
}

extension AuthenticationRequirement {
  /// The requirement: `token (read, write) or key`.
  fileprivate var specText: String {
    if alternatives.isEmpty { return "none" }
    return alternatives.map { uses in
      uses.isEmpty ? "none" : uses.map(\.specText).joined(separator: " and ")
    }.joined(separator: " or ")
  }
}

extension AuthenticationRequirement.Use {
  fileprivate var specText: String {
    scopes.isEmpty ? scheme : "\(scheme) (\(scopes.joined(separator: ", ")))"
  }
}
