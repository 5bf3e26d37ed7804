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
      if reportForeignScheme(node) || reportPlaceAsKey(node) || reportCredentials(node) {
        return scheme
      }
      // Also a misspelled key is about OAuth 2, not about an API key.
      if node.members.contains(where: { isOAuth($0.key) }) {
        object(node, into: &scheme, AuthenticationSchemeSpec.oauthKeys)
      } else {
        scheme.kind = keyScheme(node)
      }
    } else {
      scheme.kind = httpScheme(node).map { .http($0) }
    }
    return scheme
  }

  private func isOAuth(_ key: String) -> Bool {
    let plain = DeceptiveText(key)?.plain ?? key
    return plain.lowercased().hasPrefix("oauth") || nearestName(to: plain, in: ["oauth2"]) != nil
  }

  private mutating func httpScheme(_ node: JSONNode) -> AuthenticationModel.HTTPScheme? {
    let names = AuthenticationModel.HTTPScheme.allCases.map(\.rawValue)
    if let text = node.text, !names.contains(text),
      let hint = ForeignWords.authenticationKind(for: text)
    {
      reportValue(
        "expected \(quotedList(names)), found \(quoted(text))",
        at: place(of: node),
        hint: hint
      )
      return nil
    }
    if reportsHeaderName(node, among: names) { return nil }
    // A misspelled scheme is unknown, so that its scopes are not judged.
    let isKnown = node.text.map(names.contains) ?? false
    return word(node, of: names).flatMap {
      isKnown ? AuthenticationModel.HTTPScheme(rawValue: $0.value) : nil
    }
  }

  /// Reports a scheme of OpenAPI, `{ "type": "http", "scheme": "bearer" }`, with its translation. Returns whether it is
  /// one.
  private mutating func reportForeignScheme(_ node: JSONNode) -> Bool {
    guard let member = node.member("type") ?? node.member("scheme"), node.member("oauth2") == nil
    else { return false }
    let json = foreignScheme(node)
    reportUnknownKey(
      member,
      noun: "an authentication scheme",
      hint: json.map { .write(json: $0, for: place(of: node)) }
        ?? "write \"bearer\", \"basic\", or an object with \"key\" and \"in\""
    )
    return true
  }

  /// Reports `{ "header": "X-API-Key" }`, which names the place of the key. Returns whether it is one.
  private mutating func reportPlaceAsKey(_ node: JSONNode) -> Bool {
    guard node.member("key") == nil, node.member("in") == nil,
      let member = ["header", "query", "cookie"].lazy.compactMap({ node.member($0) }).first,
      member.value.text != nil
    else { return false }
    let prefix = (node.member("prefix") ?? node.member("format"))?.value.text ?? ""
    if let scheme = AuthenticationModel.HTTPScheme.allCases.map(\.rawValue).first(where: {
      prefix.lowercased().hasPrefix($0)
    }), member.value.text?.lowercased() == "authorization" {
      reportUnknownKey(
        member,
        noun: "an authentication scheme",
        hint: .write(json: quoted(scheme), for: place(of: node))
      )
      return true
    }
    let json = "\"key\": \(source(of: member.value)), \"in\": \(quoted(member.key))"
    reportUnknownKey(
      member,
      noun: KeyDraft.keys.noun,
      hint: Hint(
        "write { \(json) }",
        [.replace(place(of: member), with: json)],
        isCertain: true
      )
    )
    return true
  }

  private func foreignScheme(_ node: JSONNode) -> String? {
    let type = node.member("type")?.value.text?.lowercased()
    let scheme = (node.member("scheme")?.value.text ?? type)?.lowercased()
    if scheme == "bearer" || scheme == "basic" { return "\"\(scheme ?? "bearer")\"" }
    if let name = (node.member("name") ?? node.member("key"))?.value, name.text != nil,
      let location = node.member("in")?.value, location.text != nil
    {
      return "{ \"key\": \(source(of: name)), \"in\": \(source(of: location)) }"
    }
    if type == "apikey", let key = postmanKey(node) { return key }
    guard type == "oauth2" else { return nil }
    let flow = node.member("flows")?.value.members.first?.value ?? node
    return "{ \"oauth2\": { \(keysOfFlow(flow)) } }"
  }

  private mutating func keyScheme(_ node: JSONNode) -> AuthenticationModel.Kind? {
    var draft = KeyDraft()
    object(node, into: &draft, KeyDraft.keys)
    guard let name = draft.name, let location = draft.location?.value else { return nil }
    if location != .query, !isHeaderName(name.value) {
      reportValue(
        "\(quoted(name.value)) is not a valid \(location) name",
        at: name.place,
        hint: headerNameHint(of: name)
      )
    }
    return .key(name: name.value, location: location)
  }

  /// Reads the required authentication: a name, `{ name: [scopes] }`, a list of these, or null.
  mutating func authentication(_ node: JSONNode) -> [[SchemeUse]]? {
    switch node.kind {
    case .null: return []
    case .bool:
      reportKind(
        expected: "a scheme name",
        found: node,
        hint: node.isFalse
          ? Hint(
            "write null for no authentication",
            [.replace(place(of: node), with: "null")],
            isCertain: true
          )
          : onlyScheme.map { .write(json: quoted($0), for: place(of: node)) }
            ?? "write the name of a scheme of \"authentication\""
      )
      return nil
    case .array:
      let alternatives = list(node) { node, reader in reader.alternative(node) } ?? []
      if node.isEmpty {
        reportValue(
          "expected a scheme",
          at: opening(of: node),
          hint: Hint(
            "write null for no authentication",
            [.replace(place(of: node), with: "null")],
            isCertain: true
          )
        )
      }
      return alternatives
    default: return schemeUse(node).map { [[$0]] }
    }
  }

  private mutating func alternative(_ node: JSONNode) -> [SchemeUse]? {
    switch node.kind {
    case .null: return []
    case .array:
      if node.isEmpty {
        reportValue(
          "expected a scheme",
          at: opening(of: node),
          hint: Hint("write null for no authentication", [.replace(place(of: node), with: "null")])
        )
      }
      return list(node) { node, reader in reader.schemeUse(node) }
    default: return schemeUse(node).map { [$0] }
    }
  }

  private mutating func schemeUse(_ node: JSONNode) -> SchemeUse? {
    guard case .object = node.kind else {
      return string(node, expected: "a scheme name").map { .init(scheme: $0, isText: true) }
    }
    if reportsForeignUse(node) { return nil }
    if let use = useOfFlag(node) { return use }
    let uses = map(node) { name, node, reader in reader.list(node) { $1.string($0) } }
    guard uses.count == 1 else {
      if uses.count > 1 || node.isEmpty {
        reportValue(
          "expected one scheme in the object",
          at: opening(of: node),
          hint: schemesHint(node)
        )
      }
      return nil
    }
    return .init(scheme: uses[0].name, scopes: uses[0].value)
  }
}
