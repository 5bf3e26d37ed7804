extension EndpointLinker {
  /// The authentication of an endpoint, or of the defaults if it has none.
  mutating func linkAuthentication(_ spec: [[SchemeUse]]?) -> AuthenticationRequirement {
    if let spec { checkSchemes(spec) }
    return AuthenticationRequirement(
      alternatives: (spec ?? document.defaults.authentication ?? []).map { uses in
        uses.map { .init(scheme: $0.scheme.value, scopes: $0.scopes.map(\.value)) }
      }
    )
  }

  mutating func checkSchemes(_ alternatives: [[SchemeUse]]) {
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
    _ use: SchemeUse,
    of kind: AuthenticationScheme.Kind
  ) {
    var names: [String] = []
    var remedy = "only a scheme of the form { \"oauth2\": … } has scopes"
    if case .oauth2(let scopes, _, _) = kind {
      names = scopes
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
