import EndpointSpec

extension ChangeKind {
  package static let authAddedOrTightened = ChangeKind(
    "auth-added-or-tightened",
    wire: .breaking,
    swift: .care,
    bump: .major,
    consequence: "Shipped apps send no credential, or another, and get 401 or 403",
    callers: "Calls compile, but fail without the new credential",
    remedy: "let the server take the old credential too until shipped apps are gone"
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
    remedy: "let the server take both"
  )
}

extension ChangeRule {
  /// The rules about credentials.
  static let authentication: [ChangeRule] =
    [
      .authAddedOrTightened,
      .authRemovedOrLoosened,
      .authSchemeDetailsChanged,
    ]
}

extension ChangeRule {
  /// Credentials that were enough are not any longer: an endpoint asks for more, or a scheme sends them otherwise.
  static let authAddedOrTightened = ChangeRule(.authAddedOrTightened) { match in
    let schemes = match.schemes
    return schemes.pairs.filter { !$0.new.kind.takes($0.old.kind) }.map { pair in
      match.schemeChange(.authAddedOrTightened, pair, "is sent in another way")
    }
      + match.changedEndpoints.compactMap { pair in
        let authentication = AuthenticationChange(pair, schemes)
        guard authentication.isTightened else { return nil }
        let wasOpen = pair.old.authentication.alternatives.allSatisfy(\.isEmpty)
        let change = match.authenticationChange(
          .authAddedOrTightened,
          pair,
          wasOpen ? "requests need a credential now" : "requests need another credential now"
        )
        guard wasOpen else { return change }
        return change.saying("Shipped apps send no credential and get 401")
          .advising("let the server take requests without one until shipped apps are gone")
      }
  }
}

extension ChangeRule {
  /// Credentials that were enough still are, and fewer or others are, too.
  static let authRemovedOrLoosened = ChangeRule(.authRemovedOrLoosened) { match in
    let schemes = match.schemes
    return match.changedEndpoints.compactMap { pair in
      let authentication = AuthenticationChange(pair, schemes)
      guard authentication.isLoosened else { return nil }
      return match.authenticationChange(
        .authRemovedOrLoosened,
        pair,
        "requests need fewer credentials now"
      )
    }
  }
}

extension ChangeRule {
  /// What is a finding about a scheme and does not change what is sent: where tokens come from, the scopes that there are, its name.
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
  /// The schemes of both versions; one that was renamed sends the same.
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
        : "the scheme \(quoted(pair.old.name)) is called \(quoted(pair.new.name)) now",
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

  /// A finding about what an endpoint asks for; of the defaults, if both versions have it from there.
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
  /// Where the first scheme is named; nil of none.
  fileprivate var place: Place? {
    guard case .anyOf(let alternatives) = self else { return nil }
    return alternatives.joined().first?.scheme.place
  }
}

extension AuthenticationScheme.Kind {
  /// Whether the server understands what clients of the old kind send.
  func takes(_ old: Self) -> Bool {
    switch (old, self) {
    case (.bearer, .oauth2), (.oauth2, .bearer), (.oauth2, .oauth2): true
    default: old == self
    }
  }

  /// The scheme as a spec writes it.
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
  /// What is asked for: `token (read, write) or key`.
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
