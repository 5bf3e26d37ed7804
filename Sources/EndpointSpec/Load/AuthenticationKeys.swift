import EndpointJSON

/// A partially read authentication scheme.
struct SchemeDraft: Sendable {
  var name: Located<String>?
  var location: Located<ParameterLocation>?
  var oauth: OAuthSpec?

  static let keyKeys = ObjectKeys<SchemeDraft>(
    "an API key",
    definition: "authenticationKey",
    [
      .string("key", \.name).required,
      .word("in", \.location, of: [.header, .query, .cookie]).required,
    ]
  )

  static let oauthKeys = ObjectKeys<SchemeDraft>(
    "an authentication scheme",
    definition: "authenticationOAuth2",
    [
      ObjectKey("oauth2", isRequired: true) { node, target, reader in
        var oauth = OAuthSpec()
        reader.object(node, into: &oauth, OAuthSpec.keys)
        target.oauth = oauth
      }
    ]
  )
}

extension OAuthSpec {
  static let keys = ObjectKeys<OAuthSpec>(
    "an OAuth 2 scheme",
    definition: "oauth2",
    [
      .map("scopes", \.scopes) { $2.string($1)?.value }.required,
      .string("authorizationURL", \.authorizationURL),
      .string("tokenURL", \.tokenURL),
    ]
  )
}

extension NodeReader {
  /// Reads the declaration of an authentication scheme. Its name is declared even if its kind cannot be read.
  mutating func authenticationScheme(
    _ name: Located<String>,
    _ node: JSONNode
  ) -> AuthenticationSchemeSpec {
    AuthenticationSchemeSpec(kind: schemeKind(node), place: name.place)
  }

  private mutating func schemeKind(_ node: JSONNode) -> AuthenticationSchemeSpec.Kind? {
    guard case .object = node.kind else {
      return word(node, of: ["bearer", "basic"]).map { $0.value == "bearer" ? .bearer : .basic }
    }
    var draft = SchemeDraft()
    let isOAuth = node.member("oauth2") != nil
    object(node, into: &draft, isOAuth ? SchemeDraft.oauthKeys : SchemeDraft.keyKeys)
    checkKeyName(draft)
    return kind(of: draft)
  }

  private mutating func checkKeyName(_ draft: SchemeDraft) {
    guard let name = draft.name, let location = draft.location?.value, location != .query,
      !isHeaderName(name.value)
    else { return }
    reportValue("\(quoted(name.value)) is not a valid \(location) name", at: name.place)
  }

  private func kind(of draft: SchemeDraft) -> AuthenticationSchemeSpec.Kind? {
    if let oauth = draft.oauth { return .oauth2(oauth) }
    guard let name = draft.name, let location = draft.location?.value else { return nil }
    return .key(name: name, location: location)
  }

  /// Reads the required authentication: a name, `{ name: [scopes] }`, a list of these, or null.
  mutating func authentication(_ node: JSONNode) -> AuthenticationSpec? {
    switch node.kind {
    case .null: return AuthenticationSpec.none
    case .array:
      let alternatives = list(node) { node, reader in reader.alternative(node) } ?? []
      if node.isEmpty {
        reportValue(
          "expected a scheme",
          at: opening(of: node),
          hint: "write null for no authentication"
        )
      }
      return .anyOf(alternatives)
    default: return schemeUse(node).map { .anyOf([[$0]]) }
    }
  }

  private mutating func alternative(_ node: JSONNode) -> [AuthenticationSpec.Use]? {
    switch node.kind {
    case .null: return []
    case .array: return list(node) { node, reader in reader.schemeUse(node) }
    default: return schemeUse(node).map { [$0] }
    }
  }

  private mutating func schemeUse(_ node: JSONNode) -> AuthenticationSpec.Use? {
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
