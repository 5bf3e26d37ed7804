import EndpointSpec

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
