import EndpointSpec

extension ChangeKind {
  package static let authAddedOrTightened = ChangeKind(
    "auth-added-or-tightened",
    wire: .breaking,
    swift: .care,
    bump: .major,
    consequence: "Shipped apps send no credential or the old one, and get 401 or 403",
    callers: "Calls compile, but fail without the new credential",
    remedy: "let the server accept the old credential until shipped apps are updated"
  )
  package static let authRemovedOrLoosened = ChangeKind(
    "auth-removed-or-loosened",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "The server still accepts requests of shipped apps",
    callers: "Calls compile"
  )
  package static let authSchemeDetailsChanged = ChangeKind(
    "auth-scheme-details-changed",
    wire: .care,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps use the old details",
    callers: "Calls compile",
    remedy: "let the server accept both"
  )
}

extension ChangeRule {
  /// The rules on authentication.
  static let authentication: [ChangeRule] =
    [
      .authAddedOrTightened,
      .authRemovedOrLoosened,
      .authSchemeDetailsChanged,
    ]
}

extension ChangeRule {
  /// The old credentials are no longer sufficient: an endpoint requires more, or a scheme sends them differently.
  static let authAddedOrTightened = ChangeRule(.authAddedOrTightened) { match in
    let schemes = match.schemes
    return schemes.pairs.filter { !$0.new.kind.takes($0.old.kind) }.map { pair in
      match.schemeChange(.authAddedOrTightened, pair, "is sent differently")
    }
      + match.changedEndpoints.compactMap { pair in
        let authentication = AuthenticationChange(pair, schemes)
        guard authentication.isTightened else { return nil }
        let wasOpen = pair.old.authentication.alternatives.allSatisfy(\.isEmpty)
        let change = match.authenticationChange(
          .authAddedOrTightened,
          pair,
          wasOpen ? "requests now need a credential" : "requests now need another credential"
        )
        guard wasOpen else { return change }
        return change.saying("Shipped apps send no credential and get 401")
          .advising("let the server accept requests without one until shipped apps are updated")
      }
  }
}

extension ChangeRule {
  /// The old credentials are still sufficient, and so are others or fewer.
  static let authRemovedOrLoosened = ChangeRule(.authRemovedOrLoosened) { match in
    let schemes = match.schemes
    return match.changedEndpoints.compactMap { pair in
      let authentication = AuthenticationChange(pair, schemes)
      guard authentication.isLoosened else { return nil }
      return match.authenticationChange(
        .authRemovedOrLoosened,
        pair,
        "requests now need fewer credentials"
      )
    }
  }
}

extension ChangeRule {
  /// A scheme changed in a way that does not affect requests: token URLs, available scopes, its name.
  static let authSchemeDetailsChanged = ChangeRule(.authSchemeDetailsChanged) { match in
    match.schemes.pairs.compactMap { pair in
      guard pair.new.kind.takes(pair.old.kind),
        pair.old.kind != pair.new.kind || pair.old.name != pair.new.name
      else { return nil }
      let change = match.schemeChange(.authSchemeDetailsChanged, pair, "has other details")
      return pair.old.kind == pair.new.kind ? change.with(wire: .safe).advising(nil) : change
    }
  }
}

extension Match {
  /// The schemes of both versions. A renamed scheme sends the same request.
  var schemes: Matched<AuthenticationScheme> {
    var matching = Matching(old.model.authentication, new.model.authentication)
    matching.match(by: .name) { $0.name }
    matching.match(by: .use) { $0.kind.specText }
    return matching.result
  }

  func schemeChange(
    _ kind: ChangeKind,
    _ pair: Pair<AuthenticationScheme>,
    _ phrase: String
  ) -> Change {
    var change = change(
      kind,
      "authentication \(pair.new.name)",
      pair.old.name == pair.new.name
        ? "the scheme \(quoted(pair.new.name)) \(phrase)"
        : "the scheme \(quoted(pair.old.name)) is now called \(quoted(pair.new.name))",
      old: pair.old.kind.specText,
      new: pair.new.kind.specText,
      before: pair.old.place,
      after: pair.new.place
    )
    change.endpoints = new.model.endpoints.filter { endpoint in
      endpoint.authentication.alternatives.joined().contains { $0.scheme == pair.new.name }
    }.map(\.id)
    return change
  }

  /// A finding on the authentication of an endpoint, or of the defaults if both versions inherit it.
  func authenticationChange(
    _ kind: ChangeKind,
    _ pair: Pair<EndpointModel>,
    _ summary: String
  ) -> Change {
    var change = change(
      kind,
      pair,
      summary,
      old: pair.old.authentication.specText,
      new: pair.new.authentication.specText,
      at: { $0.authentication?.place }
    )
    let isDefault =
      old.definition(of: pair.old)?.authentication == nil
      && new.definition(of: pair.new)?.authentication == nil
    guard isDefault else { return change }
    change.subject = "defaults"
    change.before = old.position(
      of: old.document.defaults.authentication?.place ?? old.model.namePlace
    )
    change.after = new.position(
      of: new.document.defaults.authentication?.place ?? new.model.namePlace
    )
    return change
  }
}

extension AuthenticationSpec {
  /// The place of the first scheme. Nil without schemes.
  fileprivate var place: Place? {
    guard case .anyOf(let alternatives) = self else { return nil }
    return alternatives.joined().first?.scheme.place
  }
}

extension AuthenticationScheme.Kind {
  /// True if the server accepts what old clients send.
  func takes(_ old: Self) -> Bool {
    switch (old, self) {
    case (.bearer, .oauth2), (.oauth2, .bearer), (.oauth2, .oauth2): true
    default: old == self
    }
  }

  /// The scheme as in the spec.
  var specText: String {
    switch self {
    case .bearer: return "bearer"
    case .basic: return "basic"
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
