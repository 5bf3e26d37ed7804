extension EndpointLinker {
  /// The authentication of an endpoint, or of the defaults if it has none.
  mutating func linkAuthentication(_ spec: AuthenticationSpec?) -> AuthenticationRequirement {
    guard case .anyOf(let alternatives) = spec ?? document.defaults.authentication ?? .none else {
      return AuthenticationRequirement(alternatives: [])
    }
    if spec != nil { checkSchemes(alternatives) }
    return AuthenticationRequirement(
      alternatives: alternatives.map { uses in
        uses.map { .init(scheme: $0.scheme.value, scopes: $0.scopes.map(\.value)) }
      }
    )
  }

  mutating func checkSchemes(_ alternatives: [[AuthenticationSpec.Use]]) {
    let names = document.authentication.map(\.name.value)
    for use in alternatives.joined() {
      guard let scheme = schemes[use.scheme.value] else {
        report(
          .unknownAuthentication,
          "unknown authentication scheme \(quoted(use.scheme.value))",
          at: use.scheme.place,
          hint: ForeignWords.authenticationHint(for: use.scheme.value)
            ?? nearest(to: use.scheme.value, in: names)
            ?? "declare it under \"authentication\""
        )
        continue
      }
      if let kind = scheme.kind { checkScopes(use, of: kind) }
    }
  }

  private mutating func checkScopes(
    _ use: AuthenticationSpec.Use,
    of kind: AuthenticationSchemeSpec.Kind
  ) {
    var names: [String] = []
    var remedy = "only a scheme of the form { \"oauth2\": … } has scopes"
    if case .oauth2(let oauth) = kind {
      names = oauth.scopes.map(\.name.value)
      remedy = "declare it under \"scopes\""
    }
    for scope in use.scopes where !names.contains(scope.value) {
      report(
        .unknownAuthentication,
        "\(quoted(use.scheme.value)) has no scope \(quoted(scope.value))",
        at: scope.place,
        hint: nearest(to: scope.value, in: names) ?? remedy
      )
    }
  }
}
