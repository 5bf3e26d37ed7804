import EndpointJSON

/// A partially read API key.
struct KeyDraft: Sendable {
  var name: Located<String>?
  var location: Located<ParameterLocation>?

  static let keys = ObjectKeys<KeyDraft>(
    "an API key",
    definition: "authenticationKey",
    [
      .string("key", \.name).required,
      .word("in", \.location, of: [.header, .query, .cookie]).required,
    ]
  )
}

/// The value of `oauth2`.
struct OAuthDraft: Sendable {
  var scopes: [Named<String>] = []
  var authorizationURL: Located<String>?
  var tokenURL: Located<String>?

  static let keys = ObjectKeys<OAuthDraft>(
    "an OAuth 2 scheme",
    definition: "oauth2",
    [
      .map("scopes", \.scopes) { $2.string($1)?.value }.required,
      .string("authorizationURL", \.authorizationURL),
      .string("tokenURL", \.tokenURL),
    ]
  )
}

extension AuthenticationSchemeSpec {
  static let oauthKeys = ObjectKeys<AuthenticationSchemeSpec>(
    "an authentication scheme",
    definition: "authenticationOAuth2",
    [
      ObjectKey("oauth2", isRequired: true) { node, target, reader in
        var oauth = OAuthDraft()
        reader.object(node, into: &oauth, OAuthDraft.keys)
        target.scopeTexts = oauth.scopes.map(\.value)
        target.kind = .oauth2(
          scopes: oauth.scopes.map(\.name.value),
          authorizationURL: oauth.authorizationURL?.value,
          tokenURL: oauth.tokenURL?.value
        )
      }
    ]
  )
}

extension NodeReader {
  /// Reads the declaration of an authentication scheme. Its name is declared even if its kind cannot be read.
  mutating func authenticationScheme(
    _ name: Located<String>,
    _ node: JSONNode
  ) -> AuthenticationSchemeSpec {
    var scheme = AuthenticationSchemeSpec(place: name.place)
    if case .object = node.kind {
      // Also a misspelled key is about OAuth 2, not about an API key.
      if node.members.contains(where: { $0.key.lowercased().hasPrefix("oauth") }) {
        object(node, into: &scheme, AuthenticationSchemeSpec.oauthKeys)
      } else {
        scheme.kind = keyScheme(node)
      }
    } else {
      let names = AuthenticationModel.HTTPScheme.allCases.map(\.rawValue)
      let name = word(node, of: names)?.value
      scheme.kind = name.flatMap(AuthenticationModel.HTTPScheme.init(rawValue:)).map { .http($0) }
    }
    return scheme
  }

  private mutating func keyScheme(_ node: JSONNode) -> AuthenticationModel.Kind? {
    var draft = KeyDraft()
    object(node, into: &draft, KeyDraft.keys)
    guard let name = draft.name, let location = draft.location?.value else { return nil }
    if location != .query, !isHeaderName(name.value) {
      reportValue("\(quoted(name.value)) is not a valid \(location) name", at: name.place)
    }
    return .key(name: name.value, location: location)
  }

  /// Reads the required authentication: a name, `{ name: [scopes] }`, a list of these, or null.
  mutating func authentication(_ node: JSONNode) -> [[SchemeUse]]? {
    switch node.kind {
    case .null: return []
    case .array:
      let alternatives = list(node) { node, reader in reader.alternative(node) } ?? []
      if node.isEmpty {
        reportValue(
          "expected a scheme",
          at: opening(of: node),
          hint: "write null for no authentication"
        )
      }
      return alternatives
    default: return schemeUse(node).map { [[$0]] }
    }
  }

  private mutating func alternative(_ node: JSONNode) -> [SchemeUse]? {
    switch node.kind {
    case .null: return []
    case .array: return list(node) { node, reader in reader.schemeUse(node) }
    default: return schemeUse(node).map { [$0] }
    }
  }

  private mutating func schemeUse(_ node: JSONNode) -> SchemeUse? {
    guard case .object = node.kind else {
      return string(node, expected: "a scheme name").map { .init(scheme: $0) }
    }
    let uses = map(node) { name, node, reader in reader.list(node) { $1.string($0) } }
    guard uses.count == 1 else {
      if uses.count > 1 || node.isEmpty {
        reportValue(
          "expected one scheme in the object",
          at: opening(of: node),
          hint: "use a list: each of its schemes is enough"
        )
      }
      return nil
    }
    return .init(scheme: uses[0].name, scopes: uses[0].value)
  }
}
